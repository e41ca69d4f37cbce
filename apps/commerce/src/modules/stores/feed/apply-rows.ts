import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import type { FeedRow } from '../ports.ts'

export interface Applied {
  readonly changed: number
  /** Not newer than what the size already has. */
  readonly older: number
  /** Of no size or source of ours, at most 20, as `source sku`. */
  readonly unknown: readonly string[]
}

const GIVEN = (json: string) => sql`
  given as (
    select distinct on (sku, source) sku, source, "onHand" as on_hand, "asOf" as as_of, sequence, "isCounted" as is_counted
    from jsonb_to_recordset(${json}::jsonb) as row (sku text, source text, "onHand" int, "asOf" timestamptz,
      sequence bigint, "isCounted" boolean)
    order by sku, source, "asOf" desc, sequence desc)`

/**
 * Writes the rows that are newer than the stock of their size. What we sold after a row's time is subtracted; the
 * record never falls below what is reserved, and such a size is declined. In a transaction: a sale that commits while
 * the rows are locked is seen by the second statement or waits for it.
 */
export async function applyFeedRows(trx: Db, rows: readonly FeedRow[]): Promise<Applied> {
  if (rows.length === 0) return { changed: 0, older: 0, unknown: [] }
  const json = JSON.stringify(rows)
  await sql`
    with ${GIVEN(json)}
    select from stock s join given using (sku, source) order by s.sku, s.source for no key update of s`.execute(trx)
  const { rows: answers } = await sql<Applied>`
    with ${GIVEN(json)},
    known as (
      select g.* from given g join source o on o.code = g.source
      where exists (select from variant v where v.sku = g.sku)),
    newer as (
      select k.*, s.on_hand as recorded, coalesce(s.reserved, 0) as reserved, s.declined_at, s.counted_at,
        s.sold_since_count
      from known k left join stock s using (sku, source)
      where s.as_of is null or (k.as_of, k.sequence) > (s.as_of, coalesce(s.feed_sequence, -1))),
    sold as (
      select r.sku, r.source, sum(r.quantity)::int as pieces from reservation r join newer n using (sku, source)
      where r.state = 'committed' and r.committed_at > n.as_of group by r.sku, r.source),
    settled as (
      select n.*, greatest(0, n.on_hand - coalesce(sold.pieces, 0)) as there,
        n.is_counted and (n.declined_at is null or n.as_of > n.declined_at) as is_cleared
      from newer n left join sold using (sku, source)),
    written as (
      insert into stock (sku, source, on_hand, as_of, feed_sequence, counted_at)
      select sku, source, greatest(there, reserved), as_of, sequence, as_of from settled
      on conflict (sku, source) do update set
        (on_hand, as_of, feed_sequence, counted_at, sold_since_count, declined_at, updated_at) = (
          select excluded.on_hand, excluded.as_of, excluded.feed_sequence,
            case when j.is_counted then greatest(stock.counted_at, j.as_of) else stock.counted_at end,
            case when j.is_counted then 0 else stock.sold_since_count + greatest(0, stock.on_hand - excluded.on_hand) end,
            case when j.there < j.reserved then shop_now() when j.is_cleared then null else stock.declined_at end,
            now()
          from settled j where j.sku = stock.sku and j.source = stock.source)
      returning 1),
    learned as (
      select j.source, sum(greatest(0, j.recorded - j.there - (j.declined_at is not null)::int)) as losses,
        sum(j.recorded * loss_days(j.counted_at, j.sold_since_count)) as days
      from settled j join source o on o.code = j.source and o.kind = 'store'
      where j.is_counted and j.recorded is not null group by j.source order by j.source),
    taught as (
      update source o set losses = o.losses * faded(o.learned_at) + l.losses,
        loss_days = o.loss_days * faded(o.learned_at) + l.days, learned_at = shop_now()
      from learned l where o.code = l.source)
    select (select count(*)::int from written) as changed,
      (select count(*)::int from known) - (select count(*)::int from newer) as older,
      array(select g.source || ' ' || g.sku from given g where not exists (
        select from known k where k.sku = g.sku and k.source = g.source) order by 1 limit 20) as unknown`.execute(trx)
  return answers[0] ?? { changed: 0, older: 0, unknown: [] }
}
