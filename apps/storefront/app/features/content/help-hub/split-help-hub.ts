export interface HelpTopic {
  readonly path: string
  /** Sanitised HTML without elements. */
  readonly name: string
  readonly about: string
}

export interface SplitHelpHub {
  readonly topics: readonly HelpTopic[]
  /** The questions asked most, sanitised HTML. */
  readonly questions: string
  /** Sanitised HTML. */
  readonly rest: string
}

const sectionOf = (id: string) => new RegExp(`<section id="${id}">(?:(?!<section)[\\s\\S])*?</section>`)
const TOPIC = /<li><a href="(\/[^"]*)">([^<]+)<\/a>:?([^<]*)<\/li>/g

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Undefined when the page lists its topics in another way. [R2.35] */
export function splitHelpHub(html: string): SplitHelpHub | undefined {
  const [listed = ''] = sectionOf('topics').exec(html) ?? []
  const topics = [...listed.matchAll(TOPIC)].map(([, path = '', name = '', about = '']) => ({
    ...{ path, name: name.trim(), about: capital(about.trim()) },
  }))
  if (topics.length === 0 || topics.length !== listed.split('<li').length - 1) return undefined
  const [questions = ''] = sectionOf('frequent').exec(html) ?? []
  return { topics, questions, rest: html.replace(listed, '').replace(questions, '') }
}

/** Shorter numbers are sizes and amounts. */
const ORDER_NUMBER = /^#?(\d{6,10})$/

/** Of a search for an order's number alone. */
export const orderNumberIn = (text: string): string | undefined => ORDER_NUMBER.exec(text.trim())?.[1]
