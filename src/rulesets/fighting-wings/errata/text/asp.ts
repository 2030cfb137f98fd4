import type { ASP } from '../amendments/asp.js'
import type { AmendmentText } from './amendment-text.js'

/** Titles and summaries of section C. */
export const ASP_TEXT: Readonly<Record<keyof typeof ASP, AmendmentText>> = {
  'ASP-6.3-summary-fix': {
    title: 'Summary against rule 6.3',
    summary:
      'The rule is right and the play aid wrong: in its two wings-inverted cases, from level flight and from a zoom climb, the tie to the first VFP goes.',
    withoutFunction: 'It strikes words from a play aid; rule 6.3 itself, which stays, is not at hand.',
  },
  'ASP-10.3-stacking': {
    title: 'Head-on modifiers that add up',
    summary: 'Veteran adds to hero or ace; hero and ace do not add to each other.',
  },
  'ASP-10.3-head-on-notes': {
    title: 'Head-on notes',
    summary:
      'The same two notes as in the other 2nd-edition list: the worse deflection for both, and what is no head-on.',
  },
  'ASP-15.5-attitudes-climb': {
    title: 'Attitudes: rate of climb',
    summary: 'The comparison with 3,000 ft/min in the second sentence is turned round. Its sign is lost.',
  },
  'ASP-15.5-note-p34-climb': {
    title: 'Note on page 34: rate of climb',
    summary: 'The comparison with 3,000 ft/min in the first sentence is turned round. Its sign is lost.',
  },
  'ASP-ADC-replaced': {
    title: 'Cards printed anew',
    summary: 'Spitfire I and II and Hurricane IIC have new cards in issue 29 of The Art of War, which are not at hand.',
  },
  'ASP-ADC-battle3-power': {
    title: 'Battle III: power',
    summary: 'In band HI at 1.0 to 4.5 it has 1 and no second number.',
  },
  'ASP-ADC-battle3-dg': { title: 'Battle III: defensive ammunition', summary: 'It reads 12 (6x3)*.' },
  'ASP-ADC-blenheim4': {
    title: 'Blenheim IV: bank and slip',
    summary: 'At 8.0 to 9.5, reached in dives, it needs 6 points for either.',
  },
  'ASP-ADC-bf109e3v': {
    title: 'Bf 109E-3 variant: ammunition',
    summary: 'Both weapon groups have 4.0, for their slower fire.',
  },
  'ASP-ADC-ju88a5-power': { title: 'Ju 88A-5: power', summary: 'None in band VL at 5.0 to 7.5.' },
  'ASP-ADC-ju88a5-bank': {
    title: 'Ju 88A-5: bank and slip',
    summary: 'At 10 and more, terminal velocity in band HI, it needs 7 and 8 points.',
  },
  'ASP-ADC-do17z2': { title: 'Do 17Z-2: power', summary: 'None in bands HI, LO and VL at 5.0 to 7.5.' },
  'ASP-ADC-do217e3-bank': {
    title: 'Do 217E-3: bank and slip',
    summary: 'At 10 and more, terminal velocity in bands MH and ML, it needs 9 and 10 points.',
  },
  'ASP-ADC-do217e3-max': { title: 'Do 217E-3: max speed', summary: 'In band MH it is 6.0.' },
}
