import { type RawBuilder, sql } from 'kysely'

/** In order of allocation. */
export const DELIVERY_SOURCES = [{ code: 'warehouse', name: 'Warehouse' }] as const

const CODES: readonly string[] = DELIVERY_SOURCES.map(({ code }) => code)

export function isDeliverySource(code: unknown): boolean {
  return CODES.some((one) => one === code)
}

export function isDeliverySourceSql(source: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(source)} in (${sql.join(CODES.map((code) => sql.lit(code)))})`
}

/** Never below 0. */
export function deliverableSql(sku: string): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum(greatest(0, s.on_hand - s.reserved)), 0)::int from stock s where s.sku = ${sql.ref(sku)} and ${isDeliverySourceSql('s.source')})`
}
