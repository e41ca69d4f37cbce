import type { Kysely, Transaction } from 'kysely'
import { findAttemptByReference, insertEvent, paymentJobs } from '#modules/payment'
import { type Database, inTransaction } from '#src/composition/database'
import { enqueue } from '#src/queue/enqueue'
import type { NotificationItem } from './notification.ts'

/** An event that fits no attempt of ours. */
interface StrayEvent {
  readonly eventCode: string
  readonly pspReference: string
  readonly isSuccess: boolean
}

async function storeItem(
  trx: Transaction<Database>,
  { signed, reason, paymentMethod, lastFour }: NotificationItem,
): Promise<StrayEvent | undefined> {
  const { pspReference, originalReference, eventCode } = signed
  const isSuccess = signed.success === 'true'
  const attempt = await findAttemptByReference(trx, { merchant: signed.merchantReference, psp: [pspReference, originalReference] })
  const isNew = await insertEvent(trx, {
    attemptId: attempt?.id ?? null,
    pspReference,
    eventCode,
    isSuccess,
    originalReference,
    merchantReference: signed.merchantReference,
    amountCents: signed.amountCents,
    currency: signed.currency,
    channel: 'webhook',
    payload: { reason, brand: paymentMethod, lastFour, ...(!isSuccess && { refusalReason: reason }) },
  })
  if (!attempt) return isNew ? { eventCode, pspReference, isSuccess } : undefined
  if (isNew) await enqueue(trx, paymentJobs['settle-payment'], { attemptId: attempt.id }, { key: `settle:${attempt.id}` })
  return undefined
}

/** Stores every item once, with the job that applies it, in one transaction. @returns events that fit no attempt. */
export function storeNotification(db: Kysely<Database>, items: readonly NotificationItem[]): Promise<StrayEvent[]> {
  return inTransaction(db, async (trx) => {
    const strays: StrayEvent[] = []
    for (const item of items) {
      const stray = await storeItem(trx, item)
      if (stray) strays.push(stray)
    }
    return strays
  })
}
