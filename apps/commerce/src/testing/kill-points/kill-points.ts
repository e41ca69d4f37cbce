import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { findBrokenInvariants } from '#modules/orders'
import { seeded } from '../random/seeded.ts'
import { fillCart, newKey, type Placement, place } from '../shop.ts'
import { openStack, type Stack, type Victim } from './stack.ts'
import type { KillPoint } from './trigger.ts'

/** What is wrong after the kills, in words; empty when nothing was lost. */
export interface KillReport {
  readonly points: number
  readonly kills: number
  readonly acknowledged: number
  readonly lost: readonly string[]
}

interface Attempted {
  readonly cartId: string
  /** Number of the order that the shopper was shown as paid. */
  readonly confirmed: string | undefined
}

async function until(what: string, isTrue: () => Promise<boolean>, tries = 600): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    if (await isTrue()) return
    await sleep(50)
  }
  throw new Error(`${what} did not happen`)
}

const placed = async (stack: Stack, cartId: string, key: string): Promise<Placement | undefined> =>
  place(stack, cartId, key).then(
    ({ placement }) => placement,
    () => undefined,
  )

/** Brings forward what is due within `seconds`; waits until nothing of it is left, or the victim is dead. */
async function runDueJobs(stack: Stack, seconds: number): Promise<void> {
  const { db } = stack.database
  await sql`update graphile_worker._private_jobs set run_at = now()
    where run_at between now() and now() + make_interval(secs => ${seconds})`.execute(db)
  await until('the end of the jobs', async () => {
    if (stack.trigger.hasFired()) return true
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where j.run_at <= now()
        and t.identifier in ('settle-payment', 'check-attempt', 'reverse-payment', 'withdraw-payment')`.execute(db)
    return rows[0]?.left === 0
  })
}

/** Moves what is stored into the past. */
async function age({ database: { db } }: Stack, seconds: number): Promise<void> {
  const earlier = sql`make_interval(secs => ${seconds})`
  await sql`update payment_attempt set created_at = created_at - ${earlier}, sent_at = sent_at - ${earlier}`.execute(db)
  await sql`update reservation set expires_at = expires_at - ${earlier}`.execute(db)
  await sql`update psp_event set received_at = received_at - ${earlier}`.execute(db)
}

/** Authorised money that neither an order nor a reversal explains. */
async function unmatchedCharges(stack: Stack): Promise<readonly string[]> {
  const { rows } = await sql<{ reference: string; state: string; isReversed: boolean; cents: number }>`
    select a.merchant_reference as reference, o.state, a.amount_cents as cents,
      a.reversal_key is not null as "isReversed"
    from payment_attempt a join orders o on o.id = a.order_id`.execute(stack.database.db)
  const known = new Map(rows.map((row) => [row.reference, row]))
  const open = (await stack.charges()).filter(({ state, refundedValue }) => state === 'authorised' && !refundedValue)
  return open.flatMap(({ merchantReference, amount }) => {
    const attempt = known.get(merchantReference)
    if (!attempt) return [`${merchantReference} was charged without an order`]
    if (attempt.isReversed) return []
    if (attempt.state !== 'paid') return [`${merchantReference} was charged, its order is ${attempt.state}`]
    return amount.value === attempt.cents ? [] : [`${merchantReference} was charged ${amount.value}`]
  })
}

async function ordersOf({ database: { db } }: Stack) {
  return db.selectFrom('orders').select(['number', 'state', 'cart_id']).execute()
}

/** Confirmed orders are paid, and no cart is ordered twice. */
async function lostOrders(stack: Stack, attempted: readonly Attempted[]): Promise<readonly string[]> {
  const orders = await ordersOf(stack)
  const paid = new Map(orders.filter(({ state }) => state === 'paid').map(({ number, cart_id }) => [number, cart_id]))
  const missing = attempted.flatMap(({ confirmed: number }) =>
    number && !paid.has(number) ? [`order ${number} was confirmed and is not paid`] : [],
  )
  const twice = attempted.flatMap(({ cartId }) =>
    orders.filter(({ cart_id, state }) => cart_id === cartId && state === 'paid').length > 1
      ? [`cart ${cartId} was ordered twice`]
      : [],
  )
  return [...missing, ...twice]
}

const confirmedNumber = (placement: Placement | undefined): string | undefined =>
  placement?.order?.adyen_payment_status.resultCode === 'Authorised' ? placement.order.order_number : undefined

/** Orders for each point. */
const MOST_ORDERS = 5

/** Kills the victim during `points` orders, each at a seeded message, and reports what was lost. */
export async function killAt(
  victim: Victim,
  points: number,
  { seed, killPostgres }: { readonly seed: number; readonly killPostgres?: () => void },
): Promise<KillReport> {
  const random = seeded(seed)
  const stack = await openStack(victim, killPostgres)
  const attempted: Attempted[] = []
  const lost: string[] = []
  let kills = 0
  try {
    await sql`update stock set on_hand = ${points * MOST_ORDERS + 1}`.execute(stack.database.db)
    const order = async (point?: KillPoint) => {
      const cartId = await fillCart(stack)
      const key = newKey()
      if (victim === 'worker') await stack.addFault('drop-answer') // leaves the order's end to the worker
      stack.trigger.arm(point)
      const confirmed = confirmedNumber(await placed(stack, cartId, key))
      if (victim === 'worker') await runDueJobs(stack, 60)
      return { cartId, confirmed }
    }
    await order()
    // An order with fewer messages than the first may end before its point; another takes its place.
    const length = stack.trigger.count()
    while (kills < points && attempted.length < points * MOST_ORDERS) {
      attempted.push(await order({ message: 1 + random(length), fate: random(2) ? 'die-before' : 'die-after' }))
      if (stack.trigger.hasFired()) kills += 1
      await stack.revive()
      await until('the delivery of webhooks', stack.areWebhooksDelivered)
      await runDueJobs(stack, 60)
      lost.push(...(await unmatchedCharges(stack)))
    }
    await age(stack, 31 * 60)
    await runDueJobs(stack, 3600)
    lost.push(...(await unmatchedCharges(stack)), ...(await lostOrders(stack, attempted)))
    const { rows } = await sql<{ what: string }>`
      select 'order ' || number || ' still waits' as what from orders where state = 'pending_payment'
      union all select 'stock is still reserved' from stock where reserved > 0`.execute(stack.database.db)
    lost.push(...rows.map(({ what }) => what))
    lost.push(...(await findBrokenInvariants(stack.database.db)).map(({ what }) => what))
    return { points, kills, acknowledged: attempted.filter(({ confirmed }) => confirmed).length, lost }
  } finally {
    await stack.close()
  }
}
