import { type Brand, brands } from '@welt/brands'
import { toCents } from '@welt/kit/money'
import { normalizeSku } from '@welt/kit/text/skus'
import { slugOf } from '@welt/kit/text/slug'
import { findInstant } from '@welt/kit/time'
import { sanitiseHtml } from '#modules/site'
import { COLUMNS, DATE_COLUMNS, type FlatRow, type SiteField, siteColumn, TEXT_COLUMNS } from './columns.ts'
import { type LoadedProduct, SHOP_ZONE } from './load-flat-rows.ts'

/** Cells of a product that change, by the columns of its tables. */
export interface ProductChange {
  readonly sku: string
  /** Null for a new product. */
  readonly id: number | null
  readonly product: Readonly<Record<string, string | null>>
  /** Its value; undefined when unchanged. */
  readonly brand: string | undefined
  readonly newSizes: readonly { readonly size: string; readonly sku: string; readonly position: number }[]
  readonly sites: readonly SiteChange[]
  readonly tags: readonly { readonly websiteId: number; readonly texts: readonly string[] }[]
}

interface SiteChange {
  readonly websiteId: number
  readonly currency: string
  readonly isEnabled: boolean
  readonly regularCents: number
  readonly saleCents: number | null
  readonly saleFrom: Date | null
  readonly saleTo: Date | null
  readonly rrpCents: number | null
}

/** Its message is listed with the bad row. */
export class RowError extends Error {}

const LONGEST = 200
const LONGEST_HTML = 20_000
const SIZE = /^[A-Z0-9][A-Z0-9 ./-]{0,11}$/i

function parseText(column: string, typed: string): string | null {
  const isHtml = column.endsWith('description')
  const longest = isHtml ? LONGEST_HTML : LONGEST
  if (typed.length > longest) throw new RowError(`${column} has more than ${longest} characters.`)
  if (!isHtml && /\p{Cc}/u.test(typed)) throw new RowError(`${column} has a line break or control character.`)
  if (!isHtml && /[<>]/.test(typed)) throw new RowError(`${column} must have no markup.`)
  if (column === 'url_key' && slugOf(typed) !== typed)
    throw new RowError(`url_key takes lower-case letters, digits and hyphens, like ${slugOf(typed)}`)
  const isNeeded = ['name', 'display_name', 'style', 'url_key'].includes(column)
  if (typed === '' && isNeeded) throw new RowError(`${column} is empty.`)
  if (column === 'description') return sanitiseHtml(typed)
  return typed === '' ? null : isHtml ? sanitiseHtml(typed) : typed
}

function parseAmount(column: string, typed: string): number | null {
  if (typed === '') return null
  const cents = /^\d{1,6}(?:\.\d{1,2})?$/.test(typed) ? toCents(Number(typed)) : 0
  if (cents === 0) throw new RowError(`${column} takes dollars and cents above 0, like 129.95.`)
  return cents
}

/** A bare day means its midnight, even as an end. */
function parseTime(column: string, typed: string, timeZone: string, edge: 'start' | 'end'): Date | null {
  if (typed === '') return null
  const local = /^\d{4}-\d\d-\d\d$/.test(typed) ? `${typed}T00:00` : typed.replace(' ', 'T')
  const instant = findInstant(local, timeZone, edge)
  if (!instant) throw new RowError(`${column} takes 2026-11-24 or 2026-11-24T09:00.`)
  return instant
}

function parsePublished(column: string, typed: string): boolean {
  const value = typed.toLowerCase()
  if (['yes', 'true', '1'].includes(value)) return true
  if (['no', 'false', '0', ''].includes(value)) return false
  throw new RowError(`${column} takes yes or no.`)
}

const SITE_COLUMNS = new Map(
  brands.map((brand) => [
    brand.websiteId,
    (['published', 'price', 'sale', 'sale_from', 'sale_to', 'rrp'] as const).map((field) => siteColumn(brand, field)),
  ]),
)

function parseSite(brand: Brand, row: FlatRow, current: FlatRow): SiteChange | undefined {
  const cell = (field: SiteField) => ({ column: siteColumn(brand, field), typed: row[siteColumn(brand, field)] ?? '' })
  const cents = (field: SiteField) => parseAmount(cell(field).column, cell(field).typed)
  const at = (field: SiteField, edge: 'start' | 'end') =>
    parseTime(cell(field).column, cell(field).typed, brand.timeZone, edge)
  const [regularCents, saleCents, rrpCents] = [cents('price'), cents('sale'), cents('rrp')]
  const [saleFrom, saleTo] = [at('sale_from', 'start'), at('sale_to', 'end')]
  const isEnabled = parsePublished(cell('published').column, cell('published').typed)
  if (regularCents === null) {
    if (isEnabled || saleCents !== null) throw new RowError(`${brand.id}.price is empty.`)
    if (current[siteColumn(brand, 'price')])
      throw new RowError(`${brand.id}.price can't be removed. Set ${brand.id}.published to no instead.`)
    return undefined
  }
  if (saleCents !== null && saleCents > regularCents) throw new RowError(`${brand.id}.sale is above ${brand.id}.price.`)
  if (saleFrom && saleTo && saleFrom >= saleTo) throw new RowError(`${brand.id}.sale_to is not after sale_from.`)
  const { websiteId, currency } = brand
  return { websiteId, currency, isEnabled, regularCents, saleCents, saleFrom, saleTo, rrpCents }
}

function parseSizes(sku: string, typed: string, current: string): ProductChange['newSizes'] {
  const sizes = typed === '' ? [] : typed.split('|').map((size) => size.trim())
  const known = current === '' ? [] : current.split('|')
  const wrong = sizes.find((size) => !SIZE.test(size))
  if (wrong !== undefined) throw new RowError(`sizes: "${wrong}" is not a size. Separate sizes with |, like 38|39|40.`)
  if (new Set(sizes).size < sizes.length) throw new RowError('sizes has a size twice.')
  const gone = known.find((size) => !sizes.includes(size))
  if (gone !== undefined) throw new RowError(`sizes: ${gone} can't be removed. Count its stock as 0 instead.`)
  return sizes
    .map((size, position) => ({ size, sku: normalizeSku(`${sku}-${size.replaceAll(' ', '-')}`), position }))
    .filter(({ size }) => !known.includes(size))
}

function parseTags(column: string, typed: string): readonly string[] {
  const texts = typed === '' ? [] : typed.split('|').map((text) => text.trim())
  if (texts.some((text) => text === '' || text.length > 40 || /[<>]/.test(text)) || texts.length > 5)
    throw new RowError(`${column} takes up to 5 short texts divided by |.`)
  return [...new Set(texts)]
}

/** Adds the defaults of a new product. */
function withDefaults(sku: string, given: FlatRow): FlatRow {
  const name = given.name ?? ''
  return {
    ...given,
    display_name: given.display_name || name,
    style: given.style || sku,
    url_key: given.url_key || slugOf(`${name} ${sku}`),
  }
}

/** Undefined when nothing changes. @throws RowError */
export function parseRow(sku: string, given: FlatRow, loaded: LoadedProduct | undefined): ProductChange | undefined {
  const current: FlatRow = loaded?.row ?? {}
  const next: FlatRow = { ...current, ...(loaded ? given : withDefaults(sku, given)) }
  const changed = new Set(COLUMNS.filter((column) => (next[column] ?? '') !== (current[column] ?? '')))
  changed.delete('sku')
  changed.delete('version')
  if (loaded && changed.size === 0) return undefined
  const cell = (column: string) => next[column] ?? ''
  const product: Record<string, string | null> = {}
  for (const [column, of] of Object.entries(TEXT_COLUMNS))
    if (!loaded || changed.has(column)) product[of] = parseText(column, cell(column))
  for (const [column, of] of Object.entries(DATE_COLUMNS))
    if (changed.has(column))
      product[of] =
        parseTime(column, cell(column), SHOP_ZONE, column === 'new_to' ? 'end' : 'start')?.toISOString() ?? null
  const changedSites = brands.filter(({ websiteId }) => SITE_COLUMNS.get(websiteId)?.some((one) => changed.has(one)))
  return {
    sku,
    id: loaded?.id ?? null,
    product,
    brand: changed.has('brand') ? cell('brand') : undefined,
    newSizes: parseSizes(sku, cell('sizes'), current.sizes ?? ''),
    sites: changedSites.map((brand) => parseSite(brand, next, current)).filter((site) => site !== undefined),
    tags: brands
      .filter((brand) => changed.has(siteColumn(brand, 'tags')))
      .map((brand) => ({
        websiteId: brand.websiteId,
        texts: parseTags(siteColumn(brand, 'tags'), cell(siteColumn(brand, 'tags'))),
      })),
  }
}
