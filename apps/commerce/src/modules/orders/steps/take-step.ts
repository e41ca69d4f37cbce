import { sql, type Transaction } from 'kysely'
import { ALLOCATION_STEPS, type AllocationStep, type StepName } from '#src/order-lifecycle/allocations'
import { allocationFollowUps } from '#src/order-lifecycle/jobs'
import { listed, PAID } from '#src/order-lifecycle/states'
import type { Database } from '#src/platform/database'
import { enqueueing } from '#src/queue/enqueue'
import type { OrderRow } from '../tables.ts'

/** As handed to a carrier. */
export interface Parcel {
  /** Of the shipment. */
  readonly number: string
  readonly carrierCode: string
  readonly title: string
  readonly trackingNumber: string
}

interface StepDetail {
  readonly group: number
  readonly allocationIds: readonly number[]
  /** Last day, in the store's zone. */
  readonly collectUntil?: string | undefined
  readonly collectedBy?: string | undefined
  readonly parcel?: Parcel | undefined
  /** Replaces the step's own actor. */
  readonly actor?: 'guest' | undefined
  /** For staff, in `order_event`. */
  readonly why?: string | undefined
}

function followUpsOf({ id }: OrderRow, { followUps }: AllocationStep, detail: StepDetail) {
  const { group, allocationIds, parcel } = detail
  return followUps.map((name) => {
    if (name === 'send-order-shipped') {
      const shipment = parcel?.number ?? ''
      return enqueueing(allocationFollowUps[name], [{ payload: { orderId: id, shipment }, key: `${name}:${shipment}` }])
    }
    if (name !== 'send-order-changed')
      return enqueueing(allocationFollowUps[name], [{ payload: { orderId: id, group }, key: `${name}:${id}-${group}` }])
    const entries = allocationIds.map((allocationId) => ({
      payload: { orderId: id, allocationId },
      key: `${name}:${allocationId}`,
    }))
    return enqueueing(allocationFollowUps[name], entries)
  })
}

/**
 * Moves pieces of one delivery group, with their lines, shipment, event and mails, in one statement. The caller has
 * locked the order and checked the guard. @returns ids of those that moved; none when their state does not allow it
 */
export async function takeStep(
  trx: Transaction<Database>,
  order: OrderRow,
  name: StepName,
  detail: StepDetail,
): Promise<readonly number[]> {
  const step: AllocationStep = ALLOCATION_STEPS[name]
  const { group, allocationIds, collectUntil, collectedBy, parcel, why, actor = step.actor } = detail
  const due = followUpsOf(order, step, detail)
  const column = sql.ref(step.lines === 'cancel' ? 'quantity_cancelled' : 'quantity_shipped')
  const { rows } = await sql<{ id: number }>`
    with due as (
      select a.id from order_allocation a join orders o on o.id = a.order_id
      where a.order_id = ${order.id} and a.delivery_group = ${group} and a.id = any(${[...allocationIds]}::bigint[])
        and a.state in ${listed(step.from)} and o.state in ${listed(PAID)}),
    parcel as (
      insert into shipment (order_id, number, title, carrier_code, tracking_number)
      select ${order.id}::bigint,
        coalesce(${parcel?.number ?? null}::text, concat(${order.number}::text, '-', ${group}::int)),
        ${parcel?.title ?? step.shipment ?? ''}::text, ${parcel?.carrierCode ?? null}::text,
        ${parcel?.trackingNumber ?? null}::text
      where ${step.shipment !== undefined}::boolean and exists (select from due)
      on conflict (number) do update set title = excluded.title returning id),
    moved as (
      update order_allocation a set state = ${step.to}, ${sql.ref(step.at)} = shop_now(),
        shipment_id = coalesce((select id from parcel), a.shipment_id),
        collect_until = coalesce(${collectUntil ?? null}::date, a.collect_until),
        collected_by = coalesce(${collectedBy ?? null}::text, a.collected_by)
      from due where a.id = due.id returning a.id, a.order_line_id, a.quantity, a.source),
    lines as (
      update order_line l set ${column} = l.${column} + sums.quantity
      from (select order_line_id, sum(quantity)::int as quantity from moved group by 1) sums
      where l.id = sums.order_line_id and ${step.lines !== undefined}::boolean returning l.id),
    event as (
      insert into order_event (order_id, kind, actor, detail)
      select ${order.id}::bigint, ${step.kind}::text, ${actor}::text, jsonb_strip_nulls(jsonb_build_object(
        'source', min(m.source), 'why', ${why ?? null}::text, 'shipment', ${parcel?.number ?? null}::text,
        'lines', jsonb_agg(jsonb_build_object('line', l.position, 'quantity', m.quantity) order by l.position)))
      from moved m join order_line l on l.id = m.order_line_id having count(*) > 0)
    select id, (select count(job) from (${due.length > 0 ? sql.join(due, sql` union all `) : sql`select null`})
      as follow_up (job)) from moved`.execute(trx)
  return rows.map(({ id }) => id)
}
