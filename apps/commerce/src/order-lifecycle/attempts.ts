/** The states of a payment attempt. */
export const ATTEMPT_STATES = [
  'created',
  'sent',
  'action_required',
  'pending',
  'unknown',
  'authorised',
  'refused',
  'cancelled',
  'error',
  'captured',
  'reversal_sent',
  'reversed',
  'refunded',
] as const

export type AttemptState = (typeof ATTEMPT_STATES)[number]

/** How the charge ends is not known yet. */
export const OPEN: readonly AttemptState[] = ['created', 'sent', 'action_required', 'pending', 'unknown']
/** The shopper has been charged, and the money has not gone back. */
export const CHARGED: readonly AttemptState[] = ['authorised', 'captured']

interface AttemptTransition {
  readonly from: readonly AttemptState[]
  /** Null: what foldAttempt computes from all events. */
  readonly to: AttemptState | null
}

/** Everything that can happen to a payment attempt after it was created. */
export const ATTEMPT_TRANSITIONS = {
  send: { from: ['created'], to: 'sent' },
  'lose answer': { from: ['sent'], to: 'unknown' },
  settle: { from: ATTEMPT_STATES, to: null },
} as const satisfies Readonly<Record<string, AttemptTransition>>

/** What an attempt settled in a state does to its order, if the order is in a state that allows it. */
export const EFFECTS = {
  created: 'none',
  sent: 'extend reservation',
  action_required: 'extend reservation',
  pending: 'extend reservation',
  unknown: 'extend reservation',
  authorised: 'pay or reject',
  refused: 'fail',
  cancelled: 'fail',
  error: 'fail',
  captured: 'pay or reject',
  reversal_sent: 'none',
  reversed: 'refund',
  refunded: 'refund',
} as const satisfies Readonly<Record<AttemptState, string>>
