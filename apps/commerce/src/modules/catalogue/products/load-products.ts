import { type SiteReader, settingsOfRequest, urlTag } from '#modules/site'
import type { Context } from '#src/composition/context'
import { offerLoader, sharedLoad } from '../batch-loader.ts'
import { productTag, styleTag } from '../cache-tags.ts'
import { type ProductModel, toProductModel } from './product-model.ts'
import { type ProductCondition, selectProductRows } from './product-rows.ts'

type Wanted = Omit<ProductCondition, 'excludedBrands'>

/** Watched tables that a product's model is made of. */
export const TABLES_OF_PRODUCTS = ['product', 'product_site', 'brand', 'site_setting'] as const

/** Products of a site that meet the condition; excluded brands and disabled products never do. */
export async function readProducts(site: SiteReader, condition: Wanted): Promise<ProductModel[]> {
  const { excludedBrands, productUrlSuffix: urlSuffix } = await settingsOfRequest(site)
  const rows = await selectProductRows(site.db, site.brand.websiteId, { ...condition, excludedBrands: new Set(excludedBrands) })
  return rows.map((row) => toProductModel(row, { brand: site.brand, publicUrl: site.config.publicUrl, urlSuffix }))
}

/** The same for an answer, which has the tags of what was looked for and of what was found. */
export async function findProducts(ctx: Context, condition: Wanted): Promise<ProductModel[]> {
  const products = await readProducts(ctx, condition)
  ctx.response.addTags(...products.map((product) => product.productTag), ...(condition.skus ?? []).map(productTag))
  ctx.response.addTags(...(condition.urlKeys ?? []).map(urlTag), ...(condition.styleCodes ?? []).map(styleTag))
  return products
}

const PRODUCT = offerLoader<number, ProductModel>({
  name: 'product',
  tables: TABLES_OF_PRODUCTS,
  async load(site, ids) {
    const products = await readProducts(site, { ids })
    return new Map(products.map((product) => [product.productId, product]))
  },
})

/**
 * Products of the site by number, batched and memoised for the request, in the order given; unknown, disabled and
 * excluded ones are absent. [R3.48]
 */
export async function loadProductList(ctx: Context, productIds: readonly number[]): Promise<ProductModel[]> {
  const products = (await Promise.all(productIds.map(sharedLoad(ctx, PRODUCT)))).filter((product) => product !== undefined)
  ctx.response.addTags(...products.map((product) => product.productTag))
  return products
}

/** One of them. */
export async function loadProduct(ctx: Context, productId: number): Promise<ProductModel | undefined> {
  const [product] = await loadProductList(ctx, [productId])
  return product
}

/** A product that the site no longer sells: what is known of it without a price and a brand. */
export async function loadRetiredProduct(ctx: Context, productId: number): Promise<ProductModel> {
  const product = await ctx.db.selectFrom('product').selectAll().where('id', '=', productId).executeTakeFirstOrThrow()
  const { productUrlSuffix } = await settingsOfRequest(ctx)
  const onSite = { is_enabled: false, currency: ctx.brand.currency, regular_cents: 0, sale_cents: null, sale_from: null, sale_to: null }
  const unpriced = {
    rrp_cents: null,
    rrp_aud_cents: null,
    rrp_nzd_cents: null,
    now_price_label: null,
    brand_label: null,
    brand_value: null,
  }
  const rank = { pinned_position: null, margin_rank: 0, sold_30_days: 0 }
  return toProductModel(
    { ...product, ...onSite, ...unpriced, ...rank, final_cents: 0 },
    { brand: ctx.brand, publicUrl: ctx.config.publicUrl, urlSuffix: productUrlSuffix },
  )
}
