import { createHash } from 'node:crypto'
import { type Brand, brands } from '@welt/brands'

/** A product as a row of a file: every column, as text. */
export type FlatRow = Readonly<Record<string, string>>

/** Columns of a file, and of the table `product`. */
export const TEXT_COLUMNS = {
  name: 'name',
  display_name: 'web_display_name',
  style: 'style_code',
  url_key: 'url_key',
  description: 'description',
  short_description: 'short_description',
  colour: 'colour',
  colour_family: 'colour_family',
  gender: 'gender',
  age_group: 'age_group',
  product_group: 'product_group',
  material: 'material',
  size_scale: 'size_scale',
} as const

export const DATE_COLUMNS = { new_from: 'new_from', new_to: 'new_to' } as const

/** Of each site, as `mollini.price`. */
export const SITE_FIELDS = ['published', 'price', 'sale', 'sale_from', 'sale_to', 'rrp', 'tags'] as const

export type SiteField = (typeof SITE_FIELDS)[number]

export const siteColumn = ({ id }: Brand, field: SiteField): string => `${id}.${field}`

/** `version` says which state of the product the row was exported from. */
export const COLUMNS: readonly string[] = [
  'sku',
  'version',
  ...Object.keys(TEXT_COLUMNS),
  'brand',
  ...Object.keys(DATE_COLUMNS),
  'sizes',
  ...brands.flatMap((brand) => SITE_FIELDS.map((field) => siteColumn(brand, field))),
]

const KNOWN = new Set(COLUMNS)

export const isColumn = (name: string): boolean => KNOWN.has(name)

const VERSIONED = COLUMNS.filter((column) => column !== 'version')

export function versionOf(row: FlatRow): string {
  const values = VERSIONED.map((column) => row[column] ?? '')
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 12)
}
