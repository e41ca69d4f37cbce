import { type Kysely, sql } from 'kysely'

/** Stores skus in upper case: no two differ by case alone, and a case-insensitive look-up uses the existing indexes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      alter table product add constraint product_sku_capitals check (sku = upper(sku));
      alter table variant add constraint variant_sku_capitals check (sku = upper(sku));
      alter table stock add constraint stock_sku_capitals check (sku = upper(sku));
    `)
    .execute(db)
}
