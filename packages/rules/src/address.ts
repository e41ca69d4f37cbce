/** Of a line of the address, in characters. */
export const MAX_LINE_LENGTH = 100
/** Of titles, fax and tax numbers. */
export const MAX_SHORT_LENGTH = 40
export const MAX_STREET_LINES = 2

/** Lines with text, as typed. */
export const streetLinesOf = (lines: readonly (string | null | undefined)[]) =>
  lines.flatMap((line) => (line?.trim() ? [line] : []))
