/** Of text on wide pages. */
export const LINES = { maxWidth: 'calc(68 * var(--ch-text))' } as const
