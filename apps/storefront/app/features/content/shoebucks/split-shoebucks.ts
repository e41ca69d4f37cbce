import { toCents } from '@welt/kit/money'

export interface SplitShoebucks {
  /** HTML of the first paragraph. */
  readonly intro: string
  /** The text before and after the example's bar. */
  readonly before: string
  readonly after: string
  /** Sum of the example; undefined without one. */
  readonly spentCents: number | undefined
}

const INTRO = /^\s*<p>([\s\S]*?)<\/p>/
const YEAR = /<section id="year">[\s\S]*?<\/p>/
const TOTAL = /<td>\$([\d,]+\.\d\d)<\/td><\/tr><\/tbody>/

/** Splits the stored text around the example's bar; missing parts are empty. */
export function splitShoebucks(html: string): SplitShoebucks {
  const [whole = '', intro = ''] = INTRO.exec(html) ?? []
  const rest = html.slice(whole.length)
  const year = YEAR.exec(rest)
  if (!year) return { intro, before: rest, after: '', spentCents: undefined }
  const at = year.index + year[0].length
  const [, total] = TOTAL.exec(rest.slice(at)) ?? []
  const spentCents = total === undefined ? undefined : toCents(Number(total.replaceAll(',', '')))
  return { intro, before: rest.slice(0, at), after: rest.slice(at), spentCents }
}
