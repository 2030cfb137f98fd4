/**
 * One kind of question that a game can be examined in, as data; `wingover/quiz` finds positions for it. What it asks:
 * `refusal`, may this order be given, or which rule refuses it? `reading`, what comes of this order, where another reading
 * of the rule would come out differently? `odds`, how likely is this?
 */
export interface QuizKind {
  readonly id: string
  readonly asks: 'refusal' | 'reading' | 'odds'
  /** The code of a refusal, the name of an option, or the type of an event. */
  readonly about: string
  /** The section of the book that it belongs to. */
  readonly section: string
  /** 1 for who has played once, 3 for who has read the book twice. */
  readonly level: 1 | 2 | 3
  /** For odds: what may happen, as a clause. `it is hit` */
  readonly clause?: string
}
