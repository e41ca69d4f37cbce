/** Accepts plain decimal digits only, '129.95' or '-5'. */
export function parseDecimal(text: string): number | undefined {
  return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(text.trim()) ? Number(text) : undefined
}
