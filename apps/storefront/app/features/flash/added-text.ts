const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)

/** What flash cookies allow. */
const MAX_REASONS_LENGTH = 1200

const hexOf = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`

/** Of an order that is bought again; `reasons` are sentences about what is missing. */
export function againCode(added: number, ordered: number, reasons: readonly string[]): string {
  if (reasons.length === 0) return `bagged-${added}-0-0`
  const [first = '', second = '', ...others] = reasons
  const more = others.length > 0 ? `And ${others.length} more.` : ''
  const sentences = [first, second, more].filter(Boolean).join(' ')
  const text = encodeURIComponent(sentences).replace(/[.!'()*]/g, hexOf)
  return `again-${added}-${ordered}-${text.length > MAX_REASONS_LENGTH ? '' : text}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

export const againText = (added: string, ordered: string, text: string) =>
  `${added} of ${ordered} added. ${decoded(text)}`.trim()

export function addedText(count: number, left: { readonly needSize: number; readonly soldOut: number }): string {
  const behind = [
    left.needSize > 0 && `${left.needSize} ${left.needSize === 1 ? 'needs' : 'need'} a size`,
    left.soldOut > 0 && `${left.soldOut} ${left.soldOut === 1 ? 'is' : 'are'} sold out`,
  ].filter(Boolean)
  return `Added ${items(count)} to your bag.${behind.length > 0 ? ` Left on the list: ${behind.join(', ')}.` : ''}`
}
