import { sizeInFull } from '@welt/brands/size-text'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import type { CartView } from '../cart-model.ts'
import { LineSizesDocument, type LineSizesQuery } from './line-sizes.generated.ts'
import type { LineSize, OpenedSizes } from './line-sizes.ts'

type WireProduct = NonNullable<NonNullable<NonNullable<LineSizesQuery['products']>['items']>[number]>

/** In stock by the live quantity, or by `stock_status` where that is unknown. */
function sizesOf(product: WireProduct, live: LineSizesQuery['productAdditionalData']): readonly LineSize[] {
  if (!('variants' in product)) return []
  const quantities = new Map(live?.stocks.map(({ sku, quantity }) => [sku, quantity]))
  const inStock = new Set(
    withoutNulls(product.variants)
      .filter(({ product: size }) => {
        const quantity = quantities.get(size?.sku ?? '')
        return quantity === undefined ? size?.stock_status === 'IN_STOCK' : quantity > 0
      })
      .flatMap((variant) => withoutNulls(variant.attributes).map(({ uid }) => uid)),
  )
  const option = withoutNulls(product.configurable_options).find(({ attribute_code }) => attribute_code === 'size')
  return withoutNulls(option?.values).flatMap(({ uid, label, size_conversion }) =>
    uid === null
      ? []
      : [{ uid, label: sizeInFull(label ?? '', product.size_scale, size_conversion), isInStock: inStock.has(uid) }],
  )
}

/** Sizes with live stock; empty when the site no longer sells the product, undefined on failure. */
export async function loadLineSizes(ctx: RequestContext, sku: string): Promise<readonly LineSize[] | undefined> {
  const answer = await fetchPrivate(ctx, LineSizesDocument, { sku })
  const found = answer.data?.products
  if (!found) return undefined
  const product = found.items?.[0]
  return product ? sizesOf(product, answer.data?.productAdditionalData ?? null) : []
}

export async function loadOpenedSizes(
  ctx: RequestContext,
  url: URL,
  { lines }: CartView,
): Promise<OpenedSizes | undefined> {
  const wanted = url.searchParams.get('sizes')
  const line = lines.find(({ uid, sizeUid }) => uid === wanted && sizeUid !== undefined)
  return line && { uid: line.uid, sizes: await loadLineSizes(ctx, line.productSku) }
}
