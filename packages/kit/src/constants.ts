/** Constants that the specification gives as bare numbers. [A93] */

import { MINUTE_MS } from './time.ts'

/** Failed sign-ins before the form suggests a password reset. [R9.16] */
export const ATTEMPTS_BEFORE_HINT = 3

/** [R9.17, R4.78, J03] */
export const LETTERS_BEFORE_SUGGESTIONS = 3

export const REVIEWS_BEFORE_AVERAGE = 3

/** [R9.18] */
export const TILES_PER_ROW = 4

export const MAX_LINE_QUANTITY = 99

/** How often an open page checks the token's age. [R9.19] */
export const AGE_CHECK_MS = MINUTE_MS
