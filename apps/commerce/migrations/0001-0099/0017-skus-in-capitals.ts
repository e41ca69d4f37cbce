import { type Kysely, sql } from 'kysely'

const COLUMNS = [
  ['product', 'sku'],
  ['variant', 'sku'],
  ['stock', 'sku'],
  ['stock_alert', 'sku'],
  ['reservation', 'sku'],
  ['cart_line', 'variant_sku'],
  ['wishlist_item', 'variant_sku'],
  ['wishlist_removed', 'variant_sku'],
  ['order_line', 'product_sku'],
  ['order_line', 'variant_sku'],
] as const

/**
 * Converts skus to capitals, so that lookups that ignore case use the existing indexes. Changes nothing if two skus
 * differ only in case: staff must resolve that first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const inCapitals = COLUMNS.map(
    ([table, column]) => `update ${table} set ${column} = upper(${column}) where ${column} <> upper(${column});`,
  )
  await sql
    .raw(`
      alter table reservation drop constraint reservation_sku_source_fkey;
      ${inCapitals.join('\n')}
      alter table reservation add constraint reservation_sku_source_fkey foreign key (sku, source) references stock (sku, source);
      alter table product add constraint product_sku_capitals check (sku = upper(sku));
      alter table variant add constraint variant_sku_capitals check (sku = upper(sku));
      alter table stock add constraint stock_sku_capitals check (sku = upper(sku));
    `)
    .execute(db)
}
