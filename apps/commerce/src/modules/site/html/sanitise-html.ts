import sanitizeHtml, { type IOptions } from 'sanitize-html'

/** Elements that content may be made of, with the attributes each may carry beside `id`. */
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
/** A character reference beside `&amp;`: it could hide where a link leads. */
const REFERENCE = /&(?:#|(?!amp;)[a-z][a-z0-9]*;)/i

/** Links stay in the shop, or lead to https, mail or phone; pictures come from the shop. */
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
  // These contain code or forms rather than text: dropped with their content.
  nonTextTags: [...CODE, ...FRAMES],
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(Object.entries(attribs).filter(([name, value]) => isSafeAttribute(name, value))),
    }),
  },
  // Character references stay as they were written.
  parser: { decodeEntities: false },
}

/** A bracket behind the last `>` opens no element: it is text. */
function escapeLoneBrackets(html: string): string {
  const end = html.lastIndexOf('>') + 1
  return html.slice(0, end) + html.slice(end).replace(/<(?![!?/])/g, '&lt;')
}

/**
 * HTML that staff wrote, with the allowed elements and attributes only, every open element closed; all else is dropped
 * or shown as text. Sanitising it again changes nothing. [decision 49]
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(escapeLoneBrackets(html.normalize('NFC')), OPTIONS).replaceAll(' />', '>')
}
