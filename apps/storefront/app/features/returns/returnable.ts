/** A size to swap for. */
export interface SwapSize {
  readonly sku: string
  readonly size: string
  readonly isAvailable: boolean
  /** Reserved until this day, like "Fri 4 Dec", when it is sent today. */
  readonly until: string
  /** How much less a piece costs; negative: the difference to pay. */
  readonly lessCents: number
  readonly advisedFor: readonly string[]
  readonly advice: string | undefined
}

/** [R3.82] */
export interface ReturnableLine {
  readonly uid: string
  /** Of the product; undefined if the server doesn't send it. */
  readonly sku: string | undefined
  readonly brand: string
  readonly name: string
  readonly colour: string
  /** With its scale, like "EU 38". */
  readonly size: string
  readonly image: string | undefined
  readonly available: number
  /** What one, two, … pairs refund. */
  readonly refundCents: readonly number[]
  readonly swaps: readonly SwapSize[]
  /** Past its last day: only faults and wrong items come back. [A37] */
  readonly isFaultOnly: boolean
}

/** A line that can't come back. */
export interface RefusedLine {
  readonly uid: string
  readonly name: string
  readonly size: string
  readonly image: string | undefined
  readonly why: string
}

interface LastReturn {
  readonly uid: string
  readonly lineUids: readonly string[]
  readonly createdAt: Date
}

export interface ReturnableOrder {
  /** Sent to the commerce server. */
  readonly uid: string
  /** Shown to shoppers. */
  readonly number: string
  readonly lines: readonly ReturnableLine[]
  readonly refused: readonly RefusedLine[]
  /** Like "Fri 18 Dec"; undefined when every line is past its last day. */
  readonly lastDay: string | undefined
  /** Like "Visa ending 1111". */
  readonly paidWith: string | undefined
  /** The newest return of this order. */
  readonly lastReturn: LastReturn | undefined
}

export const lineText = ({ colour, size }: { readonly colour: string; readonly size: string }) =>
  [colour, size].filter(Boolean).join(', ')

/** The same size, in place of a faulty or wrong pair. */
export const isSameSize = ({ advisedFor }: SwapSize) => advisedFor.includes('10415')

/** Asks for one email when a sold-out size is back; undefined without the product's sku. */
export const alertPath = ({ sku }: Pick<ReturnableLine, 'sku'>, swap: Pick<SwapSize, 'sku'>) =>
  sku && `/stock-alert?${new URLSearchParams({ sku, size: swap.sku })}`

export const refundOf = ({ refundCents }: ReturnableLine, quantity: number) => refundCents[quantity - 1] ?? 0
