import type { CardFragment } from '#app/features/product/card.generated.ts'
import type { TileSize } from './list-view.ts'

/** A style on a shared list, with the sizes it comes in. */
export interface SharedStyle {
  readonly product: CardFragment
  readonly sizes: readonly TileSize[]
}

/** What a link shows: a list, that there is none, or what went wrong. */
export type SharedAnswer =
  | { readonly kind: 'list'; readonly owner: string | undefined; readonly styles: readonly SharedStyle[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly message: string }
