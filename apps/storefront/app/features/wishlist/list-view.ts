import { sizeInScale } from '@welt/brands/size-text'
import { formatCents } from '@welt/kit/money'
import { mediaPath } from '#app/features/cart/cart-model.ts'
import type { VariantFragment } from '#app/features/product/product.generated.ts'
import { centsOf, withoutNulls } from '#app/graphql/nullable.ts'
import { displayName, productPath } from '../product/card-data.ts'
import { finalCentsOf, type PriceText, priceText } from '../product/price-text.ts'
import { sizeChoices } from '../product/sizes.ts'
import type {
  SavedProductFragment,
  WishlistPageFragment,
  WishlistSumFragment,
  WishlistTileFragment,
} from './wishlist.generated.ts'

export interface TileSize {
  readonly uid: string
  readonly sku: string
  /** "EU 38" */
  readonly label: string
  readonly isInStock: boolean
  readonly leftCount: number | undefined
}

export interface StyleView {
  readonly uid: string
  readonly sku: string
  readonly name: string
  readonly colour: string | undefined
  readonly href: string
  readonly imageUrl: string | undefined
  readonly price: PriceText
  readonly sizes: readonly TileSize[]
}

/** Still sold. [R3.28] */
export interface Tile {
  readonly id: string
  readonly style: StyleView
  /** Empty until one is chosen. */
  readonly sizeUid: string
  /** Price drop since the item was saved: "$70.00". */
  readonly priceDrop: string | undefined
  readonly isBack: boolean
}

/** Needs no choice before it is added to the cart. */
interface Addable {
  readonly id: string
  readonly cents: number
}

export interface ListView {
  readonly tiles: readonly Tile[]
  /** Items of the whole list that are still sold. */
  readonly soldCount: number
  /** Includes items no longer sold. [R3.32] */
  readonly count: number
  readonly addable: readonly Addable[]
  /** Items that cannot be added yet, by reason. */
  readonly left: { readonly needSize: number; readonly soldOut: number }
  /** Styles of the whole list. */
  readonly skus: readonly string[]
  readonly shareCode: string | undefined
  readonly isOwnerNamed: boolean
}

export const NOTHING_SAVED: ListView = {
  tiles: [],
  soldCount: 0,
  count: 0,
  addable: [],
  left: { needSize: 0, soldOut: 0 },
  skus: [],
  shareCode: undefined,
  isOwnerNamed: false,
}

/** Numeric labels include the scale. */
function tileSizes(variants: readonly VariantFragment[], scale: string | null): readonly TileSize[] {
  return sizeChoices(variants).map(({ optionUid: uid, sku, size, isInStock, leftCount }) => ({
    uid,
    sku,
    label: sizeInScale(size, scale),
    isInStock,
    leftCount,
  }))
}

export function toStyles(product: SavedProductFragment | null): StyleView[] {
  if (!product?.url_key || !product.sku) return []
  const { uid, sku, colour, small_image: image, size_scale: scale } = product
  return [
    {
      uid,
      sku,
      name: displayName(product),
      colour: colour ?? undefined,
      href: productPath(product),
      imageUrl: mediaPath(image?.url),
      price: priceText(product),
      sizes: tileSizes('variants' in product ? withoutNulls(product.variants) : [], scale),
    },
  ]
}

function toTiles(item: WishlistTileFragment): Tile[] {
  const options = 'configurable_options' in item ? withoutNulls(item.configurable_options) : []
  const dropCents = 'price_drop' in item ? centsOf(item.price_drop) : 0
  return toStyles(item.product).map((style) => ({
    id: item.id,
    style,
    sizeUid: options[0]?.configurable_product_option_value_uid ?? '',
    priceDrop: dropCents > 0 ? formatCents(dropCents) : undefined,
    isBack: 'is_back_in_stock' in item && item.is_back_in_stock === true,
  }))
}

function toAddable(item: WishlistSumFragment): Addable[] {
  const variant = 'configured_variant' in item ? item.configured_variant : undefined
  if (!item.product || variant?.stock_status !== 'IN_STOCK') return []
  return [{ id: item.id, cents: finalCentsOf(item.product) }]
}

export function toListView(list: WishlistPageFragment | null | undefined): ListView {
  if (!list) return NOTHING_SAVED
  const whole = withoutNulls(list.whole?.items)
  const tiles = withoutNulls(list.items_v2?.items).flatMap(toTiles)
  const addable = whole.flatMap(toAddable)
  const sold = whole.filter(({ product }) => product)
  const needSize = sold.filter((item) => !('configured_variant' in item && item.configured_variant)).length
  return {
    tiles,
    soldCount: sold.length,
    count: list.items_count ?? tiles.length,
    addable,
    left: { needSize, soldOut: sold.length - needSize - addable.length },
    skus: [...new Set(sold.flatMap(({ product }) => product?.sku ?? []))],
    shareCode: list.sharing_code ?? undefined,
    isOwnerNamed: list.is_owner_named === true,
  }
}
