import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_MS } from '@welt/kit/time'
import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import { deleteInBatches } from '#src/queue/delete-in-batches'

const WAIT_MS = 10 * SECOND_MS
const POLL_MS = 100
/** No request lives this long: another may take over its key. */
const DEAD_SECONDS = 30

type Claim =
  /** The caller must then call `finish` or `release`. */
  | { readonly kind: 'claimed' }
  | { readonly kind: 'answered'; readonly orderId: number }
  | { readonly kind: 'other-request' }
  | { readonly kind: 'busy' }

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

async function tryInsert(db: Db, key: string, requestHash: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency')
    .values({ key, request_hash: requestHash, state: 'running', answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

async function takeOver(db: Db, key: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency')
    .set({ created_at: sql<Date>`now()` })
    .where('key', '=', key)
    .where('state', '=', 'running')
    .where('answer', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${DEAD_SECONDS})`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function orderIdOf(answer: unknown): number | undefined {
  const id = (answer as { orderId?: unknown } | null)?.orderId
  return typeof id === 'number' ? id : undefined
}

/** Claims a key for one caller; others wait for its answer. */
export async function claim(db: Db, key: string, requestHash: string, waitMs = WAIT_MS): Promise<Claim> {
  const deadline = Date.now() + waitMs
  for (;;) {
    if (await tryInsert(db, key, requestHash)) return { kind: 'claimed' }
    const row = await db.selectFrom('idempotency').selectAll().where('key', '=', key).executeTakeFirst()
    if (row && row.request_hash !== requestHash) return { kind: 'other-request' }
    const orderId = orderIdOf(row?.answer)
    const isOver = Date.now() >= deadline
    if (orderId !== undefined && (row?.state === 'done' || isOver)) return { kind: 'answered', orderId }
    if (row && (await takeOver(db, key))) return { kind: 'claimed' }
    if (isOver) return { kind: 'busy' }
    await sleep(POLL_MS)
  }
}

/** Does not wait. */
export async function findAnswer(db: Db, key: string): Promise<number | undefined> {
  const row = await db.selectFrom('idempotency').select('answer').where('key', '=', key).executeTakeFirst()
  return orderIdOf(row?.answer)
}

/** Runs in the transaction that makes the order, so that a later crash loses nothing. */
export function noteOrder(trx: Pick<Db, 'updateTable'>, key: string, orderId: number) {
  return trx
    .updateTable('idempotency')
    .set({ answer: JSON.stringify({ orderId }) })
    .where('key', '=', key)
}

export async function finish(db: Db, key: string): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ state: 'done', finished_at: sql<Date>`now()` })
    .where('key', '=', key)
    .execute()
}

/** For a refusal: the key may be used again. */
export async function release(db: Db, key: string): Promise<void> {
  await db.deleteFrom('idempotency').where('key', '=', key).where('answer', 'is', null).execute()
}

export async function purgeIdempotencyKeys(db: Db, days: number): Promise<void> {
  await deleteInBatches((rows) =>
    sql`
      delete from idempotency where key = any(array(
        select key from idempotency where created_at < now() - make_interval(days => ${days}::int)
        order by created_at limit ${rows} for update skip locked))`.execute(db),
  )
}
