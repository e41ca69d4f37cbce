import { REVIEWS_BEFORE_AVERAGE } from '@welt/kit/constants'
import { storePath } from '@welt/kit/stores/store-path'
import { slugOf } from '@welt/kit/text/slug'
import type { ReviewPageFragment } from '#app/features/reviews/reviews.generated.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import type { Shop } from '#app/session/site/shop.ts'
import type { TrailStep } from '#app/ui/breadcrumbs.tsx'
import { displayName, productPath } from './card-data.ts'
import type { ProductFacts } from './load-product.server.ts'
import { finalCentsOf } from './price-text.ts'
import type { PageProductFragment, VariantFragment } from './product.generated.ts'
import { isShoe, variantsOf } from './sizes.ts'

export function trailOf(product: PageProductFragment): readonly TrailStep[] {
  const steps = withoutNulls(product.breadcrumbs).flatMap((step) =>
    step.category_name && step.category_url_path
      ? [{ name: step.category_name, path: `/${step.category_url_path}` }]
      : [],
  )
  return [...steps, { name: displayName(product) }]
}

const REVIEWS_LISTED = 3

interface Offered {
  readonly sku: string | null | undefined
  readonly isInStock: boolean
  readonly size?: string | undefined
  readonly stores?: readonly object[] | undefined
}

function offerOf(shop: Shop, product: PageProductFragment, { sku, isInStock, size, stores = [] }: Offered) {
  return {
    '@type': 'Offer',
    url: `${shop.origin}${productPath(product)}${size ? `?size=${encodeURIComponent(size)}` : ''}`,
    sku: sku ?? undefined,
    priceCurrency: shop.currency,
    price: (finalCentsOf(product) / 100).toFixed(2),
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
    seller: { '@type': 'Organization', name: shop.name, url: shop.origin },
    ...(stores.length > 0 ? { availableAtOrFrom: stores } : {}),
  }
}

/** Named where it is first mentioned; by its page's URL, as on that page. */
function storeNamer(shop: Shop): (name: string) => object {
  const named = new Set<string>()
  return (name) => {
    const store = { '@id': `${shop.origin}${storePath(slugOf(name))}` }
    if (named.has(name)) return store
    named.add(name)
    return { '@type': 'ShoeStore', ...store, name }
  }
}

function ratingOf(reviews: ReviewPageFragment | undefined) {
  if (!reviews || reviews.summary.review_count === 0) return {}
  const { average, review_count } = reviews.summary
  const rating = {
    '@type': 'AggregateRating',
    ratingValue: average,
    reviewCount: review_count,
    bestRating: 5,
    worstRating: 1,
  }
  return {
    ...(review_count < REVIEWS_BEFORE_AVERAGE ? {} : { aggregateRating: rating }),
    review: withoutNulls(reviews.items)
      .slice(0, REVIEWS_LISTED)
      .map((review) => ({
        '@type': 'Review',
        name: review.summary,
        reviewBody: review.text,
        author: { '@type': 'Person', name: review.nickname },
        datePublished: review.created_at.slice(0, 10),
        reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
      })),
  }
}

function variantOf(
  shop: Shop,
  product: PageProductFragment,
  variant: VariantFragment,
  stores: readonly object[] | undefined,
) {
  const size = variant.size_attributes?.size
  const sku = variant.product?.sku
  const isInStock = variant.product?.stock_status !== 'OUT_OF_STOCK'
  return {
    '@type': 'Product',
    sku,
    name: [displayName(product), product.colour, size].filter(Boolean).join(', '),
    size,
    color: product.colour ?? undefined,
    image: product.media_gallery?.[0]?.url,
    offers: offerOf(shop, product, { sku, isInStock, size, stores }),
  }
}

/**
 * schema.org ProductGroup of a shoe, otherwise Product. Other colours are variants by their URL, as in the product feed.
 */
export function productJsonLd(
  shop: Shop,
  { product, reviews, collectionStores }: Pick<ProductFacts, 'product' | 'reviews' | 'collectionStores'>,
): Record<string, unknown> {
  const variants = variantsOf(product)
  const url = `${shop.origin}${productPath(product)}`
  const common = {
    name: displayName(product),
    description: product.meta_description ?? undefined,
    image: withoutNulls(product.media_gallery).flatMap((picture) => (picture.url ? [picture.url] : [])),
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    ...ratingOf(reviews),
  }
  const toStore = storeNamer(shop)
  const storesOf = ({ product: size }: VariantFragment) => collectionStores.get(size?.sku ?? '')?.map(toStore)
  const [only] = variants
  if (!only || !isShoe(product)) {
    const isInStock = product.stock_status !== 'OUT_OF_STOCK'
    const sku = only?.product?.sku ?? product.sku
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      url,
      sku,
      color: product.colour ?? undefined,
      ...common,
      offers: offerOf(shop, product, { sku, isInStock, stores: only && storesOf(only) }),
    }
  }
  const siblings = product.colour_siblings.map((sibling) => ({ url: `${shop.origin}${productPath(sibling)}` }))
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    productGroupID: product.style_code,
    // A group across several pages must not have the URL of one of them.
    ...(siblings.length > 0
      ? { variesBy: ['https://schema.org/size', 'https://schema.org/color'] }
      : { url, variesBy: ['https://schema.org/size'] }),
    ...common,
    hasVariant: [...variants.map((variant) => variantOf(shop, product, variant, storesOf(variant))), ...siblings],
  }
}
