import { type RawBuilder, sql } from 'kysely'

/** Where orders for delivery are sent from, in the order in which they are filled. */
export const DELIVERY_SOURCES = [{ code: 'warehouse', name: 'Warehouse' }] as const

const CODES: readonly string[] = DELIVERY_SOURCES.map(({ code }) => code)

export function isDeliverySource(code: unknown): boolean {
  return CODES.some((one) => one === code)
}

/** SQL condition on a source's code. */
export function isDeliverySourceSql(source: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(source)} in (${sql.join(CODES.map((code) => sql.lit(code)))})`
}

/** SQL for the pieces of a size that delivery can send; never below 0. */
export function deliverableSql(sku: string): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum(greatest(0, s.on_hand - s.reserved)), 0)::int from stock s where s.sku = ${sql.ref(sku)} and ${isDeliverySourceSql('s.source')})`
}
