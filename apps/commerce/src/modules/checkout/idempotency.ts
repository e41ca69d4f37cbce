import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_MS } from '@welt/kit/time'
import { sql } from 'kysely'
import type { Db } from '#src/composition/database'
import { deleteInBatches } from '#src/queue/delete-in-batches'

/** How long a second caller waits for the first one's answer. */
const WAIT_MS = 10 * SECOND_MS
const POLL_MS = 100
/** A request that left no trace for this long has died, since none lives longer; another may take its place. */
const DEAD_SECONDS = 30

/** What became of asking for a key. */
type Claim =
  /** The caller does the work, then calls finish or release. */
  | { readonly kind: 'claimed' }
  /** The work was done before; the order it made. */
  | { readonly kind: 'answered'; readonly orderId: number }
  /** The key belongs to another request. */
  | { readonly kind: 'other-request' }
  /** Somebody else is at it and takes long. */
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

/** Claims the work of a key, once for all callers. A second caller waits up to 10 s. */
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

/** The order a key has made already, without waiting or claiming. */
export async function findAnswer(db: Db, key: string): Promise<number | undefined> {
  const row = await db.selectFrom('idempotency').select('answer').where('key', '=', key).executeTakeFirst()
  return orderIdOf(row?.answer)
}

/** Notes the order in the transaction that makes it, so that a crash after it loses nothing. */
export function noteOrder(trx: Pick<Db, 'updateTable'>, key: string, orderId: number) {
  return trx
    .updateTable('idempotency')
    .set({ answer: JSON.stringify({ orderId }) })
    .where('key', '=', key)
}

/** The work is done; callers waiting for it are answered. */
export async function finish(db: Db, key: string): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ state: 'done', finished_at: sql<Date>`now()` })
    .where('key', '=', key)
    .execute()
}

/** The work was refused before anything was made: the key may be used again. */
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
