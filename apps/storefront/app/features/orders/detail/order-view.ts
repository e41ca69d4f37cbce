import type { Nominee } from '#app/features/cart/collection/nominee.ts'

/** Done, the one that comes next, or later. */
export interface TimelineStep {
  readonly state: 'done' | 'next' | 'later'
  readonly what: string
  /** Date or explanation. */
  readonly about: string | undefined
  readonly isLate?: boolean
}

/** Amounts in cents. */
export interface OrderLineView {
  readonly id: string
  readonly name: string
  /** "Linden Row, Camel, size 38" */
  readonly facts: string
  readonly quantity: number
  readonly unitCents: number
  readonly rowCents: number
  readonly fullCents: number
  /** Of the row, after its share of discounts. */
  readonly netCents: number
  readonly imageUrl: string | undefined
  readonly href: string | undefined
  readonly isGiftCard: boolean
  /** "Cancelled", "1 of 2 returned". [A33] */
  readonly state: string | undefined
}

/** [R3.66] */
export interface ParcelView {
  readonly number: string
  readonly carrier: string
  readonly trackingNumber: string
  /** Undefined for an invalid number. [R2.88] */
  readonly href: string | undefined
  /** Pairs in it. */
  readonly contents: string
  readonly sentAt: string | undefined
  /** Undefined until its carrier reports it. */
  readonly arrivedAt: string | undefined
}

export interface GroupView {
  readonly key: string
  readonly kind: 'delivery' | 'clickncollect' | 'email'
  readonly title: string
  readonly about: string
  readonly tone: 'good' | 'plain' | 'ended'
  readonly icon: 'truck' | 'store' | 'gift' | 'tick' | 'close' | 'alert'
  /** Something is still to come. */
  readonly isOpen: boolean
  /** Nothing has been packed. */
  readonly isUntouched: boolean
  readonly isSent: boolean
  readonly code: string | undefined
  readonly collectUntil: string | undefined
  readonly isReady: boolean
  /** Last day of the promise, `YYYY-MM-DD`. */
  readonly dueOn: string | undefined
  readonly directionsHref: string | undefined
  readonly town: string | undefined
  readonly lines: readonly OrderLineView[]
  readonly parcels: readonly ParcelView[]
  readonly steps: readonly TimelineStep[]
}

/** Amounts in cents. [R2.74, R3.62-R3.70] */
export interface OrderView {
  readonly id: string
  readonly number: string
  readonly status: string
  /** False for a failed payment, whose order is also cancelled. */
  readonly isPaid: boolean
  /** It is in an account, and only its link is known. */
  readonly needsSignIn: boolean
  /** Shown instead of the system's state. [R3.70] */
  readonly stateText: string
  /** ISO 8601. */
  readonly date: string
  /** Masked for guests. */
  readonly email: string | undefined
  readonly firstName: string
  readonly pieces: number
  readonly groups: readonly GroupView[]
  readonly nominee: Nominee | undefined
  readonly instructions: string | undefined
  /** Empty for guests, as the billing address. */
  readonly delivery: readonly string[]
  readonly billing: readonly string[]
  readonly payment: string | undefined
  readonly giftCards: readonly { readonly code: string; readonly cents: number }[]
  readonly savings: readonly { readonly label: string; readonly cents: number; readonly isReward: boolean }[]
  readonly subtotalCents: number
  readonly shippingCents: number
  readonly gstCents: number
  readonly totalCents: number
  readonly refundedCents: number
  readonly hasInvoice: boolean
  /** Undefined until something was handed over; `any` reason within the return window. [R3.67] */
  readonly returnsFor: 'any' | 'fault' | undefined
  readonly actions: readonly ('CANCEL' | 'REORDER' | 'RETURN')[]
}

/** A size that a line can be changed to. */
export interface LineSize {
  readonly sku: string
  /** In full. */
  readonly size: string
  readonly isCurrent: boolean
  readonly isAvailable: boolean
  /** In cents; negative when it costs less than the line. */
  readonly moreCents: number
}

/** By line. */
export type LineSizes = Readonly<Record<string, readonly LineSize[]>>

/** What shoppers need to cancel one line. */
export interface Cancelling {
  /** Ids of lines that can be cancelled. */
  readonly lines: readonly string[]
  readonly reasons: readonly string[]
  /** What it was paid with; undefined with more than one. */
  readonly paidWith: string | undefined
}

/** The token and the email stay on the server. */
export interface FoundOrder {
  readonly order: OrderView
  readonly token: string
  readonly email: string | undefined
  readonly returns: readonly { readonly uid: string; readonly number: string }[]
  /** Ids, oldest first. */
  readonly adjustmentNotes: readonly string[]
  /** Of lines whose size can be changed. */
  readonly sizes: LineSizes
  /** Ids of lines that can be cancelled without the rest. */
  readonly cancellable: readonly string[]
}
