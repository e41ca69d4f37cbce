import { bearTags } from '#modules/site'
import type { Context } from '#src/context'
import { loaderOf } from './batch-loader.ts'
import { findProducts, loadProductList } from './load-products.ts'
import type { ProductModel } from './product-model.ts'

export type LinkKind = 'related' | 'upsell' | 'crosssell'

interface Link {
  readonly kind: LinkKind
  readonly linkedId: number
}

/** Products linked to one, in their order; those not sold on the site are absent. @source R3.48 */
export async function linkedProducts(ctx: Context, productId: number, kind: LinkKind): Promise<ProductModel[]> {
  const load = loaderOf<number, readonly Link[]>(ctx, 'links', async (ids) => {
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

/** The same style in other colours, by product number. @source contract colour_siblings */
export async function colourSiblings(
  ctx: Context,
  product: Pick<ProductModel, 'styleCode' | 'styleTag' | 'productId'>,
): Promise<ProductModel[]> {
  const load = loaderOf<string, readonly ProductModel[]>(ctx, 'siblings', async (styleCodes) => {
    const products = await findProducts(ctx, { styleCodes })
    return Map.groupBy(products, (sibling) => sibling.styleCode)
  })
  const siblings = ((await load(product.styleCode)) ?? []).filter((sibling) => sibling.productId !== product.productId)
  bearTags(ctx, product.styleTag)
  for (const { productTag } of siblings) bearTags(ctx, productTag)
  return siblings
}
