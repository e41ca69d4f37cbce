import { sql } from 'kysely'
import { onceForSite, settingsOfRequest } from '#modules/site'
import type { Context } from '#src/composition/context'
import { memoKey } from '#src/composition/request-state'
import type { Brand } from '../resolver-types.generated.ts'

const BRANDS = memoKey<Promise<readonly Brand[]>>('brands')

/** Where the listing of a brand is. */
function brandPath(urlKey: string): string {
  return `brands/${urlKey}`
}

/** Brands with products on the request's site, by label; excluded ones are absent. One query. [R7.118, R3.108] */
export function loadBrands(ctx: Context): Promise<readonly Brand[]> {
  return onceForSite(ctx, BRANDS, async () => {
    const { excludedBrands, featuredBrands } = await settingsOfRequest(ctx)
    const rows = await ctx.db
      .selectFrom('brand as b')
      .innerJoin('product as p', 'p.brand_id', 'b.id')
      .innerJoin('product_site as ps', 'ps.product_id', 'p.id')
      .where('ps.website_id', '=', ctx.brand.websiteId)
      .where('ps.is_enabled', '=', true)
      .where('p.type', '=', 'configurable')
      .groupBy('b.id')
      .select(['b.value', 'b.label', 'b.url_key', 'b.description', sql<number>`count(distinct p.style_code)::int`.as('product_count')])
      .execute()
    return rows
      .filter((row) => !excludedBrands.includes(row.value))
      .sort((a, b) => a.label.localeCompare(b.label, 'en') || a.value.localeCompare(b.value))
      .map((row) => ({
        value: row.value,
        label: row.label,
        url_path: brandPath(row.url_key),
        logo: null,
        description: row.description ? { html: `<p>${row.description.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>` } : null,
        is_featured: featuredBrands.includes(row.value),
        product_count: row.product_count,
      }))
  })
}

/** One brand sold on the site; null otherwise. */
export async function loadBrand(ctx: Context, value: string): Promise<Brand | null> {
  return (await loadBrands(ctx)).find((brand) => brand.value === value) ?? null
}
