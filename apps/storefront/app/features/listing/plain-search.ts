/**
 * The canonical form of a search: case, accents, apostrophes, punctuation and invisible characters don't affect results
 * and are dropped. Quotation marks stay, since a quoted phrase is matched exactly.
 */
export function plainSearch(text: string): string {
  const literal = /^\s*["“”](.+)["“”]\s*$/su.exec(text)?.[1]
  if (literal !== undefined) return `"${plainSearch(literal)}"`
  return text
    .replace(/(\d)\s*½/g, '$1.5')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+|(?<!\p{N})\.|\.(?!\p{N})/gu, ' ')
    .trim()
}
