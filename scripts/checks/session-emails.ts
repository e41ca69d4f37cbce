/** The name of the property, which nothing else has, and any `email` that is read from a session. */
const READS = /\baccountEmail\b|\bsession(?:\?|!)?\.email\b|\bemail\b[^{}=]*\}\s*=\s*[\w.?]*\b[sS]ession\b/g

/** Lines at which a source reads the email of a session, whatever it does with it. */
export function findSessionEmails(text: string): readonly number[] {
  const lines = [...text.matchAll(READS)].map(({ index }) => text.slice(0, index).split('\n').length)
  return [...new Set(lines)]
}
