import { createHash } from 'node:crypto'
import { findAttempt } from '#modules/payment'
import { type Job, requireText } from './job.ts'

/** Gives back a charge of another amount than its order's, once staff have said so; the key is the charge's own. [decision 28] */
export const returnCharge: Job = async (payload, { db, ports, log }) => {
  const attempt = await findAttempt(db, requireText(payload, 'attemptId'))
  const pspReference = requireText(payload, 'pspReference')
  if (!attempt) return
  const { id, merchant_reference: reference } = attempt
  const idempotencyKey = createHash('sha256').update(`return-charge:${id}:${pspReference}`).digest('hex').slice(0, 32)
  await ports.payments.reverse({ pspReference, reference: `${reference}-reversal`, idempotencyKey })
  log('info', 'wrong charge given back', { reference })
}
