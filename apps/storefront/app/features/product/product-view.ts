import type { PictureFragment } from './card.generated.ts'
import type { ProductTag } from './card-data.ts'
import type { SizeScaleFragment, VariantFragment } from './product.generated.ts'

/** Parts of the page that need nothing of the browser. */
export type ProductIsland = 'trail' | 'head' | 'price' | 'fit' | 'promises' | 'details' | 'reviews' | 'rails'

/**
 * The size that a link chooses and the scale to read sizes in, `?size=38&scale=eu`; a page of its own in the cache,
 * canonical without.
 */
export interface SizeInAddress {
  readonly size: string | undefined
  readonly scale: string | undefined
}

/** A product page as the browser gets it. */
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
  /** CSS ground behind the pictures. */
  readonly ground: string
  /** Parts rendered by the server; undefined in a document, where they are in their places. */
  readonly html: Readonly<Record<ProductIsland, string | undefined>>
  readonly hasReviews: boolean
  /** Pairs can be looked for in stores. [R3.106] */
  readonly isCollectOffered: boolean
}
