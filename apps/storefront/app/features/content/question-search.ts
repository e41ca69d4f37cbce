const QUESTION = /<details>\s*<summary>([\s\S]*?)<\/summary>([\s\S]*?)<\/details>/g
const PLAIN_TAGS = /<[^>]*>/g
const MOST_TERMS = 8

export const MAX_QUESTION_LENGTH = 80

const termsOf = (query: string) =>
  query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((term) => term.length > 1)
    .slice(0, MOST_TERMS)

export interface FoundQuestions {
  readonly count: number
  /** Sanitised HTML, the first answer open. */
  readonly html: string
}

/** Questions with every term in question or answer. Undefined without a term. */
export function findQuestions(html: string, query: string): FoundQuestions | undefined {
  const terms = termsOf(query)
  if (terms.length === 0) return undefined
  const found = [...html.matchAll(QUESTION)].filter(([question]) => {
    const text = question.replace(PLAIN_TAGS, ' ').toLowerCase()
    return terms.every((term) => text.includes(term))
  })
  const parts = found.map(([, question = '', answer = ''], at) => {
    return `<details${at === 0 ? ' open' : ''}><summary>${question}</summary>${answer}</details>`
  })
  return { count: found.length, html: parts.join('') }
}
