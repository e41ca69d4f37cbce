import type { PriceText } from '../product/price-text.ts'

/** A size to put into the bag from a card. */
export interface CardSize {
  readonly uid: string
  readonly sku: string
  /** In the scale that the shopper reads. */
  readonly label: string
  readonly isInStock: boolean
  readonly isLastPair: boolean
}

/** A style and its sizes, as `/api/sizes` answers them. */
export interface CardSizes {
  readonly sku: string
  readonly name: string
  readonly colour: string | undefined
  readonly path: string
  readonly price: Pick<PriceText, 'now' | 'was'>
  readonly imageUrl: string | undefined
  /** CSS ground behind the picture. */
  readonly ground: string
  /** "EU"; undefined where sizes have no scale. */
  readonly scale: string | undefined
  /** Widths are chosen on the product's page only. */
  readonly hasWidths: boolean
  readonly sizes: readonly CardSize[]
  /** The size that this shopper kept before. */
  readonly usualUid: string | undefined
}
