import type TurndownService from 'turndown'
import type { Rule } from 'turndown'

/** Controls, pictures, and what only a browser reads. */
const UNREADABLE =
  /^(?:button|dialog|form|iframe|img|input|noscript|picture|script|select|style|svg|template|textarea|video)$/i

const isUnreadable = (node: HTMLElement) =>
  UNREADABLE.test(node.nodeName) || node.hasAttribute('hidden') || node.getAttribute('aria-hidden') === 'true'

const inOneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

const block = (text: string) => (text.trim() ? `\n\n${text.trim()}\n\n` : '')

const isFirstRow = (node: Element) => node.closest('table')?.querySelector('tr') === node

/** GitHub's tables and strikethrough, headings of disclosures, absolute links. */
function addRules(service: TurndownService, origin: string): void {
  const add = (name: string, filter: Rule['filter'], replacement: Rule['replacement']) =>
    service.addRule(name, { filter, replacement })
  add('struck', ['s', 'del'], (content) => `~~${content.trim()}~~`)
  add('link', 'a', (content, node) => {
    const attribute = (name: string) => node.getAttribute(name) ?? ''
    const href = attribute('href')
    const url = /^(?:$|#|javascript:)/i.test(href) ? null : URL.parse(href, origin)
    const text = inOneLine(content) || (url ? attribute('aria-label') : '')
    const isBeforeLink = node.nextSibling?.nodeName === 'A'
    return text && url ? `[${text.replace(/^#+ /, '')}](${url.href})${isBeforeLink ? ' ' : ''}` : text
  })
  add('item', 'li', (content, node) => {
    const siblings = [...(node.parentNode?.childNodes ?? [])].filter(({ nodeName }) => nodeName === 'LI')
    const mark = node.parentNode?.nodeName === 'OL' ? `${siblings.indexOf(node) + 1}.` : '-'
    return content.trim() ? `${mark} ${content.trim().replace(/\n/g, `\n${' '.repeat(mark.length + 1)}`)}\n` : ''
  })
  // Blocks by their style.
  add('part', 'span', (content, node) => (node.nextSibling?.nodeName === 'SPAN' ? `${content} ` : content))
  add('strong', ['strong', 'b'], (content, node) => {
    const after = node.nextSibling?.nodeType === 1 && /^\p{L}/u.test(node.nextSibling.textContent ?? '') ? ' ' : ''
    return content.trim() ? `**${content.trim()}**${after}` : ''
  })
  add('summary', 'summary', (content) => block(/^\s*#/.test(content) ? content : `**${inOneLine(content)}**`))
  add('details', 'details', block)
  add('term', 'dt', (content) => `\n\n${inOneLine(content)}: `)
  add('definition', 'dd', (content) => `${inOneLine(content)}\n\n`)
  add('cell', ['th', 'td'], (content) => ` ${inOneLine(content).replaceAll('|', '\\|')} |`)
  add('row', 'tr', (content, node) => {
    const cells = node.querySelectorAll('th, td').length
    return `|${content}\n${isFirstRow(node) ? `|${' --- |'.repeat(cells)}\n` : ''}`
  })
  add('rows', ['thead', 'tbody', 'tfoot'], (content) => content)
  add('caption', 'caption', (content) => `${inOneLine(content)}\n\n`)
  add('table', 'table', block)
  // The last rule is the first to match.
  add('unreadable', isUnreadable, () => '')
}

/** Its code is loaded with the first request for Markdown. */
async function createService(origin: string): Promise<TurndownService> {
  const { default: Service } = await import('turndown')
  const service = new Service({ headingStyle: 'atx', codeBlockStyle: 'fenced', emDelimiter: '_' })
  addRules(service, origin)
  return service
}

const services = new Map<string, Promise<TurndownService>>()

/** Removed before parsing, which takes almost half of a listing's time. None nests in itself. */
const UNPARSED = /<(button|form|script|select|style|svg)\b[\s\S]*?<\/\1>/g

export async function htmlToMarkdown(html: string, origin: string): Promise<string> {
  const service = services.get(origin) ?? createService(origin)
  services.set(origin, service)
  return (await service).turndown(html.replace(UNPARSED, '')).replace(/^[ \t]+$/gm, '')
}
