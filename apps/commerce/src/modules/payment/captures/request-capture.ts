import { sql } from 'kysely'
import { CHARGED } from '#src/order-lifecycle/attempts'
import { isIn, PAID } from '#src/order-lifecycle/states'
import type { Db } from '#src/platform/database'
import { enqueue, enqueueMany } from '#src/queue/enqueue'
import { paymentJobs } from '../jobs.ts'
import type { OwedOrder } from '../with-order.ts'
import { loadOrderMoney } from './order-money.ts'

interface CaptureWanted {
  /** Number of the parcel or collection. */
  readonly shipment?: string
  /** At payment: all that is owed. */
  readonly isAll?: boolean
}

/**
 * Captures what is due for goods handed over so far. A job sends it to the payment service, with a key of its own.
 * The caller has locked order and attempt. @returns cents
 */
export async function requestCapture({ trx, order, attempt }: OwedOrder, wanted: CaptureWanted = {}): Promise<number> {
  const { shipment, isAll = false } = wanted
  const { owed, earned, captured, refunded } = await loadOrderMoney(trx, order.id)
  const cents = Math.min(owed, isAll ? owed : earned) - (captured - refunded)
  if (cents <= 0 || !isIn(PAID, order)) return 0
  if (!attempt || !CHARGED.includes(attempt.state) || attempt.reversal_key)
    throw new Error(`order ${order.number} has no charge to capture`)
  const { rows } = await sql<{ id: number }>`
    insert into capture (order_id, attempt_id, shipment_id, n, idempotency_key, amount_cents, state)
    select ${order.id}::bigint, ${attempt.id}::uuid, (select s.id from shipment s where s.number = ${shipment ?? null}),
      count(*)::int + 1, gen_random_uuid(), ${cents}::int, 'due' from capture where order_id = ${order.id}
    returning id`.execute(trx)
  const [capture] = rows
  if (!capture) throw new Error(`no capture for order ${order.number}`)
  await enqueue(trx, paymentJobs['send-capture'], { captureId: capture.id }, { key: `capture:${capture.id}` })
  return cents
}

/** Those that waited while their order was on hold. */
export async function resumeCaptures(trx: Db, orderId: number): Promise<void> {
  const due = await trx
    .selectFrom('capture')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'due')
    .execute()
  const jobs = due.map(({ id: captureId }) => ({ payload: { captureId }, key: `capture:${captureId}` }))
  await enqueueMany(trx, paymentJobs['send-capture'], jobs)
}

/** Not sent yet: the charge is reversed as a whole instead. */
export async function voidCaptures(trx: Db, orderId: number): Promise<void> {
  await trx
    .updateTable('capture')
    .set({ state: 'void' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'due')
    .execute()
}
