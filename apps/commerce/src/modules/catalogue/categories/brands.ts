import { sql } from 'kysely'
import { ofSite, type SettingsReader, settingsOfRequest, siteValue } from '#modules/site'
import type { Brand } from '#src/platform/contract/contract.generated'

export interface BrandModel extends Omit<Brand, 'product_count' | 'logo'> {
  readonly logo: null
}

interface BrandRow {
  readonly value: string
  readonly label: string
  readonly url_key: string
  readonly description: string | null
}

const BRANDS = siteValue<ReadonlyMap<string, BrandRow>, SettingsReader>({
  name: 'brands',
  tables: ['brand'],
  async make({ db }) {
    const rows = await db.selectFrom('brand').select(['value', 'label', 'url_key', 'description']).execute()
    return new Map(rows.map((row) => [row.value, row]))
  },
})

/** Brands without styles are absent. */
const STYLES_BY_BRAND = siteValue<ReadonlyMap<string, number>, SettingsReader>({
  name: 'styles-by-brand',
  tables: ['brand', 'product', 'product_site'],
  async make({ db, brand: { websiteId } }) {
    const rows = await db
      .selectFrom('brand as b')
      .innerJoin('product as p', 'p.brand_id', 'b.id')
      .innerJoin('product_site as ps', 'ps.product_id', 'p.id')
      .where('ps.website_id', '=', websiteId)
      .where('ps.is_enabled', '=', true)
      .where('p.type', '=', 'configurable')
      .groupBy('b.id')
      .select(['b.value', sql<number>`count(distinct p.style_code)::int`.as('styles')])
      .execute()
    return new Map(rows.map((row) => [row.value, row.styles]))
  },
})

function brandPath(urlKey: string): string {
  return `brands/${urlKey}`
}

function toBrandModel(row: BrandRow, featuredBrands: readonly string[]): BrandModel {
  return {
    value: row.value,
    label: row.label,
    url_path: brandPath(row.url_key),
    logo: null,
    description: row.description
      ? { html: `<p>${row.description.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>` }
      : null,
    is_featured: featuredBrands.includes(row.value),
  }
}

/** Excludes brands without products and those excluded by the site. [R7.118, R3.108] */
export async function loadBrands(ctx: SettingsReader): Promise<readonly BrandModel[]> {
  const [{ excludedBrands, featuredBrands }, rows, styles] = await Promise.all([
    settingsOfRequest(ctx),
    ofSite(ctx, BRANDS),
    ofSite(ctx, STYLES_BY_BRAND),
  ])
  return [...rows.values()]
    .filter((row) => styles.has(row.value) && !excludedBrands.includes(row.value))
    .sort((a, b) => a.label.localeCompare(b.label, 'en') || a.value.localeCompare(b.value))
    .map((row) => toBrandModel(row, featuredBrands))
}

export async function loadBrand(ctx: SettingsReader, value: string): Promise<BrandModel | null> {
  const [{ featuredBrands }, rows] = await Promise.all([settingsOfRequest(ctx), ofSite(ctx, BRANDS)])
  const row = rows.get(value)
  return row ? toBrandModel(row, featuredBrands) : null
}

export async function stylesOfBrand(ctx: SettingsReader, value: string): Promise<number> {
  return (await ofSite(ctx, STYLES_BY_BRAND)).get(value) ?? 0
}
