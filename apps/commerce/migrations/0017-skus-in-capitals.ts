import { type Kysely, sql } from 'kysely'

/** Every column that holds a sku. */
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
 * Skus are capitals, so no two differ by case alone, and a look-up that ignores case uses the indexes there are. Where
 * two do differ by case alone nothing is changed: staff have to say which is which.
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
