/** The constants that the specification gives as bare numbers, with what each is taken for. [A93] */

import { MINUTE_MS } from './time.ts'

/** Failed sign-ins after which the form points at the reset link. [R9.16] */
export const ATTEMPTS_BEFORE_HINT = 3

/** Letters from which words are suggested for. [R9.17, R4.78, J03] */
export const LETTERS_BEFORE_SUGGESTIONS = 3

/** The least reviews with which an average is shown. */
export const REVIEWS_BEFORE_AVERAGE = 3

/** Recommended shoes in a row. [R9.18] */
export const TILES_PER_ROW = 4

export const MAX_LINE_QUANTITY = 99

/** How often an open page looks at the token's age. [R9.19] */
export const AGE_CHECK_MS = MINUTE_MS
