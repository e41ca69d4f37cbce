import sanitizeHtml, { type IOptions } from 'sanitize-html'

/** With their attributes, beside `id`. */
const ELEMENTS: Readonly<Record<string, string[]>> = {
  p: [],
  h2: [],
  h3: [],
  h4: [],
  ul: [],
  ol: [],
  li: [],
  dl: [],
  dt: [],
  dd: [],
  strong: [],
  em: [],
  br: [],
  hr: [],
  address: [],
  blockquote: [],
  section: [],
  small: [],
  span: [],
  div: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  table: [],
  figure: [],
  figcaption: [],
  details: [],
  summary: [],
  time: ['datetime'],
  a: ['href'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  img: ['src', 'alt', 'width', 'height'],
}
/** Elements dropped with their content: these have text up to their end tag, the others elements. */
const RAW_TEXT = ['script', 'style', 'xmp', 'title', 'textarea', 'iframe', 'noembed', 'noframes']
const CODE: ReadonlySet<string> = new Set(['script', 'style'])
const DROPPED = [
  ...RAW_TEXT,
  ...['plaintext', 'template', 'noscript', 'svg', 'math', 'object', 'embed', 'select', 'option'],
]
const IS_DROPPED: ReadonlySet<string> = new Set(DROPPED)
const MAY_BE_UNCLOSED = new RegExp(`<(?:!--|(?:${DROPPED.join('|')})[\\s/>])`, 'i')

const PLAIN = /^[\w .,:/#%+-]*$/
/** A reference other than `&amp;` could disguise a link's target. */
const REFERENCE = /&(?:#|(?!amp;)[a-z][a-z0-9]*;)/i

/** Links to the shop, https, mail or phone; images of the shop. */
function isSafeAttribute(name: string, value: string): boolean {
  if (name === 'href')
    return !REFERENCE.test(value) && /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)[^\s"'<>\\]*$/i.test(value)
  if (name === 'src') return /^\/(?![/\\])[\w./%-]*$/.test(value)
  if (name === 'alt') return true
  if (name === 'id') return /^[a-z][a-z0-9-]*$/.test(value)
  return PLAIN.test(value)
}

const safeAttributes = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(attributes).filter(([name, value]) => isSafeAttribute(name, value)))

const OPTIONS: IOptions = {
  allowedTags: Object.keys(ELEMENTS),
  allowedAttributes: { ...ELEMENTS, '*': ['id'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: DROPPED,
  transformTags: { '*': (tagName, attributes) => ({ tagName, attribs: safeAttributes(attributes) }) },
  // preserves character references
  parser: { decodeEntities: false },
}

/** Brackets after the last `>` open no element. */
function escapeLoneBrackets(html: string): string {
  const end = html.lastIndexOf('>') + 1
  return html.slice(0, end) + html.slice(end).replace(/<(?![!?/])/g, '&lt;')
}

function withoutComments(html: string): string {
  let kept = ''
  let from = 0
  for (;;) {
    const start = html.indexOf('<!--', from)
    const end = start < 0 ? -1 : html.indexOf('-->', start + 2)
    if (end < 0) return kept + html.slice(from).replaceAll('<!--', '')
    kept += html.slice(from, start)
    from = end + '-->'.length
  }
}

/** Drops opening tags of raw text after its last end tag, with the code up to the next tag. */
function withoutUnclosedText(html: string): string {
  // Nothing ends a `plaintext`.
  let text = html.replace(/<plaintext(?=[\s/>])[^<>]*>/gi, '')
  for (const name of RAW_TEXT) {
    const end = [...text.matchAll(new RegExp(`</${name}(?=[\\s/>])`, 'gi'))].at(-1)?.index ?? 0
    const opening = new RegExp(`<${name}(?=[\\s/>])[^<>]*>${CODE.has(name) ? '[^<]*' : ''}`, 'gi')
    text = text.slice(0, end) + text.slice(end).replace(opening, '')
  }
  return text
}

/** Opening tags without an end tag of their own, counted from 0. */
function findUnclosed(html: string): ReadonlySet<number> {
  const open: number[] = []
  const unclosed = new Set<number>()
  let count = 0
  sanitizeHtml(html, {
    ...OPTIONS,
    onOpenTag: () => void open.push(count++),
    onCloseTag: (_, isImplied) => {
      const tag = open.pop()
      if (isImplied && tag !== undefined) unclosed.add(tag)
    },
  })
  return unclosed
}

/** Of dropped elements without an end tag, drops the opening tag alone. */
function sanitiseUnclosed(html: string): string {
  const unclosed = findUnclosed(html)
  let tag = -1
  const clean = sanitizeHtml(html, {
    ...OPTIONS,
    onOpenTag: () => {
      tag += 1
    },
    transformTags: {
      '*': (tagName, attributes) => ({
        tagName: IS_DROPPED.has(tagName) && unclosed.has(tag) ? 'span' : tagName,
        attribs: safeAttributes(attributes),
      }),
    },
    // Its tag is the name before the change.
    exclusiveFilter: (element) => (IS_DROPPED.has(element.tag) ? 'excludeTag' : false),
  })
  // What was in `svg` or `math` is nested by the rules of HTML.
  return sanitizeHtml(clean, OPTIONS)
}

/**
 * Drops or escapes what is not permitted. Of an unclosed element only the tag is dropped, not the text after it.
 * Idempotent. [decision 49]
 */
export function sanitiseHtml(html: string): string {
  const text = html.normalize('NFC')
  const clean = MAY_BE_UNCLOSED.test(text)
    ? sanitiseUnclosed(escapeLoneBrackets(withoutUnclosedText(withoutComments(text))))
    : sanitizeHtml(escapeLoneBrackets(text), OPTIONS)
  return clean.replaceAll(' />', '>')
}
