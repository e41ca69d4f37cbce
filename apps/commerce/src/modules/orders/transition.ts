import { sql, type Transaction } from 'kysely'
import { reopenCart } from '#modules/cart'
import { withdrawMail } from '#modules/notifications'
import type { CardRefund } from '#src/order-lifecycle/claim'
import { type FollowUp, orderFollowUps, paymentFollowUps } from '#src/order-lifecycle/jobs'
import { ORDER_TRANSITIONS, type OrderEvent, type OrderTransition } from '#src/order-lifecycle/transitions'
import type { Database } from '#src/platform/database'
import { enqueueing } from '#src/queue/enqueue'
import { moveClaims } from './claims/claims.ts'
import { countOrderEvent } from './order-metrics.ts'
import type { OrderPaymentData, OrderRow } from './tables.ts'

type Trx = Transaction<Database>

export interface TransitionDetail {
  /** Shown in cart and order. */
  readonly failure?: string
  /** For staff, in `order_event`. */
  readonly why?: string
  /** For `order_event`. */
  readonly facts?: Readonly<Record<string, unknown>>
  readonly payment?: OrderPaymentData
  /** None for a free order. */
  readonly attempt?: { readonly id: string; readonly merchant_reference: string } | undefined
  readonly skips?: readonly FollowUp[]
  /** The stock was already sold in this transaction. */
  readonly isSold?: boolean | undefined
  /** Other than the table's. */
  readonly actor?: OrderTransition['actor']
}

const SOLD_CLAIMS = ['stock'] as const

type Job = ReturnType<typeof enqueueing>

/** Undefined for follow-ups that need an attempt when there is none. */
function jobsOf(order: OrderRow, attemptId: string | undefined): Readonly<Record<FollowUp, Job | undefined>> {
  const ofOrder = (name: keyof typeof orderFollowUps, key: string) =>
    enqueueing(orderFollowUps[name], [{ payload: { orderId: order.id }, key, isUnhurried: true }])
  const ofAttempt = (name: keyof typeof paymentFollowUps, key: string) =>
    attemptId === undefined
      ? undefined
      : enqueueing(paymentFollowUps[name], [{ payload: { attemptId }, key: `${key}:${attemptId}`, isUnhurried: true }])
  const capture = ofAttempt('capture-payment', 'capture-payment')
  return {
    'send-order-confirmation': ofOrder('send-order-confirmation', `order-confirmation:${order.id}`),
    'issue-gift-cards': sql`${ofOrder('issue-gift-cards', `issue-gift-cards:${order.id}`)}
      where exists (select from order_line where order_id = ${order.id} and product_type = 'giftcard')`,
    'send-authorisation-expired': ofOrder('send-authorisation-expired', `authorisation-expired:${order.id}`),
    'send-payment-returned': ofOrder('send-payment-returned', `payment-returned:${attemptId ?? order.number}`),
    'count-spend': ofOrder('count-spend', `count-spend:${order.id}`),
    'send-payment-failed': ofAttempt('send-payment-failed', 'payment-failed'),
    'capture-payment':
      capture &&
      sql`${capture} where exists (select from order_line where order_id = ${order.id} and product_type = 'giftcard')
      or exists (select from site_setting where website_id = ${order.website_id} and key = 'capture_at_payment'
        and value = 'true')`,
    'reverse-payment': ofAttempt('reverse-payment', 'reverse'),
  }
}

function mayReview({ id }: OrderRow, { review, isOnce, kind }: OrderTransition, why: string | undefined) {
  if (review === 'clear') return sql`review_reason is not null`
  if (isOnce)
    return sql`not exists (select from order_event e where e.order_id = ${id} and e.kind = ${kind}
      and coalesce(e.detail ->> 'why', '') = ${why ?? ''}::text)`
  if (review === 'set') return sql`review_reason is null`
  return sql`true`
}

const reviewOf = ({ review }: OrderTransition, why: string | undefined) =>
  review === 'set'
    ? sql`coalesce(review_reason, ${why ?? 'held'}::text)`
    : review === 'clear'
      ? sql`null`
      : sql`review_reason`

/** Writes state, event and follow-ups in one statement. @returns false when the order's state does not allow it */
async function writeState(
  trx: Trx,
  order: OrderRow,
  transition: OrderTransition,
  detail: TransitionDetail,
): Promise<boolean> {
  const { from, to, lines, cart, followUps, kind } = transition
  const { failure, why, facts = {}, payment, attempt, skips = [], actor = transition.actor } = detail
  const jobs = jobsOf(order, attempt?.id)
  const due = followUps.flatMap((name) => (skips.includes(name) ? [] : (jobs[name] ?? [])))
  const changes = [
    ...(lines === 'cancel'
      ? [sql`update order_line l set quantity_cancelled = l.quantity from moved where l.order_id = moved.id`]
      : []),
    ...(cart === 'close' ? [sql`update cart set is_active = false from moved where cart.id = moved.cart_id`] : []),
  ]
  const enqueued =
    due.length > 0 ? sql`(select count(job) from (${sql.join(due, sql` union all `)}) as follow_up (job))` : sql`0`
  const { rows } = await sql`
    with moved as (
      update orders set state = coalesce(${to}::text, state), updated_at = now(),
        review_reason = ${reviewOf(transition, why)},
        paid_at = case when ${to}::text = 'paid' then now() else paid_at end,
        failure_reason = case ${to}::text
          when 'paid' then null when 'payment_failed' then ${failure ?? null}::text else failure_reason end,
        payment_method = coalesce(${payment ? JSON.stringify(payment) : null}::jsonb, payment_method)
      where id = ${order.id} and state = any(${from}::text[])
        and ${mayReview(order, transition, why)} returning id, cart_id),
    ${sql.join(
      changes.map((change, i) => sql`${sql.ref(`change_${i}`)} as (${change}), `),
      sql``,
    )}
    event as (
      insert into order_event (order_id, kind, actor, detail)
      select id, ${kind}::text, ${actor}::text,
        jsonb_strip_nulls(jsonb_build_object('reason', ${failure ?? null}::text, 'why', ${why ?? null}::text,
          'of', ${transition.review === 'clear' ? sql`(select review_reason from orders where id = ${order.id})` : sql`null::text`}))
          || ${JSON.stringify(facts)}::jsonb
      from moved)
    select ${enqueued} from moved`.execute(trx)
  return rows.length > 0
}

/**
 * Applies an event as ORDER_TRANSITIONS defines it. The caller has locked cart and order and checked the guard.
 * @returns refunds to gift cards; false, with nothing changed, when the order's state does not allow the event
 */
export async function transition(
  trx: Trx,
  order: OrderRow,
  event: OrderEvent,
  detail: TransitionDetail = {},
): Promise<readonly CardRefund[] | false> {
  const row: OrderTransition = ORDER_TRANSITIONS[event]
  if (!(await writeState(trx, order, row, detail))) return false
  countOrderEvent(order, event)
  const exceptClaims = detail.isSold ? SOLD_CLAIMS : row.exceptClaims
  const refunds = row.claims ? await moveClaims(trx, order, row.claims, exceptClaims) : []
  if (row.cart === 'reopen') await reopenCart(trx, order.cart_id, detail.failure ?? '')
  if (row.withdrawsFailure && detail.attempt)
    await withdrawMail(trx, 'payment-failed', detail.attempt.merchant_reference)
  return refunds
}
