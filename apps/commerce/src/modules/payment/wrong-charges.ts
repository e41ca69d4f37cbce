import type { Kysely } from 'kysely'
import { addJob, clearReview, type OrderRow, recordOrderEvent } from '#modules/orders'
import type { Database } from '#src/database'
import { GAVE_UP, STAFF_RETURNED, type WrongCharge, wrongChargesOf } from './fold.ts'
import { WRONG_AMOUNT_REASON } from './messages.ts'
import { insertOwnEnd, settleLocked, type Trx, withLocked } from './settle.ts'
import { insertEvent, loadEvents } from './store.ts'
import type { AttemptRow } from './tables.ts'

async function returnCharge(trx: Trx, attempt: AttemptRow, { pspReference }: WrongCharge): Promise<void> {
  await insertEvent(trx, {
    attemptId: attempt.id,
    pspReference,
    eventCode: STAFF_RETURNED,
    isSuccess: true,
    originalReference: pspReference,
    merchantReference: attempt.merchant_reference,
    amountCents: null,
    currency: null,
    channel: 'reconcile',
    payload: {},
  })
  await addJob(trx, 'return-charge', { attemptId: attempt.id, pspReference }, { key: `return-charge:${attempt.id}:${pspReference}` })
}

async function auditReturn(trx: Trx, order: OrderRow, charges: readonly WrongCharge[]): Promise<void> {
  const charged = charges.map(({ pspReference, amountCents, currency }) => `${pspReference} ${amountCents} ${currency}`)
  const row = { website_id: order.website_id, actor: 'operator', action: 'wrong-charge-returned', target: order.number, address: null }
  await trx
    .insertInto('audit')
    .values({ ...row, detail: JSON.stringify({ charged, ordered: `${order.total_cents} ${order.currency}` }) })
    .execute()
  await recordOrderEvent(trx, { orderId: order.id, kind: 'wrong-charge-returned', actor: 'operator', detail: { charged } })
}

/**
 * Ends an order that waits because another amount or currency was charged than it costs: the charge goes back, stock and cart are free again,
 * the shopper is told by mail. Nothing happens to any other order, nor the second time. @returns what goes back
 * [decision 28]
 */
export async function returnWrongCharges(db: Kysely<Database>, attemptId: string): Promise<readonly WrongCharge[]> {
  let charges: readonly WrongCharge[] = []
  await withLocked(db, attemptId, async (trx, order, attempt) => {
    const wrong = wrongChargesOf(attempt, await loadEvents(trx, attempt.id))
    charges = order.state === 'pending_payment' ? wrong : []
    if (charges.length === 0) return
    for (const charge of charges) await returnCharge(trx, attempt, charge)
    await insertOwnEnd(trx, attempt, GAVE_UP, WRONG_AMOUNT_REASON)
    await clearReview(trx, order.id)
    await auditReturn(trx, order, charges)
    await settleLocked(trx, order, attempt, {})
  })
  return charges
}
