import { MINUTE_MS } from '@welt/kit/time'
import type { AttemptState } from '#src/order-lifecycle/attempts'
import { findMismatch, isReal, quarantineReasonsOf } from './charges.ts'
import { type FoldedAttempt, type FoldedEvent, meaningOf, REFUND_REQUESTED } from './events.ts'

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

const partOf = (event: FoldedEvent) => `${event.original_reference} ${event.amount_cents}`

/** Refunds that we requested leave the attempt charged, even one of the whole amount. [decision 99] */
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
