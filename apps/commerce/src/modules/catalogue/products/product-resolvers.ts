import type { Context } from '#src/composition/context'
import { loadBrand } from '../categories/brands.ts'
import { toBreadcrumb, toCategoryModels } from '../categories/category-model.ts'
import { breadcrumbTrail, categoriesOf } from '../categories/product-categories.ts'
import type { Paging } from '../paging.ts'
import { customAttributes } from './custom-attributes.ts'
import { htmlText } from './html-text.ts'
import { imageOfRole, imagesOf } from './images.ts'
import { optionsSelection } from './options-selection.ts'
import { colourSiblings, linkedProducts } from './product-links.ts'
import type { ProductModel, VariantModel } from './product-model.ts'
import { tagsOf } from './product-tags.ts'
import { ratingPercent, ratingsOf, reviewsPage, shownAverage } from './reviews.ts'
import { availableQuantityOf, configurableOptions, configurableVariants, onlyLeft, stockStatus } from './variants.ts'

type Product = ProductModel | VariantModel
type None = Record<string, never>

/** The configurable product of a product or of one of its sizes. */
function styleOf(product: Product): ProductModel {
  return { ...product, __typename: 'ConfigurableProduct' }
}

/** Fields of ProductInterface that are not plain data of the model. */
export const productFields = {
  breadcrumbs: async (product: Product, _: None, ctx: Context) => (await breadcrumbTrail(ctx, product.productId)).map(toBreadcrumb),
  categories: async (product: Product, _: None, ctx: Context) => toCategoryModels(ctx, await categoriesOf(ctx, product.productId)),
  stock_status: async (product: Product, _: None, ctx: Context) => stockStatus(await availableQuantityOf(ctx, product)),
  only_x_left_in_stock: async (product: Product, _: None, ctx: Context) => onlyLeft(await availableQuantityOf(ctx, product)),
  is_low_stock: async (product: Product, _: None, ctx: Context) => onlyLeft(await availableQuantityOf(ctx, product)) !== null,
  price: ({ price_range }: Product) => {
    const { regular_price, final_price } = price_range.minimum_price
    return { regularPrice: { amount: regular_price }, minimalPrice: { amount: final_price }, maximalPrice: { amount: final_price } }
  },
  brand_data: (product: Product, _: None, ctx: Context) => (product.brandValue ? loadBrand(ctx, product.brandValue) : null),
  colour_siblings: (product: Product, _: None, ctx: Context) => colourSiblings(ctx, product),
  product_category_tags: (product: Product, _: None, ctx: Context) => tagsOf(ctx, product.productId),
  description: ({ description }: Product) => htmlText(description),
  short_description: ({ short_description }: Product) => htmlText(short_description),
  custom_attributesV2: (product: Product) => customAttributes(product),
  image: (product: Product, _: None, ctx: Context) => imageOfRole(ctx, product.productId, 'image'),
  small_image: (product: Product, _: None, ctx: Context) => imageOfRole(ctx, product.productId, 'small_image'),
  thumbnail: (product: Product, _: None, ctx: Context) => imageOfRole(ctx, product.productId, 'thumbnail'),
  media_gallery: (product: Product, _: None, ctx: Context) => imagesOf(ctx, product.productId),
  hover_image: (product: Product, _: None, ctx: Context) => imageOfRole(ctx, product.productId, 'hover'),
  media_gallery_entries: async (product: Product, _: None, ctx: Context) => {
    const images = await imagesOf(ctx, product.productId)
    return images.map((image) => ({ ...image, id: image.position, uid: Buffer.from(image.file).toString('base64') }))
  },
  style_code: ({ styleCode }: Product) => styleCode,
  related_products: (product: Product, _: None, ctx: Context) => linkedProducts(ctx, product.productId, 'related'),
  upsell_products: (product: Product, _: None, ctx: Context) => linkedProducts(ctx, product.productId, 'upsell'),
  crosssell_products: (product: Product, _: None, ctx: Context) => linkedProducts(ctx, product.productId, 'crosssell'),
  rating_summary: async (product: Product, _: None, ctx: Context) => ratingPercent(shownAverage(await ratingsOf(ctx, product.styleCode))),
  review_count: async (product: Product, _: None, ctx: Context) => (await ratingsOf(ctx, product.styleCode))?.count ?? 0,
  reviews: (product: Product, paging: Paging, ctx: Context) => reviewsPage(ctx, styleOf(product), paging),
}

/** Fields of ConfigurableProduct beside those of every product. [R3.51] */
export const configurableFields = {
  configurable_options: (product: ProductModel, _: None, ctx: Context) => configurableOptions(ctx, product),
  variants: (product: ProductModel, _: None, ctx: Context) => configurableVariants(ctx, product),
  configurable_product_options_selection: (
    product: ProductModel,
    args: { configurableOptionValueUids?: readonly string[] | null },
    ctx: Context,
  ) => optionsSelection(ctx, product, args.configurableOptionValueUids ?? []),
}
