import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_MS } from '@welt/kit/time'
import { type RawBuilder, sql } from 'kysely'
import { ANSWER_WITHIN_MS } from '#modules/payment'
import { type LimitRule, limitCounts, tooMany } from '#modules/site'
import type { AttemptState } from '#src/order-lifecycle/attempts'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import { deleteInBatches } from '#src/queue/delete-in-batches'
import { tooManyCards } from './errors.ts'
import { cardWait, type NewCard } from './limits/refused-cards.ts'

const WAIT_MS = 10 * SECOND_MS
const POLL_MS = 100
/** No request lives this long: another may take over its key. */
const DEAD_SECONDS = 30
const UNANSWERED: readonly AttemptState[] = ['created', 'sent']

type Claim =
  /** The caller must note an order, or release the key. */
  | { readonly kind: 'claimed' }
  | { readonly kind: 'answered'; readonly orderId: number }
  | { readonly kind: 'other-request' }
  | { readonly kind: 'busy' }

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

interface Claiming {
  readonly db: Db
  readonly config: Pick<Context['config'], 'limitMultiplier'>
}

interface Request {
  readonly key: string
  readonly hash: string
  /** Counted for the caller that claims the key. */
  readonly limits: readonly LimitRule[]
  /** Set where a new card is charged. */
  readonly card?: NewCard | undefined
}

interface Inserted {
  readonly is_claimed: boolean
  readonly wait_seconds: number | null
  readonly card_wait_seconds: number | null
}

/** @throws AppError RATE_LIMITED, UNABLE_TO_PLACE_ORDER */
async function tryInsert(ctx: Claiming, { key, hash, limits, card }: Request): Promise<boolean> {
  const { counted, answers } = limitCounts(ctx, limits, 'claimed')
  const cards = card
    ? sql`case when exists (select from claimed) then ${cardWait(sql`${JSON.stringify(card)}`, sql`null`)} end`
    : sql`null::int`
  const { rows } = await sql<Inserted>`
    with claimed as (
      insert into idempotency (key, request_hash, state) values (${key}, ${hash}, 'running')
      on conflict do nothing returning key), ${counted}
    select exists (select from claimed) as is_claimed, ${cards} as card_wait_seconds,
      (select wait_seconds from (${answers}) answer where is_refused limit 1)`.execute(ctx.db)
  const [row] = rows
  const { is_claimed: isClaimed = false, wait_seconds: seconds, card_wait_seconds: cardSeconds } = row ?? {}
  if (!seconds && typeof cardSeconds !== 'number') return isClaimed
  await release(ctx.db, key)
  throw seconds ? tooMany({ seconds }) : tooManyCards(cardSeconds ?? 0)
}

async function takeOver(db: Db, key: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency')
    .set({ created_at: sql<Date>`now()` })
    .where('key', '=', key)
    .where('answer', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${DEAD_SECONDS})`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function orderIdOf(answer: unknown): number | undefined {
  const id = (answer as { orderId?: unknown } | null)?.orderId
  return typeof id === 'number' ? id : undefined
}

interface Claimed {
  readonly request_hash: string
  readonly answer: unknown
  /** The payment service has not answered yet. */
  readonly is_being_charged: boolean
}

async function findClaimed(db: Db, key: string): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    select request_hash, answer, exists (
      select from payment_attempt a where a.order_id = (answer ->> 'orderId')::bigint and a.state = any(${UNANSWERED})
    ) as is_being_charged
    from idempotency where key = ${key}`.execute(db)
  return rows[0]
}

/**
 * Claims a key for one caller; others wait for its answer.
 * @throws AppError RATE_LIMITED, UNABLE_TO_PLACE_ORDER
 */
export async function claim(ctx: Claiming, request: Request, waitMs = WAIT_MS): Promise<Claim> {
  const began = Date.now()
  for (;;) {
    if (await tryInsert(ctx, request)) return { kind: 'claimed' }
    const claimed = await findClaimed(ctx.db, request.key)
    if (claimed && claimed.request_hash !== request.hash) return { kind: 'other-request' }
    const orderId = orderIdOf(claimed?.answer)
    const waitedMs = Date.now() - began
    const isOver = waitedMs >= waitMs
    if (orderId !== undefined && (isOver || waitedMs >= ANSWER_WITHIN_MS || !claimed?.is_being_charged))
      return { kind: 'answered', orderId }
    if (claimed && (await takeOver(ctx.db, request.key))) return { kind: 'claimed' }
    if (isOver) return { kind: 'busy' }
    await sleep(POLL_MS)
  }
}

/** Does not wait. */
export async function findAnswer(db: Db, key: string): Promise<number | undefined> {
  const row = await db.selectFrom('idempotency').select('answer').where('key', '=', key).executeTakeFirst()
  return orderIdOf(row?.answer)
}

/** Part of the statement that inserts `placed`, so that a crash cannot separate the order from its key. */
export const notingOrder = (key: RawBuilder<string>): RawBuilder<unknown> => sql`
  update idempotency set answer = jsonb_build_object('orderId', placed.id) from placed where key = ${key}::text`

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
