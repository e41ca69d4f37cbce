import type { ProductModel } from './product-model.ts'

interface Colours {
  readonly products: readonly ProductModel[]
  readonly tags: readonly string[]
}

/** `beside` has the other colours by product. */
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

/** `products` must have all colours of each style. */
export function toStyles(products: readonly ProductModel[]): Map<string, Style> {
  const groups = Map.groupBy(products, ({ styleCode }) => styleCode)
  return new Map([...groups].map(([code, colours]) => [code, toStyle(colours)]))
}
