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
