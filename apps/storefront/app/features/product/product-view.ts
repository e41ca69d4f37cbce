import type { PictureFragment } from './card.generated.ts'
import type { ProductTag } from './card-data.ts'
import type { SizeScaleFragment, VariantFragment } from './product.generated.ts'

/** Islands rendered by the server only. */
export type ProductIsland = 'trail' | 'head' | 'price' | 'fit' | 'promises' | 'details' | 'reviews' | 'rails'

/** Selected size and scale from `?size=38&scale=eu`. Each has its own cache entry; the canonical URL has neither. */
export interface SizeInAddress {
  readonly size: string | undefined
  readonly scale: string | undefined
}

/** A product page as sent to the browser. */
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
  /** CSS background of the pictures. */
  readonly ground: string
  /** Server-rendered HTML by island; undefined on a full page load, whose document contains it. */
  readonly html: Readonly<Record<ProductIsland, string | undefined>>
  readonly hasReviews: boolean
  /** Whether stores can be searched for stock. [R3.106] */
  readonly isCollectOffered: boolean
}
