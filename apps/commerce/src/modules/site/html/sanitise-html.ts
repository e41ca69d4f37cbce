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
const CODE = ['script', 'style', 'template', 'noscript', 'svg', 'math', 'xmp', 'plaintext']
const FRAMES = ['iframe', 'object', 'embed', 'noembed', 'noframes', 'textarea', 'select', 'option', 'title']

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

const OPTIONS: IOptions = {
  allowedTags: Object.keys(ELEMENTS),
  allowedAttributes: { ...ELEMENTS, '*': ['id'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // dropped with their content
  nonTextTags: [...CODE, ...FRAMES],
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(Object.entries(attribs).filter(([name, value]) => isSafeAttribute(name, value))),
    }),
  },
  // preserves character references
  parser: { decodeEntities: false },
}

/** Brackets after the last `>` open no element. */
function escapeLoneBrackets(html: string): string {
  const end = html.lastIndexOf('>') + 1
  return html.slice(0, end) + html.slice(end).replace(/<(?![!?/])/g, '&lt;')
}

/** Drops or escapes what is not permitted. Idempotent. [decision 49] */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(escapeLoneBrackets(html.normalize('NFC')), OPTIONS).replaceAll(' />', '>')
}
