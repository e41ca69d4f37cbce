/** Longest code that can be one; longer texts are looked up nowhere. */
const MOST_CHARACTERS = 40

/** A code as it is stored: capitals and spaces do not matter to shoppers. Undefined when it can be none. */
export function parseCode(text: string): string | undefined {
  const code = text.normalize('NFKC').replace(/\s/g, '').toUpperCase()
  return code.length <= MOST_CHARACTERS && /^[A-Z0-9_-]+$/.test(code) ? code : undefined
}
