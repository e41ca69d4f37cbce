/** What spreadsheets run as a formula; a signed number is none. */
const FORMULA = /^(?:[=@\t\r]|[+-](?!\d+(?:\.\d+)?$))/
const ESCAPED = /^'(?=[=@+\-\t\r])/

/** A cell that spreadsheets show as text. */
export const escapeFormula = (value: string): string => (FORMULA.test(value) ? `'${value}` : value)

export function unescapeFormula(value: string): { readonly value: string; readonly problem?: string } {
  if (!FORMULA.test(value)) return { value: value.replace(ESCAPED, '') }
  return {
    value,
    problem: `begins like a formula (${JSON.stringify(value.slice(0, 20))}). Put ' before it if it is text.`,
  }
}
