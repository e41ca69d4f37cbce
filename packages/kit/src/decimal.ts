/** The number that a text writes in plain digits, '129.95' or '-5'; undefined for every other text. */
export function parseDecimal(text: string): number | undefined {
  return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(text.trim()) ? Number(text) : undefined
}
