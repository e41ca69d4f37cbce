import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import { quarantineReasonsOf } from '../fold/charges.ts'
import type { AttemptRow, PspEventRow } from '../tables.ts'

async function findRelease(db: Db, orderId: number): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(at) as at from order_event where order_id = ${orderId} and kind = 'released'`.execute(db)
  return rows[0]?.at ?? undefined
}

/** Reasons unknown to staff at the last release, such as those of messages stored before and handled after it. */
export async function newReviewReasons(
  db: Db,
  orderId: number,
  attempt: AttemptRow,
  events: readonly PspEventRow[],
): Promise<readonly string[]> {
  const all = quarantineReasonsOf(attempt, events)
  if (all.length === 0) return []
  const released = await findRelease(db, orderId)
  if (!released) return all
  const isKnown = ({ handled_at: at }: PspEventRow) => at !== null && at <= released
  const before = quarantineReasonsOf(attempt, events.filter(isKnown))
  const since = quarantineReasonsOf(
    attempt,
    events.filter((event) => !isKnown(event)),
  )
  return all.filter((reason) => since.includes(reason) || !before.includes(reason))
}
