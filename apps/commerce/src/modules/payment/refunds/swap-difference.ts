import { sql } from 'kysely'
import type { OrderRow } from '#modules/orders'
import type { Db } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import type { HandlersOf } from '#src/queue/job-handler'
import { paymentJobs } from '../jobs.ts'

/** A payment that covered the price difference of dearer sizes. [decision 122] */
export interface DifferencePayment {
  readonly pspReference: string
  readonly reference: string
}

type Swap = Pick<OrderRow, 'id' | 'currency'>

export async function recordDifference(
  trx: Db,
  { id }: Swap,
  { pspReference, reference }: DifferencePayment,
  cents: number,
): Promise<void> {
  await trx
    .insertInto('swap_difference')
    .values({ order_id: id, psp_reference: pspReference, reference, cents })
    .execute()
}

interface Owed extends DifferencePayment {
  readonly orderId: number | null
  readonly returnItemId: number | null
  readonly cents: number
  readonly currency: string
}

async function requestRefund(trx: Db, owed: Owed): Promise<void> {
  const { id } = await trx
    .insertInto('difference_refund')
    .values({
      order_id: owed.orderId,
      return_item_id: owed.returnItemId,
      psp_reference: owed.pspReference,
      reference: owed.reference,
      cents: owed.cents,
      currency: owed.currency,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(trx, paymentJobs['send-difference-refund'], { refundId: id }, { key: `difference-refund:${id}` })
}

/** Up to the unrefunded part of the swap's difference. The caller has locked the swap. @returns cents refunded */
export async function refundDifference(trx: Db, { id, currency }: Swap, cents: number): Promise<number> {
  const { rows } = await sql<DifferencePayment & { readonly left: number }>`
    select d.psp_reference as "pspReference", d.reference, (d.cents - coalesce((select sum(r.cents)
      from difference_refund r where r.order_id = d.order_id), 0))::int as left
    from swap_difference d where d.order_id = ${id}`.execute(trx)
  const [paid] = rows
  const refunded = Math.min(cents, paid?.left ?? 0)
  if (!paid || refunded <= 0) return 0
  await requestRefund(trx, { ...paid, orderId: id, returnItemId: null, cents: refunded, currency })
  return refunded
}

interface UnsentSwap {
  readonly itemId: number
  readonly cents: number
  readonly currency: string
}

/** When the item is refunded or rejected instead of swapped. The caller has locked its order. */
export async function refundUnsentDifference(trx: Db, paid: DifferencePayment, unsent: UnsentSwap): Promise<void> {
  const { itemId: returnItemId, cents, currency } = unsent
  await requestRefund(trx, { ...paid, orderId: null, returnItemId, cents, currency })
}

/** A refund that failed at the payment service is sent again, with a new key, once its order is not held. */
export async function reopenDifferenceRefund(trx: Db, refundReference: string): Promise<void> {
  await trx
    .updateTable('difference_refund')
    .set({ sent_at: null, refund_reference: null, idempotency_key: sql<string>`gen_random_uuid()` })
    .where('refund_reference', '=', refundReference)
    .execute()
}

/** Retried with the same key when the answer is lost or the payment is not yet captured. */
export const sendDifferenceRefund: HandlersOf<typeof paymentJobs>['send-difference-refund'] = async (
  { refundId },
  { db, ports, log },
) => {
  const refund = await db.selectFrom('difference_refund').selectAll().where('id', '=', refundId).executeTakeFirst()
  if (!refund || refund.sent_at) return
  const { pspReference } = await ports.payments.refund({
    pspReference: refund.psp_reference,
    reference: `${refund.reference}-refund-${refund.id}`,
    amount: { cents: refund.cents, currency: refund.currency === 'NZD' ? 'NZD' : 'AUD' },
    idempotencyKey: refund.idempotency_key,
  })
  await db
    .updateTable('difference_refund')
    .set({ sent_at: sql<Date>`now()`, refund_reference: pspReference })
    .where('id', '=', refundId)
    .execute()
  log('info', 'difference of a swap refunded', { reference: refund.reference })
}
