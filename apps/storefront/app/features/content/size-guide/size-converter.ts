import { findSizeScale } from '@welt/brands'

const CONVERTED = { women: 'EUW', men: 'AUM', kids: 'EUK' } as const
/** In the order of the charts' columns. */
export const NUMBERED = ['au', 'uk', 'eu', 'us'] as const
export const SCALES = ['cm', ...NUMBERED] as const

export type Group = keyof typeof CONVERTED
type Scale = (typeof SCALES)[number]
export type NumberedScale = (typeof NUMBERED)[number]

export const GROUPS = Object.keys(CONVERTED) as readonly Group[]
export const POSSESSIVES = { women: 'women’s', men: 'men’s', kids: 'kids’' }

export interface SizeRequest {
  readonly group: Group
  readonly scale: Scale
  readonly value: string
  /** The scale that the shopper chose. */
  readonly shown: NumberedScale | undefined
}

export interface ConvertedSize {
  readonly cm: string
  readonly au: string | null
  readonly uk: string | null
  readonly eu: string | null
  readonly us: string | null
}

export const parseGroup = (text: string | null): Group | undefined => GROUPS.find((name) => name === text)

export const parseNumbered = (text: string | null): NumberedScale | undefined => NUMBERED.find((name) => name === text)

export function readSizeRequest(search: URLSearchParams): SizeRequest | undefined {
  if (!search.has('size')) return undefined
  const value = (search.get('size') ?? '').trim().slice(0, 10)
  const scale = SCALES.find((name) => name === search.get('in')) ?? 'cm'
  return { group: parseGroup(search.get('for')) ?? 'women', scale, value, shown: parseNumbered(search.get('show')) }
}

/** The URL that `readSizeRequest` reads. */
export function sizeAddress({ group, scale, value, shown }: SizeRequest): string {
  const query = new URLSearchParams({ for: group, in: scale, size: value, ...(shown && { show: shown }) })
  return `/size-guide?${query}`
}

const rowsOf = (group: Group): readonly ConvertedSize[] =>
  (findSizeScale(CONVERTED[group])?.sizes ?? []).map(({ footCm, au, uk, eu, us }) => ({
    cm: footCm.toFixed(1),
    au: au ?? null,
    uk: uk ?? null,
    eu: eu ?? null,
    us: us ?? null,
  }))

/** Several rows where a number recurs: toddlers' Australian sizes do among older children's. */
export interface Conversion {
  readonly isBetween: boolean
  readonly found: readonly ConvertedSize[]
}

const NOT_FOUND: Conversion = { isBetween: false, found: [] }

/** The row, or the two that the size lies between; none when it is not in the chart. */
export function convertSize({ group, scale, value }: SizeRequest): Conversion {
  const rows = rowsOf(group)
  const typed = Number(value.replace(',', '.'))
  if (!Number.isFinite(typed) || typed <= 0) return NOT_FOUND
  const size = scale === 'cm' ? Number(typed.toFixed(1)) : typed
  const exact = rows.filter((row) => Number(row[scale]) === size)
  if (exact.length > 0) return { isBetween: false, found: exact }
  const below = rows.findIndex((row, i) => Number(row[scale]) < typed && Number(rows[i + 1]?.[scale]) > typed)
  return below < 0 ? NOT_FOUND : { isBetween: true, found: rows.slice(below, below + 2) }
}
