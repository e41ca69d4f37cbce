import { bearTags, settingsOfRequest } from '#modules/site'
import type { Context } from '#src/context'
import { loaderOf } from './batch-loader.ts'
import { type ProductModel, toProductModel } from './product-model.ts'
import { type ProductCondition, selectProductRows } from './product-rows.ts'

/** Products of the request's site that meet the condition; excluded brands and disabled products never do. */
export async function findProducts(ctx: Context, condition: Omit<ProductCondition, 'excludedBrands'>): Promise<ProductModel[]> {
  const settings = await settingsOfRequest(ctx)
  const excludedBrands = new Set(settings.excludedBrands)
  const rows = await selectProductRows(ctx.db, ctx.brand.websiteId, { ...condition, excludedBrands })
  bearTags(ctx, ...rows.map((row) => `product:${row.sku}`), ...(condition.skus ?? []).map((sku) => `product:${sku}`))
  bearTags(ctx, ...(condition.urlKeys ?? []).map((key) => `url:${key}`), ...(condition.styleCodes ?? []).map((code) => `style:${code}`))
  const place = { brand: ctx.brand, publicUrl: ctx.config.publicUrl, urlSuffix: settings.productUrlSuffix }
  return rows.map((row) => toProductModel(row, place))
}

/** One product by number, loaded together with the others the request asks for at the same time. */
export async function loadProduct(ctx: Context, productId: number): Promise<ProductModel | undefined> {
  const load = loaderOf<number, ProductModel>(ctx, 'product', async (ids) => {
    const products = await findProducts(ctx, { ids })
    return new Map(products.map((product) => [product.productId, product]))
  })
  const product = await load(productId)
  if (product) bearTags(ctx, product.productTag)
  return product
}

/** Products of the site by number, batched and kept for the request. Unknown, disabled and excluded ones are absent. @source R3.48 */
export async function loadProducts(ctx: Context, productIds: readonly number[]): Promise<Map<number, ProductModel>> {
  const products = await Promise.all(productIds.map((id) => loadProduct(ctx, id)))
  return new Map(products.flatMap((product) => (product ? [[product.productId, product] as const] : [])))
}

/** The same in the order given, without those that are not sold. */
export async function loadProductList(ctx: Context, productIds: readonly number[]): Promise<ProductModel[]> {
  const products = await Promise.all(productIds.map((id) => loadProduct(ctx, id)))
  return products.filter((product) => product !== undefined)
}
