export const RETURN_ITEM_STATES = ['PENDING', 'AUTHORIZED', 'RECEIVED', 'APPROVED', 'REJECTED', 'DENIED'] as const

export type ReturnItemState = (typeof RETURN_ITEM_STATES)[number]

export type ReturnState =
  | 'PENDING'
  | 'AUTHORIZED'
  | 'PARTIALLY_AUTHORIZED'
  | 'RECEIVED'
  | 'PARTIALLY_RECEIVED'
  | 'APPROVED'
  | 'PARTIALLY_APPROVED'
  | 'REJECTED'
  | 'PARTIALLY_REJECTED'
  | 'DENIED'
  | 'PROCESSED_AND_CLOSED'
  | 'CLOSED'

type ReturnMailKind =
  | 'return-authorised'
  | 'return-received'
  | 'return-approved'
  | 'return-rejected'
  | 'return-refunded'
  | 'return-exchanged'

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
  authorise: { from: ['PENDING'], to: 'AUTHORIZED', effects: [], mail: 'return-authorised', kind: 'authorised' },
  deny: {
    from: ['PENDING'],
    to: 'DENIED',
    effects: ['release held sizes'],
    mail: 'return-rejected',
    kind: 'denied',
  },
  receive: {
    from: ['AUTHORIZED'],
    to: 'RECEIVED',
    effects: ['count as returned'],
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
    guard: 'not inspected',
    effects: ['count as not returned', 'release held sizes'],
    mail: 'return-rejected',
    kind: 'rejected',
  },
  refund: {
    from: ['APPROVED'],
    to: null,
    guard: 'neither refunded nor swapped',
    effects: ['refund', 'release held sizes'],
    mail: 'return-refunded',
    kind: 'refunded',
  },
  exchange: {
    from: ['RECEIVED', 'APPROVED'],
    to: 'APPROVED',
    guard: 'a size was asked for and is held or in stock; neither refunded nor swapped',
    effects: ['order of the size', 'refund what it costs less'],
    mail: 'return-exchanged',
    kind: 'exchanged',
  },
  cancel: { from: ['PENDING', 'AUTHORIZED'], to: null, effects: ['close', 'release held sizes'], kind: 'cancelled' },
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
  if (all('DENIED')) return 'DENIED'
  if (all('REJECTED', 'DENIED')) return 'REJECTED'
  if (all('APPROVED', 'REJECTED', 'DENIED')) {
    if (pieces.every(({ status, isSettled }) => status !== 'APPROVED' || isSettled)) return 'PROCESSED_AND_CLOSED'
    return all('APPROVED') ? 'APPROVED' : 'PARTIALLY_APPROVED'
  }
  if (has('APPROVED')) return 'PARTIALLY_APPROVED'
  if (has('REJECTED')) return 'PARTIALLY_REJECTED'
  if (has('RECEIVED')) return all('RECEIVED', 'DENIED') ? 'RECEIVED' : 'PARTIALLY_RECEIVED'
  if (has('AUTHORIZED')) return all('AUTHORIZED') ? 'AUTHORIZED' : 'PARTIALLY_AUTHORIZED'
  return 'PENDING'
}
