import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database'
import { type BrokenInvariant, RULES, type RuleKind } from './rules.ts'

/** What one statement checks. */
export interface Scope {
  readonly kind: RuleKind
  /** CTE that `covers` reads. */
  readonly given?: RawBuilder<unknown>
  covers(id: string): RawBuilder<unknown>
}

export const WHOLE_SHOP: Scope = { kind: 'shop', covers: () => sql`true` }

export type Ranged = Exclude<RuleKind, 'shop'>

export const between = (kind: Ranged, first: number, last: number): Scope => ({
  kind,
  covers: (id) => sql`${sql.ref(id)} between ${first}::bigint and ${last}::bigint`,
})

export const among = (kind: Ranged, ids: readonly number[]): Scope => ({
  kind,
  given: sql`given (ids) as (select ${[...ids]}::bigint[]), `,
  covers: (id) => sql`${sql.ref(id)} = any((select ids from given)::bigint[])`,
})

const finding = ({ kind, given = sql``, covers }: Scope) =>
  sql`with ${given}found as (
    select rule, what, min(id) as id from (${RULES[kind](covers)}) as broken group by rule, what)`

export async function findBroken(db: Db, scope: Scope): Promise<BrokenInvariant[]> {
  return (await sql<BrokenInvariant>`${finding(scope)} select rule, what from found`.execute(db)).rows
}

/**
 * Stores what is broken and deletes what no longer is. @returns what to raise an alarm for: newly broken, or still
 * broken a day after the last alarm
 */
export async function noteBroken(db: Db, scope: Scope): Promise<BrokenInvariant[]> {
  const { rows } = await sql<BrokenInvariant>`
    ${finding(scope)},
    mended as (
      delete from broken_invariant b where b.kind = ${scope.kind} and ${scope.covers('b.id')}
        and not exists (select from found f where f.rule = b.rule and f.what = b.what)),
    noted as (
      insert into broken_invariant (rule, what, kind, id) select rule, what, ${scope.kind}::text, id from found
      on conflict (rule, what) do update set alarmed_at = now()
        where broken_invariant.alarmed_at < now() - interval '23 hours'
      returning rule, what)
    select rule, what from noted order by 1, 2`.execute(db)
  return rows
}
