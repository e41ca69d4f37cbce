import type { AttemptState } from '#src/order-lifecycle/attempts'
import {
  CAPTURE_SENT,
  type FoldedAttempt,
  type FoldedEvent,
  meaningOf,
  REVERSAL_SENT,
  STAFF_RETURNED,
} from './events.ts'

const ALARMING = new Set([
  'CHARGEBACK',
  'NOTIFICATION_OF_CHARGEBACK',
  'REQUEST_FOR_INFORMATION',
  'CAPTURE_FAILED',
  'REFUND_FAILED',
  'REFUNDED_REVERSED',
])

/** Our own references contain a colon, PSP references never do. */
export const isReal = (reference: string) => !reference.includes(':')

export function findMismatch(event: FoldedEvent, attempt: FoldedAttempt): string | undefined {
  const isCharge = meaningOf(event, attempt) === 'authorised'
  if (!isCharge || event.amount_cents === null) return undefined
  if (event.amount_cents !== attempt.amount_cents)
    return `charged ${event.amount_cents} instead of ${attempt.amount_cents} cents`
  return event.currency === attempt.currency ? undefined : `charged in ${event.currency} instead of ${attempt.currency}`
}

function returnedOf(events: readonly FoldedEvent[]): ReadonlySet<string> {
  return new Set(events.filter((event) => event.event_code === STAFF_RETURNED).map((event) => event.psp_reference))
}

/** Amount or currency differ from the attempt's. */
export interface WrongCharge {
  readonly pspReference: string
  readonly amountCents: number
  readonly currency: string
}

function allWrongChargesOf(attempt: FoldedAttempt, events: readonly FoldedEvent[]): WrongCharge[] {
  const wrong = events.flatMap((event): WrongCharge[] => {
    const { psp_reference: pspReference, amount_cents: amountCents, currency } = event
    if (!findMismatch(event, attempt) || amountCents === null) return []
    return [{ pspReference, amountCents, currency: currency ?? attempt.currency }]
  })
  return [...new Map(wrong.map((charge) => [charge.pspReference, charge])).values()]
}

export function wrongChargesOf(attempt: FoldedAttempt, events: readonly FoldedEvent[]): WrongCharge[] {
  const returned = returnedOf(events)
  return allWrongChargesOf(attempt, events).filter(({ pspReference }) => !returned.has(pspReference))
}

const REFUNDING = new Set<AttemptState | undefined>(['reversal_sent', 'reversed', 'refunded'])

/** Refunded by staff, but neither accepted nor reported by the payment service. */
export function unsentReturnsOf(attempt: FoldedAttempt, events: readonly FoldedEvent[]): WrongCharge[] {
  const returned = returnedOf(events)
  const isRefunding = (charge: WrongCharge) =>
    events.some(
      (event) =>
        event.original_reference === charge.pspReference &&
        REFUNDING.has(meaningOf(event, { ...attempt, amount_cents: charge.amountCents })),
    )
  const wrong = allWrongChargesOf(attempt, events)
  return wrong.filter((charge) => returned.has(charge.pspReference) && !isRefunding(charge))
}

/** Reported at least once with the right amount and currency. */
export function rightChargesOf(attempt: FoldedAttempt, events: readonly FoldedEvent[]): ReadonlySet<string> {
  return chargesOf(
    events.filter((event) => !findMismatch(event, attempt)),
    attempt,
  )
}

/** The payment service failed to reverse the charge, and no later reversal succeeded. */
function isFailedReversal(event: FoldedEvent, attempt: FoldedAttempt, events: readonly FoldedEvent[]): boolean {
  const isDone = (other: FoldedEvent) =>
    other.original_reference === event.original_reference &&
    ['reversed', 'refunded'].includes(meaningOf(other, attempt) ?? '')
  return event.event_code === 'CANCEL_OR_REFUND' && !event.success && !events.some(isDone)
}

export function quarantineReasonsOf(attempt: FoldedAttempt, all: readonly FoldedEvent[]): string[] {
  const returned = returnedOf(all)
  const events = all.filter((event) => !returned.has(event.psp_reference))
  const isReversing = events.some((event) => event.event_code === REVERSAL_SENT)
  const reasons = events.flatMap((event) => {
    if (event.event_code === CAPTURE_SENT || event.event_code === 'CAPTURE')
      return event.success || isReversing ? [] : ['capture failed']
    if (ALARMING.has(event.event_code)) return [event.event_code.toLowerCase().replaceAll('_', ' ')]
    if (!event.success && event.event_code === 'REFUND') return ['refund failed']
    if (isFailedReversal(event, attempt, events)) return ['reversal failed']
    return findMismatch(event, attempt) ?? []
  })
  const charges = chargesOf(events, attempt).size
  // Each further charge is its own hold reason: staff who released an order charged twice haven't seen a third charge.
  if (charges > 1) reasons.push(charges === 2 ? 'charged more than once' : `charged ${charges} times`)
  return [...new Set(reasons)].sort()
}

/** More than one means that the shopper paid twice (I1). */
function chargesOf(events: readonly FoldedEvent[], attempt: FoldedAttempt): ReadonlySet<string> {
  const charges = events
    .filter((event) => meaningOf(event, attempt) === 'authorised')
    .map((event) => event.psp_reference)
  return new Set(charges.filter(isReal))
}
