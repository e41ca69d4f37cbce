import type { OrderMailLine, OrderMailModel } from './order-model.ts'

/** `text` is `9 am – 5:30 pm` or `Closed`, `label` a holiday's name. */
interface DayHours {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly text: string
  readonly label: string | undefined
}

export interface CollectionStore {
  readonly name: string
  readonly addressLines: readonly string[]
  readonly phone: string
  readonly directionsUrl: string
}

interface Collector {
  /** Undefined when only the phone is known. */
  readonly firstName: string | undefined
  readonly fullName: string | undefined
  readonly phone: string
}

/** The lines that one store hands over; `order` has all of the order. */
export interface CollectionMailModel {
  readonly order: Pick<OrderMailModel, 'orderNumber' | 'firstName' | 'orderUrl' | 'shopUrl' | 'currency'>
  readonly lines: readonly OrderMailLine[]
  readonly isWholeOrder: boolean
  readonly store: CollectionStore
  readonly code: string
  readonly collector: Collector | undefined
  /** `YYYY-MM-DD`. */
  readonly collectUntil: string
  /** From the day it is ready to the last. */
  readonly days: readonly DayHours[]
  /** Set for the second mail about them. */
  readonly isReminder?: true
}

/** Pieces of an order that are still to be sent or collected. */
export interface StillToCome {
  readonly lines: readonly Pick<OrderMailLine, 'name' | 'quantity'>[]
  /** Undefined if in another parcel. `until` (`YYYY-MM-DD`) is set once ready; `holder` has the code. */
  readonly collection:
    | { readonly storeName: string; readonly until: string | undefined; readonly holder: string | undefined }
    | undefined
}

/** The pair that a swap's parcel replaces. */
interface SwappedPair {
  readonly returnNumber: string
  readonly orderNumber: string
  readonly size: string
  readonly isSamePrice: boolean
}

/** What left with a carrier. */
export interface ParcelMailModel {
  readonly order: CollectionMailModel['order']
  /** `YYYY-MM-DD`. */
  readonly placedOn: string
  readonly lines: readonly OrderMailLine[]
  readonly carrierTitle: string
  readonly trackingNumber: string
  readonly trackingUrl: string
  /** `of` is undefined while more may follow. */
  readonly position: { readonly n: number; readonly of: number | undefined }
  /** `YYYY-MM-DD`, as promised at the order. */
  readonly arrives: { readonly earliest: string; readonly latest: string } | undefined
  readonly town: string | undefined
  /** For example `Leave near the front door`. */
  readonly instructions: string | undefined
  readonly stillToCome: readonly StillToCome[]
  /** `YYYY-MM-DD`; undefined where returns are not accepted. */
  readonly returnUntil: string | undefined
  readonly swapped: SwappedPair | undefined
}

/** In cents. */
export interface RefundedParts {
  readonly refundedCents: number
  /** Authorised, and never captured. */
  readonly releasedCents: number
  readonly giftCardCents: number
  /** For example `Visa ending 1111`; undefined for a swap, which has no payment of its own. */
  readonly paidWith: string | undefined
  /** `YYYY-MM-DD`: banks show a refund by then. */
  readonly shownBy: string
}

export interface ChangedLine {
  readonly order: CollectionMailModel['order']
  readonly line: OrderMailLine
  readonly hasOtherLines: boolean
  /** Of the store that could not find it. */
  readonly storeName: string | undefined
  /** Pieces that another store or the warehouse sends. */
  readonly movedQuantity: number
  /** Where they are collected. */
  readonly collectedAt: string | undefined
  readonly cancelledQuantity: number
  readonly refunded: RefundedParts
}
