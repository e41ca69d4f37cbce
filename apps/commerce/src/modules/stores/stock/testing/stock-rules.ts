import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import { moveClock } from '#src/platform/test-clock'
import { chances } from '#src/testing/random/random-run'
import { noteStoreOutcomes } from '../outcomes.ts'
import { loadShelvesToCount } from '../to-count.ts'
import { codeOf, type Moved, type Shelf, type StockRule, WORLD } from './simulated-month.ts'

export async function insertStores(db: Db, codes: readonly string[]): Promise<void> {
  await sql`insert into source (code, kind, name) select code, 'store', code from unnest(${codes}::text[]) code`.execute(
    db,
  )
  await sql`
    insert into store (store_code, retek_store_id, website_ids, name, street, city, postcode, country, phone, latitude,
      longitude, time_zone, hours)
    select code, code, '{9}', code, 'Street', 'City', '3000', 'AU', '1', 0, 0, 'Australia/Perth',
      '[null, null, null, null, null, null, null]' from unnest(${codes}::text[]) code`.execute(db)
}

async function insertStock(db: Db, shelves: readonly Shelf[]): Promise<void> {
  const rows = shelves.map((shelf) => ({ ...shelf, source: codeOf(shelf) }))
  await sql`
    insert into stock (sku, source, on_hand, sold_since_count, counted_at)
    select sku, source, recorded, sold, shop_now() - make_interval(secs => "ageDays" * 86400)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (sku text, source text, recorded int, sold int, "ageDays" float8)`.execute(db)
}

async function recordMoved(db: Db, moved: ReadonlyMap<Shelf, Moved>): Promise<void> {
  const rows = [...moved].map(([shelf, changes]) => ({ sku: shelf.sku, source: codeOf(shelf), ...changes }))
  await sql`
    update stock s set on_hand = s.on_hand - m.sold + m.delivered, sold_since_count = s.sold_since_count + m.sold
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (sku text, source text, sold int, delivered int)
    where s.sku = m.sku and s.source = m.source`.execute(db)
}

/** The shop's own: the least certain shelves are counted first. */
export async function confidenceRule(db: Db, shelves: readonly Shelf[]): Promise<StockRule> {
  await insertStores(db, [...new Set(shelves.map(codeOf))])
  await insertStock(db, shelves)
  return {
    startDay: () => moveClock(db, 'test', 24 * 3600),
    async loadOffered() {
      const { rows } = await sql<{ sku: string; pieces: number }>`select sku, pieces from offered_stock`.execute(db)
      return new Map(rows.map(({ sku, pieces }) => [sku, pieces]))
    },
    async record(moved, outcomes) {
      await recordMoved(db, moved)
      await noteStoreOutcomes(db, outcomes)
    },
    chooseCounts: async () => (await loadShelvesToCount(db, WORLD.counts)).map(({ sku }) => sku),
    count: (counted) =>
      noteStoreOutcomes(
        db,
        counted.map((shelf) => ({ source: codeOf(shelf), sku: shelf.sku, outcome: 'counted', onHand: shelf.real })),
      ),
  }
}

/** Offers what is recorded above a buffer; as many shelves are counted, in no order. */
export function bufferRule(shelves: readonly Shelf[], buffer: number): StockRule {
  const chance = chances(1)
  return {
    startDay: async () => undefined,
    loadOffered: async () => new Map(shelves.map(({ sku, recorded }) => [sku, Math.max(0, recorded - buffer)])),
    record: async () => undefined,
    chooseCounts: async () =>
      Array.from(
        { length: WORLD.counts * WORLD.stores },
        () => shelves[Math.floor(chance() * shelves.length)]?.sku ?? '',
      ),
    count: async () => undefined,
  }
}
