const SECTION = /<section(?: id="([^"]*)")?>\s*<h2[^>]*>([\s\S]*?)<\/h2>([\s\S]*?)<\/section>/g
const QUESTION = /<details>\s*<summary>([\s\S]*?)<\/summary>([\s\S]*?)<\/details>/g
const PLAIN_TAGS = /<[^>]*>/g
/** Tags and character references, in which nothing is marked. */
const MARKUP = /(<[^>]*>|&[a-z0-9#]+;)/i
const MOST_TERMS = 8

export const MAX_QUESTION_LENGTH = 80

/** In lower case. */
export const termsOf = (query: string): readonly string[] =>
  query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((term) => term.length > 1)
    .slice(0, MOST_TERMS)

export function hasTerms(html: string, terms: readonly string[]): boolean {
  const text = html.replace(PLAIN_TAGS, ' ').toLowerCase()
  return terms.every((term) => text.includes(term))
}

/** Terms have letters and digits only. */
function marked(html: string, terms: readonly string[]): string {
  const hits = new RegExp(terms.toSorted((a, b) => b.length - a.length).join('|'), 'giu')
  const mark = (part: string) => (MARKUP.test(part) ? part : part.replace(hits, (hit) => `<mark>${hit}</mark>`))
  return html.split(MARKUP).map(mark).join('')
}

interface FoundTopic {
  /** Of its part of the answers. */
  readonly id: string
  /** Sanitised HTML. */
  readonly heading: string
  readonly count: number
  /** Questions found, sanitised HTML. */
  readonly html: string
}

export interface FoundQuestions {
  readonly count: number
  /** All of the page; the first answer found is open. */
  readonly topics: readonly FoundTopic[]
}

/** Questions with every term in question or answer, hits marked. Undefined without a term. [R2.26] */
export function findQuestions(html: string, query: string): FoundQuestions | undefined {
  const terms = termsOf(query)
  if (terms.length === 0) return undefined
  const topics = [...html.matchAll(SECTION)].map(([, id, heading = '', text = ''], at) => {
    const found = [...text.matchAll(QUESTION)].filter(([question]) => hasTerms(question, terms))
    const parts = found.map(([, question = '', answer = '']) => {
      return `<details><summary>${marked(question, terms)}</summary>${marked(answer, terms)}</details>`
    })
    return { id: id ?? `topic-${at + 1}`, heading, count: found.length, html: parts.join('') }
  })
  const first = topics.findIndex(({ count }) => count > 0)
  const opened = topics.map((topic, at) =>
    at === first ? { ...topic, html: topic.html.replace('<details>', '<details open>') } : topic,
  )
  return { count: topics.reduce((sum, { count }) => sum + count, 0), topics: opened }
}
