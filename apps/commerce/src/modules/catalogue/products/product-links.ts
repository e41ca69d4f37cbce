import type { Context } from '#src/composition/context'
import { loaderOf, sharedLoaderKey } from '../batch-loader.ts'
import { findProducts, loadProductList } from './load-products.ts'
import type { ProductModel } from './product-model.ts'

const LINKS = sharedLoaderKey<number, readonly Link[]>('links')
const STYLE = sharedLoaderKey<string, Style>('siblings')

export type LinkKind = 'related' | 'upsell' | 'crosssell'

interface Link {
  readonly kind: LinkKind
  readonly linkedId: number
}

/** Products linked to one, in their order; those not sold on the site are absent. [R3.48] */
export async function linkedProducts(ctx: Context, productId: number, kind: LinkKind): Promise<ProductModel[]> {
  const load = loaderOf(ctx, LINKS, async (ids) => {
    const rows = await ctx.db
      .selectFrom('product_link')
      .where('product_id', 'in', [...ids])
      .select(['product_id', 'linked_id as linkedId', 'kind'])
      .orderBy('product_id')
      .orderBy('position')
      .orderBy('linked_id')
      .execute()
    return Map.groupBy(rows, (row) => row.product_id)
  })
  const links = (await load(productId)) ?? []
  return loadProductList(
    ctx,
    links.filter((link) => link.kind === kind).map((link) => link.linkedId),
  )
}

/** Colours of a style, with the cache tags of an answer that shows them. */
interface Colours {
  readonly products: readonly ProductModel[]
  readonly tags: readonly string[]
}

/** A style's colours, and those beside each of its products. */
interface Style {
  readonly all: Colours
  readonly beside: ReadonlyMap<number, Colours>
}

const toColours = (products: readonly ProductModel[]): Colours => ({ products, tags: products.map(({ productTag }) => productTag) })

/** Worked out once for all requests that share the style. */
function toStyle(products: readonly ProductModel[]): Style {
  const others = ({ productId }: ProductModel) => products.filter((other) => other.productId !== productId)
  return { all: toColours(products), beside: new Map(products.map((product) => [product.productId, toColours(others(product))])) }
}

/** The same style in other colours, by product number. */
export async function colourSiblings(
  ctx: Context,
  product: Pick<ProductModel, 'styleCode' | 'styleTag' | 'productId'>,
): Promise<readonly ProductModel[]> {
  const load = loaderOf(ctx, STYLE, async (styleCodes) => {
    const products = await findProducts(ctx, { styleCodes })
    const styles = Map.groupBy(products, (sibling) => sibling.styleCode)
    return new Map([...styles].map(([code, colours]) => [code, toStyle(colours)]))
  })
  const style = await load(product.styleCode)
  const colours = style?.beside.get(product.productId) ?? style?.all
  ctx.response.addTags(product.styleTag, ...(colours?.tags ?? []))
  return colours?.products ?? []
}
