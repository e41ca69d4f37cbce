import { capitalized } from '@welt/kit/text/capitalized'

export interface HelpLink {
  readonly path: string
  /** Sanitised HTML without elements. */
  readonly name: string
  readonly about: string
}

export interface SplitHelpHub {
  /** Links of a sentence, sanitised HTML. */
  readonly often: string
  readonly topics: readonly HelpLink[]
  readonly questions: readonly HelpLink[]
  readonly people: readonly HelpLink[]
  /** Sanitised HTML. */
  readonly rest: string
}

const sectionOf = (html: string, id: string) =>
  new RegExp(`<section id="${id}">(?:(?!<section)[\\s\\S])*?</section>`).exec(html)?.[0] ?? ''
const LINK = /<li><a href="((?:\/|tel:)[^"]*)">([^<]+)<\/a>:?([^<]*)<\/li>/g
const SENTENCE = /<p>([\s\S]*?)<\/p>/

/** Undefined when the section lists something else, or nothing. */
function linksOf(section: string): readonly HelpLink[] | undefined {
  const links = [...section.matchAll(LINK)].map(([, path = '', name = '', about = '']) => ({
    ...{ path, name: name.trim(), about: capitalized(about.trim()) },
  }))
  return links.length > 0 && links.length === section.split('<li').length - 1 ? links : undefined
}

/** Undefined when the page lists its topics in another way; other sections of another form stay in `rest`. [R2.35] */
export function splitHelpHub(html: string): SplitHelpHub | undefined {
  const [often, topics, frequent, people] = ['often', 'topics', 'frequent', 'people'].map((id) => sectionOf(html, id))
  const listed = [topics, frequent, people].map((section = '') => ({ section, links: linksOf(section) }))
  const [inTopics, inFrequent, inPeople] = listed.map(({ links }) => links)
  if (!inTopics) return undefined
  const taken = [often ?? '', ...listed.flatMap(({ section, links }) => (links ? [section] : []))]
  return {
    often: SENTENCE.exec(often ?? '')?.[1] ?? '',
    topics: inTopics,
    questions: inFrequent ?? [],
    people: inPeople ?? [],
    rest: taken.reduce((text, section) => text.replace(section, ''), html),
  }
}

/** Shorter numbers are sizes and amounts. */
const ORDER_NUMBER = /^#?(\d{6,10})$/

/** Of a search for an order's number alone. */
export const orderNumberIn = (text: string): string | undefined => ORDER_NUMBER.exec(text.trim())?.[1]
