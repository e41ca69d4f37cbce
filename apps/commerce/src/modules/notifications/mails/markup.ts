/** Escaped HTML. Only {@link html} creates it. */
export interface Markup {
  readonly markup: string
}

type Piece = string | number | Markup | readonly Markup[] | undefined

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function write(piece: Piece): string {
  if (piece === undefined) return ''
  if (typeof piece === 'string' || typeof piece === 'number')
    return String(piece).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
  return 'markup' in piece ? piece.markup : piece.map((part) => part.markup).join('')
}

/** Escapes values other than markup. Attributes must be quoted. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return { markup: parts.map((part, i) => part + write(pieces[i])).join('') }
}

/** Bold in HTML, plain in the text part. */
interface Strong {
  readonly strong: string
}

export type Sentence = string | readonly (string | Strong)[]

export const strong = (text: string): Strong => ({ strong: text })

/** A sentence with bold values. */
export function sentence(parts: TemplateStringsArray, ...values: readonly (string | Strong)[]): Sentence {
  return parts.flatMap((part, i) => [part, values[i] ?? ''])
}

const partsOf = (said: Sentence) => (typeof said === 'string' ? [said] : said)

export function sentenceMarkup(said: Sentence): Markup[] {
  return partsOf(said).map((part) => (typeof part === 'string' ? html`${part}` : html`<strong>${part.strong}</strong>`))
}

export function sentenceText(said: Sentence): string {
  return partsOf(said)
    .map((part) => (typeof part === 'string' ? part : part.strong))
    .join('')
}
