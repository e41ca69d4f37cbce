import type { ProductModel } from './product-model.ts'

/** Colours of a style, with the cache tags of an answer that shows them. */
interface Colours {
  readonly products: readonly ProductModel[]
  readonly tags: readonly string[]
}

/** A style's colours, and those beside each of its products; worked out once for all requests that share the style. */
export interface Style {
  readonly all: Colours
  readonly beside: ReadonlyMap<number, Colours>
}

const toColours = (products: readonly ProductModel[]): Colours => ({
  products,
  tags: products.map(({ productTag }) => productTag),
})

function toStyle(products: readonly ProductModel[]): Style {
  const others = ({ productId }: ProductModel) => products.filter((other) => other.productId !== productId)
  return {
    all: toColours(products),
    beside: new Map(products.map((product) => [product.productId, toColours(others(product))])),
  }
}

/** Styles by code, of products of which each style has all its colours. */
export function toStyles(products: readonly ProductModel[]): Map<string, Style> {
  const groups = Map.groupBy(products, ({ styleCode }) => styleCode)
  return new Map([...groups].map(([code, colours]) => [code, toStyle(colours)]))
}
