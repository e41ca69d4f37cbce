/** Of goods that are no shoes and have one size. */
export const ONE_SIZE = 'One size'

/** Within a sentence: "size EU 38", "one size". */
export function sizeInText(size: string): string {
  return size === ONE_SIZE ? ONE_SIZE.toLowerCase() : `size ${size}`
}

/** "Last pair", "Last one" */
export function lastText(size: string | undefined): string {
  return size === ONE_SIZE ? 'Last one' : 'Last pair'
}

/** " in EU 38"; empty for goods in one size. */
export function inSize(size: string | undefined): string {
  return size && size !== ONE_SIZE ? ` in ${size}` : ''
}

/** @param texts about goods, which contain their sizes; "item" if one of them is no pair of shoes */
export function nounOf(texts: readonly string[]): 'item' | 'pair' {
  return texts.some((text) => text.includes(ONE_SIZE)) ? 'item' : 'pair'
}

/** "EU 38" for 38 of `EUW` */
export function sizeInScale(size: string, scaleCode: string | null | undefined): string {
  return /^\d/.test(size) && scaleCode ? `${scaleCode.slice(0, 2)} ${size}` : size
}

/** "EU 38 (AU 7)" [R3.116] */
export function sizeInFull(
  size: string,
  scaleCode: string | null | undefined,
  conversion: { readonly au?: string | null | undefined; readonly eu?: string | null | undefined } | null | undefined,
): string {
  const name = sizeInScale(size, scaleCode)
  const other = scaleCode?.startsWith('AU') ? 'eu' : 'au'
  const label = name === size ? undefined : conversion?.[other]
  return label ? `${name} (${other.toUpperCase()} ${label})` : name
}
