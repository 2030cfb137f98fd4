/** A page with a record in it: the element, and the story that lies beside it in the page. */
import type { Story } from '../../tools/player/story.js'
import { type Part, unweave } from '../../tools/player/weave.js'
import { define, type TableElement } from '../element.js'

const data = document.getElementById('story') as HTMLElement

define('wingover-table')
const table = document.createElement('wingover-table') as TableElement
table.bare = true
table.theme = data.dataset.theme ?? 'light'
table.addEventListener('wingover-set', (event) => Object.assign(table, (event as CustomEvent<object>).detail))
document.body.append(table)
table.tell(unweave(JSON.parse(data.textContent ?? '') as readonly Part[]) as Story)
