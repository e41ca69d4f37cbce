import type { PictureFragment } from './card.generated.ts'
import type { ProductTag } from './card-data.ts'
import type { SizeScaleFragment, VariantFragment } from './product.generated.ts'

export type ProductIsland =
  | 'trail'
  | 'head'
  | 'price'
  | 'fit'
  | 'promises'
  | 'details'
  | 'reviews'
  | 'rails'
  | 'express'

/** `?size=38&scale=eu`, cached separately; the canonical URL has neither. */
export interface SizeInAddress {
  readonly size: string | undefined
  readonly scale: string | undefined
}

export interface ProductView {
  readonly uid: string
  readonly sku: string
  readonly name: string
  readonly path: string
  readonly brand: string | null
  readonly colour: string | null
  readonly variants: readonly VariantFragment[]
  readonly scale: SizeScaleFragment | undefined
  readonly pictures: readonly PictureFragment[]
  readonly tags: readonly ProductTag[]
  readonly ground: string
  /** Undefined on a full page load, whose document contains it. */
  readonly html: Readonly<Record<ProductIsland, string | undefined>>
  readonly hasReviews: boolean
  /** [R3.106] */
  readonly isCollectOffered: boolean
  /** Price of a pair, while the shop sells at once. [R3.112] */
  readonly expressCents: number | undefined
}
