const READS = /\baccountEmail\b|\bsession(?:\?|!)?\.email\b|\bemail\b[^{}=]*\}\s*=\s*[\w.?]*\b[sS]ession\b/g

export function findSessionEmails(text: string): readonly number[] {
  const lines = [...text.matchAll(READS)].map(({ index }) => text.slice(0, index).split('\n').length)
  return [...new Set(lines)]
}
