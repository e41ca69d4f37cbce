import { sql } from 'kysely'
import { ofSite, type SettingsReader, settingsOfRequest, siteValue } from '#modules/site'
import type { Brand } from '#src/platform/contract/contract.generated'

export interface BrandModel extends Omit<Brand, 'product_count' | 'picture' | 'logo' | 'fit_verdict'> {
  readonly logo: null
}

interface BrandRow {
  readonly value: string
  readonly label: string
  readonly url_key: string
  readonly description: string | null
  readonly origin: string | null
}

interface BrandStyles {
  readonly styles: number
  /** Of its best seller, in the media folder. */
  readonly picture: string | null
}

const BRANDS = siteValue<ReadonlyMap<string, BrandRow>, SettingsReader>({
  name: 'brands',
  tables: ['brand'],
  async make({ db }) {
    const rows = await db.selectFrom('brand').select(['value', 'label', 'url_key', 'description', 'origin']).execute()
    return new Map(rows.map((row) => [row.value, row]))
  },
})

/** Brands without styles are absent. */
const STYLES_BY_BRAND = siteValue<ReadonlyMap<string, BrandStyles>, SettingsReader>({
  name: 'styles-by-brand',
  tables: ['brand', 'product', 'product_site', 'product_image'],
  async make({ db, brand: { websiteId } }) {
    const { rows } = await sql<BrandStyles & { readonly value: string }>`
      select b.value, count(distinct p.style_code)::int as styles,
        (array_agg(i.path order by ps.sold_30_days desc, p.sku) filter (where i.path is not null))[1] as picture
      from brand b join product p on p.brand_id = b.id join product_site ps on ps.product_id = p.id
        left join lateral (
          select path from product_image where product_id = p.id order by view <> 'side', position limit 1) i on true
      where ps.website_id = ${websiteId} and ps.is_enabled and p.type = 'configurable'
      group by b.id`.execute(db)
    return new Map(rows.map(({ value, ...styles }) => [value, styles]))
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
    origin: row.origin,
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

const NO_STYLES: BrandStyles = { styles: 0, picture: null }

export async function stylesOfBrand(ctx: SettingsReader, value: string): Promise<BrandStyles> {
  return (await ofSite(ctx, STYLES_BY_BRAND)).get(value) ?? NO_STYLES
}
