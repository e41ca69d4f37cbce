import { MINUTE_MS } from '@welt/kit/time'
import type { AttemptState } from '#src/order-lifecycle/attempts'
import type { AttemptRow, PspEventRow } from './tables.ts'

export type FoldedEvent = Pick<
  PspEventRow,
  | 'psp_reference'
  | 'event_code'
  | 'success'
  | 'original_reference'
  | 'amount_cents'
  | 'currency'
  | 'channel'
  | 'payload'
> & {
  readonly received_at: Date
}

export type FoldedAttempt = Pick<AttemptRow, 'amount_cents' | 'currency' | 'state'>

export interface Verdict {
  readonly state: AttemptState
  /** PSP reference, once known. */
  readonly pspReference: string | undefined
  readonly refusalReason: string | undefined
  /** Reasons to hold the order. */
  readonly quarantine: readonly string[]
  /** A refusal known only from a webhook counts from then: the shopper may still retry on the bank's page. */
  readonly effectiveFrom: Date | undefined
}

const REFUSAL_WAIT_MS = 10 * MINUTE_MS

/** Marks replies of the payment service, as opposed to webhooks. */
export const ANSWER_PREFIX = 'ANSWER:'

const ANSWER_STATES: Readonly<Record<string, AttemptState>> = {
  Authorised: 'authorised',
  Refused: 'refused',
  Cancelled: 'cancelled',
  Error: 'error',
  Pending: 'pending',
  Received: 'pending',
  RedirectShopper: 'action_required',
  ChallengeShopper: 'action_required',
  IdentifyShopper: 'action_required',
  PresentToShopper: 'action_required',
}

export const REVERSAL_SENT = `${ANSWER_PREFIX}reversal`

export const EXPIRED = `${ANSWER_PREFIX}expired`

export const SHOPPER_LEFT = `${ANSWER_PREFIX}shopper-left`

/** Sent to be captured; without success, the payment service rejected it. */
export const CAPTURE_SENT = `${ANSWER_PREFIX}capture`

/** We refund this part of the charge. */
export const REFUND_REQUESTED = `${ANSWER_PREFIX}refund-requested`

export const STAFF_RETURNED = `${ANSWER_PREFIX}staff-returned`

/** We ask for the authorisation again before it ends. [decision 155] */
export const RENEWAL_REQUESTED = `${ANSWER_PREFIX}renewal-requested`

/** The payment service's word for a renewed authorisation. */
export const RENEWED = 'AUTHORISATION_ADJUSTMENT'

function meaningOf(event: FoldedEvent, attempt: FoldedAttempt): AttemptState | undefined {
  const { event_code: code, success } = event
  if (code === REVERSAL_SENT) return 'reversal_sent'
  if (code === EXPIRED) return 'error'
  if (code === SHOPPER_LEFT) return 'cancelled'
  if (code.startsWith(ANSWER_PREFIX)) return ANSWER_STATES[code.slice(ANSWER_PREFIX.length)]
  if (code === 'AUTHORISATION') return success ? 'authorised' : 'refused'
  if (!success) return undefined
  if (code === 'CAPTURE') return 'part_captured'
  if (code === 'REFUND') return (event.amount_cents ?? 0) < attempt.amount_cents ? undefined : 'refunded'
  if (code === 'CANCELLATION' || code === 'CANCEL_OR_REFUND' || code === 'TECHNICAL_CANCEL') return 'reversed'
  if (code === 'EXPIRE') return 'expired'
  return code === 'OFFER_CLOSED' ? 'cancelled' : undefined
}

const ALARMING = new Set([
  'CHARGEBACK',
  'NOTIFICATION_OF_CHARGEBACK',
  'REQUEST_FOR_INFORMATION',
  'CAPTURE_FAILED',
  'REFUND_FAILED',
  'REFUNDED_REVERSED',
])

/** Ascending: a success outranks a refusal, whatever the order of events. */
const RANK: readonly AttemptState[] = [
  'action_required',
  'pending',
  'error',
  'cancelled',
  'refused',
  'authorised',
  'part_captured',
  'captured',
  'part_refunded',
  'expired',
  'refunded',
  'reversal_sent',
  'reversed',
]

const NEEDS_CHARGE = new Set<AttemptState>([
  'part_captured',
  'captured',
  'part_refunded',
  'refunded',
  'reversal_sent',
  'reversed',
])

const REFUSALS = new Set<AttemptState>(['error', 'cancelled', 'refused'])

function findMismatch(event: FoldedEvent, attempt: FoldedAttempt): string | undefined {
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

/** The payment service did not take back what we reversed, and has not since. */
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

const partOf = (event: FoldedEvent) => `${event.original_reference} ${event.amount_cents}`

/** Refunds that we requested for leave the attempt charged, even one of the whole amount. [decision 99] */
function ownRefundsOf(events: readonly FoldedEvent[]): ReadonlySet<FoldedEvent> {
  const requested = new Set(events.filter((event) => event.event_code === REFUND_REQUESTED).map(partOf))
  return new Set(events.filter((event) => event.event_code === 'REFUND' && requested.has(partOf(event))))
}

function failedCapturesOf(events: readonly FoldedEvent[]): ReadonlySet<string> {
  return new Set(
    events
      .filter((event) => event.event_code === 'CAPTURE_FAILED')
      .flatMap((event) => [event.psp_reference, event.original_reference]),
  )
}

/** Cents, each capture once. */
function capturedCentsOf(attempt: FoldedAttempt, captures: readonly FoldedEvent[]): number {
  const byCapture = new Map(
    captures.map((event) => [event.psp_reference, event.amount_cents ?? attempt.amount_cents] as const),
  )
  return [...byCapture.values()].reduce((sum, cents) => sum + cents, 0)
}

interface PaymentMessage {
  readonly event: FoldedEvent
  readonly state: AttemptState
}

/** Adds up partial captures; an authorisation that expires after its capture changes nothing. */
function withParts(attempt: FoldedAttempt, messages: readonly PaymentMessage[]): PaymentMessage[] {
  const captures = messages.filter(({ state }) => state === 'part_captured')
  const cents = capturedCentsOf(
    attempt,
    captures.map(({ event }) => event),
  )
  if (cents < attempt.amount_cents) return [...messages]
  return messages.flatMap((message) => {
    if (message.state === 'expired') return []
    return message.state === 'part_captured' ? [{ ...message, state: 'captured' as const }] : [message]
  })
}

function messagesOf(attempt: FoldedAttempt, events: readonly FoldedEvent[]): PaymentMessage[] {
  const own = ownRefundsOf(events)
  const failed = failedCapturesOf(events)
  const wrong = new Set(events.filter((event) => findMismatch(event, attempt)).map((event) => event.psp_reference))
  const messages = events.flatMap((event) => {
    const isOfWrong = wrong.has(event.psp_reference) || wrong.has(event.original_reference)
    const isFailed = event.event_code === 'CAPTURE' && failed.has(event.psp_reference)
    if (isOfWrong || isFailed) return []
    const state = own.has(event) && event.success ? 'part_refunded' : meaningOf(event, attempt)
    return state ? [{ event, state }] : []
  })
  const isCharged = messages.some(({ state }) => state === 'authorised')
  if (isCharged) return withParts(attempt, messages)
  return messages.flatMap((message) => {
    if (message.state === 'expired') return [{ ...message, state: 'cancelled' as const }]
    return NEEDS_CHARGE.has(message.state) ? [] : [message]
  })
}

/** @returns undefined when the payment service itself replied: the refusal then counts immediately */
function refusalEffectiveFrom(messages: readonly PaymentMessage[]): Date | undefined {
  const refusals = messages.filter(({ state }) => REFUSALS.has(state)).map(({ event }) => event)
  if (refusals.some((event) => event.channel !== 'webhook')) return undefined
  return new Date(Math.min(...refusals.map((event) => event.received_at.getTime())) + REFUSAL_WAIT_MS)
}

/** Independent of the order of events. */
function firstText(texts: readonly unknown[]): string | undefined {
  return texts.filter((text): text is string => typeof text === 'string' && text !== '').sort()[0]
}

/** Our own references contain a colon, PSP references never do. */
const isReal = (reference: string) => !reference.includes(':')

/**
 * The order of events and duplicates do not matter. Authorisations of another amount or currency only cause quarantine.
 */
export function foldAttempt(attempt: FoldedAttempt, events: readonly FoldedEvent[]): Verdict {
  const messages = messagesOf(attempt, events)
  const best = Math.max(-1, ...messages.map(({ state }) => RANK.indexOf(state)))
  const state = RANK[best] ?? attempt.state
  const deciding = messages.filter((message) => message.state === state).map(({ event }) => event)
  const charges = messages.filter((message) => message.state === 'authorised').map(({ event }) => event.psp_reference)
  const isRefused = REFUSALS.has(state) && deciding.length > 0
  return {
    state,
    pspReference:
      firstText(charges.filter(isReal)) ?? firstText(deciding.map((event) => event.psp_reference).filter(isReal)),
    refusalReason: isRefused ? firstText(deciding.map((event) => event.payload.refusalReason)) : undefined,
    quarantine: quarantineReasonsOf(attempt, events),
    effectiveFrom: isRefused ? refusalEffectiveFrom(messages) : undefined,
  }
}
