import type { Kysely } from 'kysely'
import type { Database } from '../platform/database.ts'

/** Williams, Mathers and, with another currency, Styletread NZ. */
const WEBSITES = [
  { websiteId: 9, currency: 'AUD' },
  { websiteId: 10, currency: 'AUD' },
  { websiteId: 4, currency: 'NZD' },
] as const

const goods = [
  { sku: 'RUNNER', name: 'Runner', cents: 12_995, sizes: { '38': 5, '39': 1, '40': 0, '41': 500 } },
  { sku: 'POLISH', name: 'Polish', cents: 495, sizes: { ONE: 60 } },
] as const

/** Inserts two products; skus of sizes are `RUNNER-38` and so on. */
export async function insertProducts(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('source')
    .values({ code: 'warehouse', kind: 'warehouse', name: 'Warehouse' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  for (const { sku, name, cents, sizes } of goods) {
    const product = await db
      .insertInto('product')
      .values({ sku, style_code: sku, url_key: sku.toLowerCase(), name, web_display_name: name })
      .returning('id')
      .executeTakeFirstOrThrow()
    const sites = WEBSITES.map(({ websiteId, currency }) => ({
      product_id: product.id,
      website_id: websiteId,
      currency,
      regular_cents: cents,
    }))
    await db.insertInto('product_site').values(sites).execute()
    const rows = Object.entries(sizes)
    await db
      .insertInto('variant')
      .values(rows.map(([size], position) => ({ product_id: product.id, sku: `${sku}-${size}`, size, position })))
      .execute()
    await db
      .insertInto('stock')
      .values(rows.map(([size, quantity]) => ({ sku: `${sku}-${size}`, source: 'warehouse', on_hand: quantity })))
      .execute()
  }
}
