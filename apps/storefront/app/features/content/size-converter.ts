import { findSizeScale } from '@welt/brands'

const CONVERTED = { women: 'EUW', men: 'AUM', kids: 'EUK' } as const
export const SCALES = ['cm', 'au', 'uk', 'eu', 'us'] as const

type Group = keyof typeof CONVERTED
type Scale = (typeof SCALES)[number]

export interface SizeRequest {
  readonly group: Group
  readonly scale: Scale
  readonly value: string
}

interface ConvertedSize {
  readonly cm: string
  readonly au: string | null
  readonly uk: string | null
  readonly eu: string | null
  readonly us: string | null
}

export function readSizeRequest(search: URLSearchParams): SizeRequest | undefined {
  const value = (search.get('size') ?? '').trim().slice(0, 10)
  const group = Object.keys(CONVERTED).find((name): name is Group => name === search.get('for')) ?? 'women'
  const scale = SCALES.find((name) => name === search.get('in')) ?? 'cm'
  return search.has('size') ? { group, scale, value } : undefined
}

const rowsOf = (group: Group): readonly ConvertedSize[] =>
  (findSizeScale(CONVERTED[group])?.sizes ?? []).map(({ footCm, au, uk, eu, us }) => ({
    cm: footCm.toFixed(1),
    au: au ?? null,
    uk: uk ?? null,
    eu: eu ?? null,
    us: us ?? null,
  }))

/** One row, or the two that a length lies between; none when the size is not in the chart. */
export function convertSize({ group, scale, value }: SizeRequest): readonly ConvertedSize[] {
  const rows = rowsOf(group)
  if (scale !== 'cm') return rows.filter((row) => row[scale]?.toLowerCase() === value.toLowerCase())
  const length = Number(value.replace(',', '.'))
  if (!Number.isFinite(length) || length <= 0) return []
  const exact = rows.filter(({ cm }) => Number(cm) === Number(length.toFixed(1)))
  if (exact.length > 0) return exact.slice(0, 1)
  const above = rows.findIndex(({ cm }) => Number(cm) > length)
  return above <= 0 ? [] : rows.slice(above - 1, above + 1)
}

/** Marks the rows found in the chart of their group, `<section id="women">`. */
export function markRows(html: string, group: Group, found: readonly ConvertedSize[]): string {
  const chart = new RegExp(`<section id="${group}">[\\s\\S]*?</section>`)
  return html.replace(chart, (section) =>
    found.reduce(
      (text, { cm }) => text.replace(`<tr><th scope="row">${cm}</th>`, `<tr data-comes><th scope="row">${cm}</th>`),
      section,
    ),
  )
}
