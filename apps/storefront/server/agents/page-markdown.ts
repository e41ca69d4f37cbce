import { htmlToMarkdown } from './html-to-markdown.ts'
import { offersMarkdown } from './offers.ts'
import { elementOf, pageFacts } from './page-facts.ts'

export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8'

const line = (name: string, value: string | undefined) => (value ? [`${name}: ${JSON.stringify(value)}`] : [])

/** Facts of the head as YAML, the page's main part, and its sizes. [decision 157] */
export async function pageMarkdown(html: string, origin: string): Promise<string> {
  const { title, description, url, data } = pageFacts(html)
  const head = ['---', ...line('title', title), ...line('description', description), ...line('url', url), '---']
  const main = await htmlToMarkdown(elementOf(html, 'main'), origin)
  return `${[head.join('\n'), main, offersMarkdown(data)].filter(Boolean).join('\n\n').trim()}\n`
}

const FRONT = /^---\n[\s\S]*?\n---\n/

/** Below the facts of the head. */
export const withNote = (markdown: string, note: string) => markdown.replace(FRONT, (front) => `${front}\n> ${note}\n`)
