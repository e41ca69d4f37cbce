import type { Kysely, Transaction } from 'kysely'
import { findAttemptByReference, insertEvent, paymentJobs } from '#modules/payment'
import { enqueueLabelReview, mustReview } from '#modules/returns'
import { type Database, inTransaction } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import type { NotificationItem } from './notification.ts'
import { isOdd, shortened } from './signature.ts'

/** A label is paid before its return exists; the return's request finds the event. */
const LABEL_PREFIX = 'return-'

interface StrayEvent {
  readonly eventCode: string
  readonly pspReference: string
  readonly isSuccess: boolean
  /** Quarantined: never applied. */
  readonly isOdd: boolean
}

async function storeItem(
  trx: Transaction<Database>,
  { signed, reason, paymentMethod, lastFour, storedCard, cardAlias, cardCountry }: NotificationItem,
): Promise<StrayEvent | undefined> {
  const isDeferred = isOdd(signed)
  const [pspReference, originalReference] = [shortened(signed.pspReference), shortened(signed.originalReference)]
  const [merchantReference, eventCode] = [shortened(signed.merchantReference), shortened(signed.eventCode)]
  const isSuccess = signed.success === 'true'
  const references = { merchant: merchantReference, psp: [pspReference, originalReference] }
  const attempt = isDeferred ? undefined : await findAttemptByReference(trx, references)
  const isNew = await insertEvent(trx, {
    attemptId: attempt?.id ?? null,
    pspReference,
    eventCode,
    isSuccess,
    originalReference,
    merchantReference,
    amountCents: signed.amountCents,
    currency: signed.currency,
    channel: 'webhook',
    payload: {
      reason,
      brand: paymentMethod,
      lastFour,
      cardAlias,
      cardCountry,
      ...(isSuccess ? { storedCard } : { refusalReason: reason }),
    },
  })
  const report = { eventCode, isSuccess, merchantReference, pspReference, originalReference }
  if (isNew && !isDeferred && !attempt && (await enqueueLabelReview(trx, report))) return undefined
  const isOfLabel = !isDeferred && merchantReference.startsWith(LABEL_PREFIX) && !mustReview(report)
  if (!attempt) return isNew && !isOfLabel ? { eventCode, pspReference, isSuccess, isOdd: isDeferred } : undefined
  if (isNew)
    await enqueue(trx, paymentJobs['settle-payment'], { attemptId: attempt.id }, { key: `settle:${attempt.id}` })
  return undefined
}

/** Stores each item once with its job. @returns events that match no payment attempt */
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
