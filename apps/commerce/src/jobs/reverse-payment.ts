import { findAttempt, insertEvent, REVERSAL_SENT, settleAttempt } from '#modules/payment'
import { type Job, requireText } from './job.ts'

const DONE = new Set(['reversal_sent', 'reversed', 'refunded'])

/** Gives back a charge that no order can use, under a key kept with the attempt. */
export const reversePayment: Job = async (payload, { db, ports, log }) => {
  const attempt = await findAttempt(db, requireText(payload, 'attemptId'))
  if (!attempt || DONE.has(attempt.state)) return
  const { id, psp_reference: pspReference, reversal_key: idempotencyKey, merchant_reference: reference } = attempt
  if (!pspReference || !idempotencyKey) throw new Error(`the charge ${reference} cannot be given back yet`)
  const reversal = await ports.payments.reverse({ pspReference, reference: `${reference}-reversal`, idempotencyKey })
  await insertEvent(db, {
    attemptId: id,
    pspReference: reversal.pspReference,
    eventCode: REVERSAL_SENT,
    isSuccess: true,
    originalReference: pspReference,
    merchantReference: reference,
    amountCents: null,
    currency: null,
    channel: 'answer',
    payload: {},
  })
  await settleAttempt(db, id)
  log('info', 'payment given back', { reference })
}
