/** Elements that content may be made of, with the attributes each may carry beside `id`. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
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
const VOID = new Set(['br', 'hr', 'img'])
/** Elements whose text is code or a form rather than words: dropped with all that is in them. */
const DROPPED =
  /<(script|style|iframe|object|embed|template|noscript|svg|math|textarea|select|title|xmp|plaintext|noembed|noframes)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi
const ATTRIBUTE = /([a-z][a-z-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

const PLAIN = /^[\w .,:/#%+-]*$/

/** Links stay in the shop, or lead to https, mail or phone; pictures come from the shop. */
function isSafeAttribute(name: string, value: string): boolean {
  if (name === 'href') return /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)[^\s"'<>\\]*$/i.test(value)
  if (name === 'src') return /^\/(?![/\\])[\w./%-]*$/.test(value)
  if (name === 'alt') return true
  if (name === 'id') return /^[a-z][a-z0-9-]*$/.test(value)
  return PLAIN.test(value)
}

function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:[a-z]+|#\d+|#x[0-9a-f]+);)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
}

function cleanAttributes(element: string, raw: string): string {
  const allowed = ['id', ...(ALLOWED[element] ?? [])]
  const kept = new Map<string, string>()
  for (const [, rawName = '', double, single, bare] of raw.matchAll(ATTRIBUTE)) {
    const name = rawName.toLowerCase()
    const value = double ?? single ?? bare ?? ''
    const isAllowed = allowed.includes(name) && !kept.has(name) && isSafeAttribute(name, value)
    if (isAllowed) kept.set(name, escapeText(value).replace(/"/g, '&quot;'))
  }
  return [...kept].map(([name, value]) => ` ${name}="${value}"`).join('')
}

/**
 * HTML with the allowed elements and attributes only, every open element closed; all else is dropped or shown as text.
 * The answer is a fixed point: sanitising it again changes nothing.
 */
export function sanitiseHtml(html: string): string {
  const source = html
    .normalize('NFC')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(DROPPED, '')
  const open: string[] = []
  let out = ''
  let at = 0
  for (const match of source.matchAll(TAG)) {
    const [whole, slash, rawName = '', attributes = ''] = match
    out += escapeText(source.slice(at, match.index))
    at = match.index + whole.length
    const name = rawName.toLowerCase()
    if (!Object.hasOwn(ALLOWED, name)) continue
    if (!slash) {
      out += `<${name}${cleanAttributes(name, attributes)}>`
      if (!VOID.has(name)) open.push(name)
    } else if (open.includes(name)) {
      for (let last = open.pop(); last; last = open.pop()) {
        out += `</${last}>`
        if (last === name) break
      }
    }
  }
  out += escapeText(source.slice(at))
  return (
    out +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  )
}
