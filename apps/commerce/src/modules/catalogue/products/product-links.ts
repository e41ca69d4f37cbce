import type { Context } from '#src/platform/context'
import { factLoader, sharedLoad } from '../batch-loader.ts'
import { loadProductList } from './load-products.ts'
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

/** Products not sold on the site are absent. [R3.48] */
export async function linkedProducts(ctx: Context, productId: number, kind: LinkKind): Promise<ProductModel[]> {
  const links = (await sharedLoad(ctx, LINKS)(productId)) ?? []
  return loadProductList(
    ctx,
    links.filter((link) => link.kind === kind).map((link) => link.linkedId),
  )
}
