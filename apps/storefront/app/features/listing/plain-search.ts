/**
 * A search as its page's canonical address names it: without case, accents, apostrophes, punctuation and invisible
 * characters, which change nothing of what is found. Quotation marks stay: what they enclose is taken literally.
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
