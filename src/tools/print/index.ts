/** What people print for a table of wood: cards of aircraft and pilots, and how each scenario is set up. */
export { type Paper, papers, printPage } from './page.js'
export { scenarioSheets } from './scenario.js'
