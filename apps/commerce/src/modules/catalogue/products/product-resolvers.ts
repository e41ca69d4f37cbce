import { MAX_LINE_QUANTITY } from '@welt/kit/constants'
import { toDecimal } from '@welt/kit/money'
import type { Context } from '#src/platform/context'
import type { SimpleProductReviewsArgs } from '#src/platform/contract/contract.generated'
import { loadBrand } from '../categories/brands.ts'
import { toBreadcrumb, toCategoryModels } from '../categories/category-model.ts'
import { breadcrumbTrail, categoriesOf } from '../categories/product-categories.ts'
import { customAttributes } from './custom-attributes.ts'
import { htmlText } from './html-text.ts'
import { colourSiblings } from './load-products.ts'
import { badgesOf, imageOfRole, imagesOf } from './product-facts.ts'
import { linkedProducts } from './product-links.ts'
import type { ProductModel, VariantModel } from './product-model.ts'
import { storedAt } from './product-times.ts'
import { ratingPercent, ratingsOf, reviewsPage, shownAverage } from './reviews.ts'
import { availableQuantityOf, onlyLeft, stockStatus } from './variants.ts'

type Product = ProductModel | VariantModel

const TYPE_IDS = { ConfigurableProduct: 'configurable', SimpleProduct: 'simple', GiftCardProduct: 'giftcard' } as const

function styleOf(product: Product): ProductModel {
  return { ...product, __typename: 'ConfigurableProduct' }
}

/** Future sales are not announced. */
const isReduced = ({ finalCents, regularCents }: Product) => finalCents < regularCents

export const productFields = {
  breadcrumbs: async (product: Product, _args: unknown, ctx: Context) =>
    (await breadcrumbTrail(ctx, product.productId)).map(toBreadcrumb),
  categories: async (product: Product, _args: unknown, ctx: Context) =>
    toCategoryModels(ctx, await categoriesOf(ctx, product.productId)),
  stock_status: async (product: Product, _args: unknown, ctx: Context) =>
    stockStatus(await availableQuantityOf(ctx, product)),
  only_x_left_in_stock: async (product: Product, _args: unknown, ctx: Context) =>
    onlyLeft(await availableQuantityOf(ctx, product)),
  is_low_stock: async (product: Product, _args: unknown, ctx: Context) =>
    onlyLeft(await availableQuantityOf(ctx, product)) !== null,
  price: ({ price_range }: Product) => {
    const { regular_price, final_price } = price_range.minimum_price
    return {
      regularPrice: { amount: regular_price },
      minimalPrice: { amount: final_price },
      maximalPrice: { amount: final_price },
    }
  },
  brand_data: (product: Product, _args: unknown, ctx: Context) =>
    product.brandValue ? loadBrand(ctx, product.brandValue) : null,
  colour_siblings: (product: Product, _args: unknown, ctx: Context) => colourSiblings(ctx, product),
  product_category_tags: (product: Product, _args: unknown, ctx: Context) => badgesOf(ctx, product.productId),
  description: ({ description }: Product) => htmlText(description),
  short_description: ({ short_description }: Product) => htmlText(short_description),
  custom_attributesV2: (product: Product) => customAttributes(product),
  image: (product: Product, _args: unknown, ctx: Context) => imageOfRole(ctx, product.productId, 'image'),
  small_image: (product: Product, _args: unknown, ctx: Context) => imageOfRole(ctx, product.productId, 'small_image'),
  thumbnail: (product: Product, _args: unknown, ctx: Context) => imageOfRole(ctx, product.productId, 'thumbnail'),
  media_gallery: (product: Product, _args: unknown, ctx: Context) => imagesOf(ctx, product.productId),
  hover_image: (product: Product, _args: unknown, ctx: Context) => imageOfRole(ctx, product.productId, 'hover'),
  media_gallery_entries: async (product: Product, _args: unknown, ctx: Context) => {
    const images = await imagesOf(ctx, product.productId)
    return images.map((image) => ({ ...image, id: image.position, uid: Buffer.from(image.file).toString('base64') }))
  },
  style_code: ({ styleCode }: Product) => styleCode,
  related_products: (product: Product, _args: unknown, ctx: Context) =>
    linkedProducts(ctx, product.productId, 'related'),
  upsell_products: (product: Product, _args: unknown, ctx: Context) => linkedProducts(ctx, product.productId, 'upsell'),
  crosssell_products: (product: Product, _args: unknown, ctx: Context) =>
    linkedProducts(ctx, product.productId, 'crosssell'),
  special_price: (product: Product) => (isReduced(product) ? toDecimal(product.finalCents) : null),
  special_from_date: (product: Product) => (isReduced(product) ? product.saleFrom : null),
  special_to_date: (product: Product) => (isReduced(product) ? product.saleTo : null),
  swatch_image: async (product: Product, _args: unknown, ctx: Context) =>
    (await imageOfRole(ctx, product.productId, 'image'))?.file ?? null,
  type_id: ({ __typename }: Product) => TYPE_IDS[__typename],
  created_at: (product: Product, _args: unknown, ctx: Context) => storedAt(ctx, product.productId, 'created_at'),
  updated_at: (product: Product, _args: unknown, ctx: Context) => storedAt(ctx, product.productId, 'updated_at'),
  url_path: ({ url_key }: Product) => url_key,
  tier_prices: () => [],
  // Cached answers are invalidated for low counts only; productAdditionalData has the exact count.
  quantity: () => null,
  min_sale_qty: () => 1,
  max_sale_qty: () => MAX_LINE_QUANTITY,
  options: () => null,
  rating_summary: async (product: Product, _args: unknown, ctx: Context) =>
    ratingPercent(shownAverage(await ratingsOf(ctx, product.styleCode))),
  review_count: async (product: Product, _args: unknown, ctx: Context) =>
    (await ratingsOf(ctx, product.styleCode))?.count ?? 0,
  reviews: (product: Product, args: SimpleProductReviewsArgs, ctx: Context) => reviewsPage(ctx, styleOf(product), args),
}
