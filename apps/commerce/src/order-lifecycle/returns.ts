export const RETURN_ITEM_STATES = ['AUTHORIZED', 'RECEIVED', 'APPROVED', 'REJECTED'] as const

export type ReturnItemState = (typeof RETURN_ITEM_STATES)[number]

export const RETURN_STATES = [
  'AUTHORIZED',
  'RECEIVED',
  'PARTIALLY_RECEIVED',
  'APPROVED',
  'PARTIALLY_APPROVED',
  'REJECTED',
  'PARTIALLY_REJECTED',
  'PROCESSED_AND_CLOSED',
  'CLOSED',
] as const

export type ReturnState = (typeof RETURN_STATES)[number]

type ReturnMailKind =
  | 'return-authorised'
  | 'return-received'
  | 'return-approved'
  | 'return-exchanged'
  | 'return-rejected'
  | 'return-refunded'

export interface ReturnStep {
  readonly from: readonly ReturnItemState[]
  /** Null: unchanged. */
  readonly to: ReturnItemState | null
  /** Checked under the order's lock. */
  readonly guard?: string
  readonly effects: readonly string[]
  /** Mailed to the shopper. */
  readonly mail?: ReturnMailKind
  /** As written to `return_event`. */
  readonly kind: string
}

/** What happens to pieces of a return; `docs/order-states.md` is generated from it. [decision 117] */
export const RETURN_STEPS = {
  request: { from: [], to: 'AUTHORIZED', effects: [], mail: 'return-authorised', kind: 'requested' },
  receive: {
    from: ['AUTHORIZED'],
    to: 'RECEIVED',
    effects: ['count as returned', 'exchange'],
    mail: 'return-received',
    kind: 'received',
  },
  inspect: {
    from: ['RECEIVED'],
    to: null,
    guard: 'not inspected',
    effects: ['restock what is resold'],
    kind: 'inspected',
  },
  approve: {
    from: ['RECEIVED'],
    to: 'APPROVED',
    guard: 'inspected',
    effects: [],
    mail: 'return-approved',
    kind: 'approved',
  },
  reject: {
    from: ['RECEIVED'],
    to: 'REJECTED',
    guard: 'not inspected, no swap was sent',
    effects: ['count as not returned', 'release swaps'],
    mail: 'return-rejected',
    kind: 'rejected',
  },
  refund: {
    from: ['APPROVED'],
    to: null,
    guard: 'not refunded',
    effects: ['refund'],
    mail: 'return-refunded',
    kind: 'refunded',
  },
  exchange: {
    from: ['AUTHORIZED', 'RECEIVED', 'APPROVED'],
    to: null,
    guard: 'another size is wanted, reserved or in stock, and not sent yet',
    effects: ['send the new pair', 'refund the difference'],
    mail: 'return-exchanged',
    kind: 'exchanged',
  },
  cancel: {
    from: ['AUTHORIZED'],
    to: null,
    effects: ['close', 'release swaps', 'reverse a paid label'],
    kind: 'cancelled',
  },
} as const satisfies Readonly<Record<string, ReturnStep>>

export type ReturnStepName = keyof typeof RETURN_STEPS

interface Piece {
  readonly status: ReturnItemState
  readonly isSettled: boolean
}

/** The state that the pieces give a return that was not cancelled. [R3.76, A34] */
export function returnStateOf(pieces: readonly Piece[]): ReturnState {
  const has = (state: ReturnItemState) => pieces.some(({ status }) => status === state)
  const all = (...states: readonly ReturnItemState[]) => pieces.every(({ status }) => states.includes(status))
  if (all('REJECTED')) return 'REJECTED'
  if (all('APPROVED', 'REJECTED')) {
    if (pieces.every(({ status, isSettled }) => status !== 'APPROVED' || isSettled)) return 'PROCESSED_AND_CLOSED'
    return all('APPROVED') ? 'APPROVED' : 'PARTIALLY_APPROVED'
  }
  if (has('APPROVED')) return 'PARTIALLY_APPROVED'
  if (has('REJECTED')) return 'PARTIALLY_REJECTED'
  if (has('RECEIVED')) return all('RECEIVED') ? 'RECEIVED' : 'PARTIALLY_RECEIVED'
  return 'AUTHORIZED'
}
