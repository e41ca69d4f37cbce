import type { Shop } from '#app/session/shop.ts'
import type { TrailStep } from './breadcrumbs.tsx'
import { displayName, productPath } from './card-data.ts'
import type { PageProduct } from './operations.ts'
import { finalCentsOf } from './price-text.ts'

/** Where the product stands: its categories, then itself. */
export function trailOf(product: PageProduct): readonly TrailStep[] {
  const steps = product.breadcrumbs.flatMap((step) =>
    step.category_name && step.category_url_path ? [{ name: step.category_name, path: `/${step.category_url_path}` }] : [],
  )
  return [...steps, { name: displayName(product) }]
}

/** schema.org Product with its Offer; the price is the one charged. @source ux §2, §6 Product */
export function productJsonLd(shop: Shop, product: PageProduct): Record<string, unknown> {
  const url = `${shop.origin}${productPath(product)}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: displayName(product),
    sku: product.sku,
    url,
    color: product.colour,
    description: product.meta_description ?? undefined,
    image: (product.media_gallery ?? []).flatMap((picture) => (picture.url ? [picture.url] : [])),
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: shop.currency,
      price: (finalCentsOf(product) / 100).toFixed(2),
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${product.stock_status === 'OUT_OF_STOCK' ? 'OutOfStock' : 'InStock'}`,
    },
  }
}
