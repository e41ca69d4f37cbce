import { type Kysely, sql } from 'kysely'
import { type Database, type Db, inTransaction } from '#src/platform/database'
import { parcelsTodaySql, type SourceLimits } from './source-facts.ts'

/** What a source does not send. */
export interface Exclusion {
  readonly kind: 'brand' | 'product'
  /** The brand's option value, or the product's sku. */
  readonly value: string
}

export interface SourceRules extends SourceLimits {
  readonly excluded: readonly Exclusion[]
}

/** Those that ship first. */
export async function listSources(db: Db, code?: string): Promise<SourceRules[]> {
  const { rows } = await sql<SourceRules>`
    select s.code, s.name, s.kind, s.is_active as "isActive", s.ships, s.is_paused as "isPaused",
      s.daily_parcels as "dailyParcels", ${parcelsTodaySql('s.code', 'z.zone')} as "parcelsToday",
      (select coalesce(json_agg(json_build_object('kind', x.kind, 'value', x.value) order by x.kind, x.value), '[]')
        from source_exclusion x where x.source = s.code) as excluded
    from source s left join store t on t.store_code = s.code
      cross join lateral (select coalesce(s.time_zone, t.time_zone, 'Australia/Melbourne') as zone) z
    where ${code ?? null}::text is null or upper(s.code) = upper(${code ?? null})
    order by s.ships desc, s.kind desc, s.code`.execute(db)
  return rows
}

export interface SourceChange {
  readonly ships?: boolean
  readonly isPaused?: boolean
  /** Null is any number. */
  readonly dailyParcels?: number | null
  readonly exclude: readonly Exclusion[]
  readonly include: readonly Exclusion[]
}

/** @returns an exclusion of a brand or product that does not exist */
async function findUnknown(db: Db, { exclude }: SourceChange): Promise<Exclusion | undefined> {
  const { rows } = await sql<Exclusion>`
    select kind, value from jsonb_to_recordset(${JSON.stringify(exclude)}::jsonb) as x (kind text, value text)
    where not exists (select from brand where x.kind = 'brand' and brand.value = x.value)
      and not exists (select from product where x.kind = 'product' and product.sku = x.value)`.execute(db)
  return rows[0]
}

/** Pages follow, since triggers keep `stock.ships`. @returns an unknown exclusion, with nothing changed */
export function changeSource(db: Kysely<Database>, code: string, change: SourceChange): Promise<Exclusion | undefined> {
  const { ships, isPaused, dailyParcels, exclude, include } = change
  return inTransaction(db, async (trx) => {
    const unknown = await findUnknown(trx, change)
    if (unknown) return unknown
    for (const { kind, value } of include)
      await sql`delete from source_exclusion where source = ${code} and kind = ${kind} and value = ${value}`.execute(
        trx,
      )
    for (const { kind, value } of exclude)
      await sql`insert into source_exclusion values (${code}, ${kind}, ${value}) on conflict do nothing`.execute(trx)
    const rules = {
      ...(ships !== undefined && { ships }),
      ...(isPaused !== undefined && { is_paused: isPaused }),
      ...(dailyParcels !== undefined && { daily_parcels: dailyParcels }),
    }
    if (Object.keys(rules).length > 0) await trx.updateTable('source').set(rules).where('code', '=', code).execute()
    const detail = { ...rules, exclude, include }
    await sql`insert into audit (actor, action, target, detail)
      values ('operator', 'source-changed', ${`source:${code}`}, ${JSON.stringify(detail)}::jsonb)`.execute(trx)
    return undefined
  })
}
