import type { Context } from '#src/composition/context'
import { factLoader, offerLoader, sharedLoad } from '../batch-loader.ts'
import { loadProductList, readProducts, TABLES_OF_PRODUCTS } from './load-products.ts'
import type { ProductModel } from './product-model.ts'

export type LinkKind = 'related' | 'upsell' | 'crosssell'

interface Link {
  readonly kind: LinkKind
  readonly linkedId: number
}

const LINKS = factLoader<number, readonly Link[]>({
  name: 'links',
  tables: ['product_link'],
  async load({ db }, ids) {
    const rows = await db
      .selectFrom('product_link')
      .where('product_id', 'in', [...ids])
      .select(['product_id', 'linked_id as linkedId', 'kind'])
      .orderBy('product_id')
      .orderBy('position')
      .orderBy('linked_id')
      .execute()
    return Map.groupBy(rows, (row) => row.product_id)
  },
})

/** Products linked to one, in their order; those not sold on the site are absent. [R3.48] */
export async function linkedProducts(ctx: Context, productId: number, kind: LinkKind): Promise<ProductModel[]> {
  const links = (await sharedLoad(ctx, LINKS)(productId)) ?? []
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

const STYLE = offerLoader<string, Style>({
  name: 'siblings',
  tables: TABLES_OF_PRODUCTS,
  async load(site, styleCodes) {
    const products = await readProducts(site, { styleCodes })
    const styles = Map.groupBy(products, (sibling) => sibling.styleCode)
    return new Map([...styles].map(([code, colours]) => [code, toStyle(colours)]))
  },
})

/** The same style in other colours, by product number. */
export async function colourSiblings(
  ctx: Context,
  product: Pick<ProductModel, 'styleCode' | 'styleTag' | 'productId'>,
): Promise<readonly ProductModel[]> {
  const style = await sharedLoad(ctx, STYLE)(product.styleCode)
  const colours = style?.beside.get(product.productId) ?? style?.all
  ctx.response.addTags(product.styleTag, ...(colours?.tags ?? []))
  return colours?.products ?? []
}
