import type { PriceText } from '../product/price-text.ts'

export interface CardSize {
  readonly uid: string
  readonly sku: string
  readonly label: string
  readonly isInStock: boolean
  readonly isLastPair: boolean
}

/** Response of `/api/sizes`. */
export interface CardSizes {
  readonly sku: string
  readonly name: string
  readonly colour: string | undefined
  readonly path: string
  readonly price: Pick<PriceText, 'now' | 'was'>
  readonly imageUrl: string | undefined
  readonly ground: string
  /** "EU"; undefined where sizes have no scale. */
  readonly scale: string | undefined
  /** Widths can be chosen only on the product page. */
  readonly hasWidths: boolean
  readonly sizes: readonly CardSize[]
  /** Size the customer bought before and did not return. */
  readonly usualUid: string | undefined
}
