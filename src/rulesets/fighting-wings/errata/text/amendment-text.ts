/** What an entry is about, in our own words. */
export interface AmendmentText {
  readonly title: string
  readonly summary: string
  /** Why no function and no patch carries it out, where none does. */
  readonly withoutFunction?: string
}
