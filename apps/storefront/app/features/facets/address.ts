import { FILTER_ATTRIBUTES, searchTextOf } from '@welt/rules/listing-address'

/** In dollars; an absent bound is open. */
export interface PriceWindow {
  readonly from?: number
  readonly to?: number
}

/** Km. */
export const NEAR_DISTANCES = [10, 30, 60, 100] as const
const USUAL_DISTANCE = 30
const MAX_PLACE_LENGTH = 80

/** `In store near me` is on; place and size are '' until they are chosen. */
export interface NearStores {
  readonly place: string
  /** As a value of the size filter: `AUW:7`. */
  readonly size: string
  readonly withinKm: number
}

/** Everything in a listing's URL. */
export interface ListingAddress {
  /** Both in alphabetical order. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly price?: PriceWindow
  /** Default: `fh_default`. */
  readonly sort?: string
  /** From 1. */
  readonly page: number
  readonly searchText?: string
  readonly near?: NearStores
}

const MAX_VALUES = 40
const MAX_PAGE = 10_000
const filterNames: ReadonlySet<string> = new Set(FILTER_ATTRIBUTES)
const aliases: Readonly<Record<string, string>> = { color: 'colour', fabric: 'web_fabric', style: 'style_filter_st_mf' }
const spelling: Readonly<Record<string, string>> = { web_fabric: 'fabric', style_filter_st_mf: 'style' }

function parseAmount(text: string | null | undefined): number | undefined {
  const trimmed = text?.trim().replace(/^\$/, '')
  return trimmed && /^\d{1,6}(\.\d{1,2})?$/.test(trimmed) ? Number(trimmed) : undefined
}

function parsePrice(parameters: URLSearchParams): PriceWindow | undefined {
  const [lower, upper] = (parameters.get('price') ?? '').split('-')
  const from = parseAmount(parameters.get('price_from')) ?? parseAmount(lower)
  const to = parseAmount(parameters.get('price_to')) ?? parseAmount(upper)
  if (from === undefined && to === undefined) return undefined
  const [low, high] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
  return { ...(low !== undefined ? { from: low } : {}), ...(high !== undefined ? { to: high } : {}) }
}

function parseFilters(parameters: URLSearchParams): Record<string, readonly string[]> {
  const chosen = new Map<string, Set<string>>()
  for (const [spelled, text] of parameters) {
    const name = aliases[spelled] ?? spelled
    if (!filterNames.has(name)) continue
    const values = chosen.get(name) ?? new Set<string>()
    for (const value of text.split(',')) if (value !== '' && value.length <= 80) values.add(value)
    if (values.size > 0) chosen.set(name, values)
  }
  return Object.fromEntries(
    [...chosen]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, values]) => [name, [...values].sort().slice(0, MAX_VALUES)]),
  )
}

function parseNear(parameters: URLSearchParams): NearStores | undefined {
  const place = parameters.get('near')?.trim().replace(/\s+/g, ' ').slice(0, MAX_PLACE_LENGTH)
  if (place === undefined) return undefined
  const size = parameters.get('near_size') ?? ''
  const withinKm = NEAR_DISTANCES.find((km) => String(km) === parameters.get('within')) ?? USUAL_DISTANCE
  return { place, size: /^[\w.: ½-]{1,20}$/.test(size) ? size : '', withinKm }
}

/** Clamps large numbers to a page that does not exist. */
function parsePage(text: string | null): number {
  const page = /^\d+$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), MAX_PAGE)
}

/** Values may be repeated or separated by commas. */
export function parseListingAddress(parameters: URLSearchParams): ListingAddress {
  const sort = parameters.get('sort')
  const price = parsePrice(parameters)
  const searchText = searchTextOf(parameters.get('q'))
  const near = parseNear(parameters)
  return {
    filters: parseFilters(parameters),
    ...(price ? { price } : {}),
    ...(sort && sort !== 'fh_default' && /^[a-z_]{1,40}$/.test(sort) ? { sort } : {}),
    page: parsePage(parameters.get('p')),
    ...(searchText ? { searchText } : {}),
    ...(near ? { near } : {}),
  }
}

const escapeValue = (value: string) => encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%20', '+')

function nearParts({ place, size, withinKm }: NearStores): readonly string[] {
  const sized = size ? [`near_size=${escapeValue(size)}`] : []
  return [`near=${escapeValue(place)}`, ...sized, ...(withinKm === USUAL_DISTANCE ? [] : [`within=${withinKm}`])]
}

/** Canonical: `/women?brand=a,b&colour=red&price=50-100&sort=price_asc&p=2`. */
export function listingHref(path: string, address: ListingAddress): string {
  const parts: string[] = []
  if (address.searchText) parts.push(`q=${escapeValue(address.searchText)}`)
  for (const [name, values] of Object.entries(address.filters)) {
    if (values.length > 0) parts.push(`${spelling[name] ?? name}=${values.map(escapeValue).join(',')}`)
  }
  if (address.price) parts.push(`price=${address.price.from ?? ''}-${address.price.to ?? ''}`)
  if (address.sort) parts.push(`sort=${address.sort}`)
  if (address.near) parts.push(...nearParts(address.near))
  if (address.page > 1) parts.push(`p=${address.page}`)
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path
}

export const searchHref = (searchText: string): string => listingHref('/search', { filters: {}, page: 1, searchText })

/** Also the field name in the filter form. */
export function fieldNameOf(attribute: string): string {
  return spelling[attribute] ?? attribute
}

export function withoutValue(address: ListingAddress, attribute: string, value: string): ListingAddress {
  const rest = (address.filters[attribute] ?? []).filter((chosen) => chosen !== value)
  const { [attribute]: _, ...others } = address.filters
  return { ...address, filters: rest.length > 0 ? { ...address.filters, [attribute]: rest } : others, page: 1 }
}

export function withoutPrice({ price: _, ...rest }: ListingAddress): ListingAddress {
  return { ...rest, page: 1 }
}

export function withoutFilters(address: ListingAddress): ListingAddress {
  return { ...withoutPrice(address), filters: {} }
}

export function withoutSort({ sort: _, ...rest }: ListingAddress): ListingAddress {
  return { ...rest, page: 1 }
}

export function withoutNear({ near: _, ...rest }: ListingAddress): ListingAddress {
  return { ...rest, page: 1 }
}

/** A price window counts as one. */
export function filterCount(address: ListingAddress): number {
  return Object.values(address.filters).reduce((sum, values) => sum + values.length, address.price ? 1 : 0)
}
