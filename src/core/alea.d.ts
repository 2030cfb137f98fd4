/** The one generator we use of seedrandom, which ships no types for it. */
declare module 'seedrandom/lib/alea.js' {
  interface State {
    readonly c: number
    readonly s0: number
    readonly s1: number
    readonly s2: number
  }
  interface Alea {
    (): number
    state(): State
  }
  export default function alea(seed: string, options: { readonly state: State | true }): Alea
}
