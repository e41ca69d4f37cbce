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
  'part_captured',
  'captured',
  'expired',
  'part_refunded',
  'reversal_sent',
  'reversed',
  'refunded',
] as const

export type AttemptState = (typeof ATTEMPT_STATES)[number]

/** Outcome not known yet. */
export const OPEN: readonly AttemptState[] = ['created', 'sent', 'action_required', 'pending', 'unknown']
/** Authorised, and neither expired nor refunded as a whole. */
export const CHARGED: readonly AttemptState[] = ['authorised', 'part_captured', 'captured', 'part_refunded']

interface AttemptTransition {
  readonly from: readonly AttemptState[]
  /** Null: `foldAttempt` computes it from all events. */
  readonly to: AttemptState | null
}

export const ATTEMPT_TRANSITIONS = {
  send: { from: ['created'], to: 'sent' },
  'lose answer': { from: ['sent'], to: 'unknown' },
  settle: { from: ATTEMPT_STATES, to: null },
} as const satisfies Readonly<Record<string, AttemptTransition>>

/** Effect on the order, if its state allows it. */
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
  part_captured: 'pay or reject',
  captured: 'pay or reject',
  expired: 'expire',
  part_refunded: 'pay or reject',
  reversal_sent: 'none',
  reversed: 'refund',
  refunded: 'refund',
} as const satisfies Readonly<Record<AttemptState, string>>
