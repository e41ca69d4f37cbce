import type { CurrencyCode } from '@welt/kit/money'
import { normalizeSku } from '@welt/kit/text/skus'
import { areGiftCardsOn, type SiteReader, settingsOfRequest, urlTag } from '#modules/site'
import type { Context } from '#src/platform/context'
import { factLoader, isShared, offerLoader, primeShared, sharedLoad } from '../batch-loader.ts'
import { productTag, styleTag } from '../cache-tags.ts'
import { type Style, toStyles } from './colours.ts'
import { type ProductModel, toPriceRange, toProductModel } from './product-model.ts'
import { type ProductCondition, selectProductRows } from './product-rows.ts'

const tables = ['product', 'product_site', 'brand', 'site_setting'] as const

async function readProducts(site: SiteReader, condition: ProductCondition): Promise<ProductModel[]> {
  const settings = await settingsOfRequest(site)
  const { excludedBrands, productUrlSuffix: urlSuffix } = settings
  const types = areGiftCardsOn(settings) ? (['configurable', 'giftcard'] as const) : (['configurable'] as const)
  const rows = await selectProductRows(site.db, site.brand.websiteId, condition, { types, excludedBrands })
  return rows.map((row) => toProductModel(row, { brand: site.brand, publicUrl: site.config.publicUrl, urlSuffix }))
}

/** Shared loads include all colours of a style: pages show them, and shoppers open them next. */
async function loadWithColours(site: SiteReader, condition: ProductCondition): Promise<ProductModel[]> {
  if (!isShared(site, PRODUCT)) return readProducts(site, condition)
  const products = await readProducts(site, { ...condition, withColours: true })
  primeShared(site, STYLE, toStyles(products))
  const byKeys = <K>(keyOf: (product: ProductModel) => K) =>
    products.map((product) => [keyOf(product), product] as const)
  primeShared(
    site,
    PRODUCT,
    byKeys(({ productId }) => productId),
  )
  primeShared(
    site,
    PRODUCT_BY_SKU,
    byKeys(({ sku }) => sku),
  )
  primeShared(
    site,
    PRODUCT_BY_URL_KEY,
    byKeys(({ url_key }) => url_key),
  )
  return products
}

const byKey = async <K extends string | number>(
  site: SiteReader,
  condition: ProductCondition,
  keyOf: (product: ProductModel) => K,
) => new Map((await loadWithColours(site, condition)).map((product) => [keyOf(product), product]))

const PRODUCT = offerLoader<number, ProductModel>({
  name: 'product',
  tables,
  load: (site, values) => byKey(site, { by: 'id', values }, (product) => product.productId),
})

/** For callers that supply their own price. */
const PRODUCT_FACTS: typeof PRODUCT = { ...PRODUCT, isOffer: false }

/** Without the other colours. */
const PRODUCT_WITHOUT_VARIANTS: typeof PRODUCT = {
  ...PRODUCT,
  name: 'product-alone',
  load: async (site, values) =>
    new Map((await readProducts(site, { by: 'id', values })).map((product) => [product.productId, product])),
}

const PRODUCT_BY_SKU = offerLoader<string, ProductModel>({
  name: 'product-by-sku',
  tables,
  load: (site, values) => byKey(site, { by: 'sku', values }, (product) => product.sku),
})

const PRODUCT_BY_URL_KEY = offerLoader<string, ProductModel>({
  name: 'product-by-url-key',
  tables,
  load: (site, values) => byKey(site, { by: 'url_key', values }, (product) => product.url_key),
})

const STYLE = offerLoader<string, Style>({
  name: 'style',
  tables,
  load: async (site, values) => toStyles(await readProducts(site, { by: 'style_code', values })),
})

/** Adds cache tags. */
async function foundOf(ctx: Context, loading: readonly Promise<ProductModel | undefined>[]): Promise<ProductModel[]> {
  const products = (await Promise.all(loading)).filter((product) => product !== undefined)
  ctx.response.addTags(...products.map((product) => product.productTag))
  return products
}

/** In the given order; products not sold here are absent. [R3.48] */
export function loadProductList(ctx: Context, productIds: readonly number[]): Promise<ProductModel[]> {
  return foundOf(ctx, productIds.map(sharedLoad(ctx, PRODUCT)))
}

/** Does not load other colours. */
export function loadProductsWithoutVariants(ctx: Context, productIds: readonly number[]): Promise<ProductModel[]> {
  return foundOf(ctx, productIds.map(sharedLoad(ctx, PRODUCT_WITHOUT_VARIANTS)))
}

export async function loadProduct(ctx: Context, productId: number): Promise<ProductModel | undefined> {
  const [product] = await loadProductList(ctx, [productId])
  return product
}

/** Ignores case. Also tags unknown skus. */
export function loadProductsBySku(ctx: Context, typedSkus: readonly string[]): Promise<ProductModel[]> {
  const skus = [...new Set(typedSkus.map(normalizeSku))]
  ctx.response.addTags(...skus.map(productTag))
  return foundOf(ctx, skus.map(sharedLoad(ctx, PRODUCT_BY_SKU)))
}

/** Also tags unknown url keys. */
export function loadProductsByUrlKey(ctx: Context, urlKeys: readonly string[]): Promise<ProductModel[]> {
  ctx.response.addTags(...urlKeys.map(urlTag))
  return foundOf(ctx, urlKeys.map(sharedLoad(ctx, PRODUCT_BY_URL_KEY)))
}

export async function loadStyle(ctx: Context, styleCode: string): Promise<readonly ProductModel[]> {
  const colours = (await sharedLoad(ctx, STYLE)(styleCode))?.all
  ctx.response.addTags(styleTag(styleCode), ...(colours?.tags ?? []))
  return colours?.products ?? []
}

/** Ordered by product id. */
export async function colourSiblings(
  ctx: Context,
  product: Pick<ProductModel, 'styleCode' | 'styleTag' | 'productId'>,
): Promise<readonly ProductModel[]> {
  const style = await sharedLoad(ctx, STYLE)(product.styleCode)
  const colours = style?.beside.get(product.productId) ?? style?.all
  ctx.response.addTags(product.styleTag, ...(colours?.tags ?? []))
  return colours?.products ?? []
}

/** In cents. */
export interface PriceNow {
  readonly regularUnitCents: number
  readonly unitCents: number
  readonly currency: CurrencyCode
}

/** Recommended price and price label are as fresh as the change log. [decision 57] */
export async function loadProductAt(
  ctx: Context,
  productId: number,
  price: PriceNow,
): Promise<ProductModel | undefined> {
  const product = await sharedLoad(ctx, PRODUCT_FACTS)(productId)
  if (!product) return undefined
  const { regularUnitCents: regularCents, unitCents: finalCents, currency } = price
  const isSame =
    product.finalCents === finalCents && product.regularCents === regularCents && product.currency === currency
  return isSame
    ? product
    : { ...product, regularCents, finalCents, currency, price_range: toPriceRange(regularCents, finalCents, currency) }
}

async function readRetired(site: SiteReader, ids: readonly number[]): Promise<ReadonlyMap<number, ProductModel>> {
  const rows = await site.db.selectFrom('product').selectAll().where('id', 'in', ids).execute()
  const { productUrlSuffix: urlSuffix } = await settingsOfRequest(site)
  const { brand } = site
  const onSite = {
    is_enabled: false,
    currency: brand.currency,
    regular_cents: 0,
    sale_cents: null,
    sale_from: null,
    sale_to: null,
  }
  const unpriced = {
    rrp_cents: null,
    rrp_aud_cents: null,
    rrp_nzd_cents: null,
    now_price_label: null,
    brand_label: null,
    brand_value: null,
  }
  const rank = { pinned_position: null, margin_rank: 0, sold_30_days: 0 }
  const facts = { ...onSite, ...unpriced, ...rank, final_cents: 0 }
  const context = { brand, publicUrl: site.config.publicUrl, urlSuffix }
  return new Map(rows.map((row) => [row.id, toProductModel({ ...row, ...facts }, context)]))
}

const RETIRED = factLoader<number, ProductModel>({ name: 'retired-product', tables, load: readRetired })

/** @throws Error for an unknown id */
export async function loadRetiredProduct(ctx: Context, productId: number): Promise<ProductModel> {
  const product = await sharedLoad(ctx, RETIRED)(productId)
  if (!product) throw new Error(`There is no product ${productId}.`)
  return product
}
