import type { AllocationFollowUp } from './jobs.ts'

export const ALLOCATION_STATES = [
  'to_pick',
  'picked',
  'ready',
  'collected',
  'shipped',
  'declined',
  'not_collected',
  'cancelled',
] as const

export type AllocationState = (typeof ALLOCATION_STATES)[number]

type States = readonly AllocationState[]

/** Pieces at the store, or on the way there. */
export const OPEN_ALLOCATION: States = ['to_pick', 'picked', 'ready']
/** Pieces that the shopper has. */
export const HANDED_OVER: States = ['collected', 'shipped']

export interface AllocationStep {
  readonly from: States
  readonly to: AllocationState
  /** Checked by the caller under the order's lock. */
  readonly guard?: string
  /** Column of the time. */
  readonly at: 'picked_at' | 'ready_at' | 'ended_at'
  /** Title of the shipment; a parcel has its carrier's. [A33] */
  readonly shipment?: 'Ready to collect' | 'Collected' | 'of the carrier'
  readonly lines?: 'ship' | 'cancel'
  readonly followUps: readonly AllocationFollowUp[]
  /** As written to `order_event`. */
  readonly kind: string
  readonly actor: 'customer' | 'operator' | 'job'
}

/** `docs/order-states.md` is generated from it. [decision 99] */
export const ALLOCATION_STEPS = {
  pick: { from: ['to_pick'], to: 'picked', at: 'picked_at', followUps: [], kind: 'picked', actor: 'operator' },
  'make ready': {
    from: ['picked'],
    to: 'ready',
    guard: 'the shopper collects it, and nothing of its delivery group is left to pick',
    at: 'ready_at',
    shipment: 'Ready to collect',
    followUps: ['send-order-ready'],
    kind: 'ready',
    actor: 'operator',
  },
  collect: {
    from: ['ready'],
    to: 'collected',
    guard: 'the collection code is right',
    at: 'ended_at',
    shipment: 'Collected',
    lines: 'ship',
    followUps: ['send-order-collected'],
    kind: 'collected',
    actor: 'operator',
  },
  ship: {
    from: ['to_pick', 'picked'],
    to: 'shipped',
    guard: 'it is delivered, and left with a carrier in one parcel from one source',
    at: 'ended_at',
    shipment: 'of the carrier',
    lines: 'ship',
    followUps: ['send-order-shipped'],
    kind: 'shipped',
    actor: 'operator',
  },
  decline: {
    from: ['to_pick', 'picked'],
    to: 'declined',
    guard: 'its pieces are allocated again; those that no source has are cancelled and refunded',
    at: 'ended_at',
    followUps: ['send-order-changed'],
    kind: 'declined',
    actor: 'operator',
  },
  withdraw: {
    from: ['to_pick'],
    to: 'cancelled',
    guard: 'the shopper cancels all pieces of a line, and the order has other lines',
    at: 'ended_at',
    lines: 'cancel',
    followUps: ['send-order-changed'],
    kind: 'withdrawn',
    actor: 'customer',
  },
  'return uncollected': {
    from: ['ready'],
    to: 'not_collected',
    guard: 'its last day to collect is over',
    at: 'ended_at',
    lines: 'cancel',
    followUps: ['send-order-uncollected'],
    kind: 'not_collected',
    actor: 'job',
  },
} as const satisfies Readonly<Record<string, AllocationStep>>

export type StepName = keyof typeof ALLOCATION_STEPS
