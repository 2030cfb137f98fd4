/** The rule books, and the index over them: the very same that the package carries. */
import { libraryIn } from '../src/cli/rules/books.js'

/** Every book, and the index. */
export const { books, index } = libraryIn('.')
