import { type Kysely, sql } from 'kysely'
import { canBeSentAgain, enqueueAlertsOf } from '#modules/catalogue'
import { enqueueFits, isCounted } from '#modules/reviews'
import { type Change, factsNamed, isOfMany, readChanges } from '../../change-log/change.ts'
import { type Database, type Db, inTransaction } from '../../platform/database.ts'

const SUBSCRIBER = 'jobs'

const JOB_TABLES = ['stock', 'review', 'return_item'] as const

/** Undefined when too many changed. */
function returnedSkus(changes: readonly Change[]): readonly string[] | undefined {
  const ofStock = changes.filter(({ table }) => table === 'stock')
  if (ofStock.some(isOfMany)) return undefined
  return [...new Set(ofStock.filter(canBeSentAgain).flatMap((change) => factsNamed<string>(change, 'sku')))]
}

/** Undefined means every style. */
function fitsOf(
  changes: readonly Change[],
): { readonly styleCodes: readonly string[]; readonly orderLineIds: readonly number[] } | undefined {
  const ofFit = changes.filter(
    (change) => (change.table === 'review' && isCounted(change)) || change.table === 'return_item',
  )
  if (ofFit.some(isOfMany)) return undefined
  return {
    styleCodes: ofFit.flatMap((change) => factsNamed<string>(change, 'style_code')),
    orderLineIds: ofFit.flatMap((change) => factsNamed<number>(change, 'order_line_id')),
  }
}

async function enqueueOf(db: Db, changes: readonly Change[]): Promise<void> {
  await enqueueAlertsOf(db, returnedSkus(changes))
  await enqueueFits(db, fitsOf(changes))
}

/** Storing the position in the same transaction makes each change processed exactly once. [decision 10] */
export async function enqueueJobsOfChanges(db: Kysely<Database>): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ snapshot: string }>`
      select snapshot::text from change_position where subscriber = ${SUBSCRIBER} for update`.execute(trx)
    const [found] = rows
    if (!found) throw new Error('change_position has no row of jobs')
    const { changes, count, position } = await readChanges(trx, { position: found.snapshot }, JOB_TABLES)
    if (count === 0) return
    await enqueueOf(trx, changes)
    await sql`update change_position set snapshot = ${position}::pg_snapshot where subscriber = ${SUBSCRIBER}`.execute(
      trx,
    )
  })
}
