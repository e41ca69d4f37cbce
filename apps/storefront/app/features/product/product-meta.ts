import type { MetaDescriptor } from 'react-router'
import type { Shop } from '#app/session/site/shop.ts'
import { breadcrumbsJsonLd } from '#app/ui/breadcrumbs.tsx'
import { displayName, productPath } from './card-data.ts'
import type { ProductFacts } from './load-product.server.ts'
import { productJsonLd, trailOf } from './structured-data.ts'

export function productMeta(shop: Shop, facts: ProductFacts): MetaDescriptor[] {
  const { product, alternates } = facts
  const name = displayName(product)
  const title = product.meta_title ?? [name, product.colour].filter(Boolean).join(' in ')
  const url = `${shop.origin}${productPath(product)}`
  const picture = product.media_gallery?.[0]?.url
  return [
    { title: `${title} | ${shop.name}` },
    ...(product.meta_description ? [{ name: 'description', content: product.meta_description }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternates.map((alternate) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: alternate.locale,
      href: alternate.href,
    })),
    { property: 'og:type', content: 'product' },
    { property: 'og:title', content: name },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: shop.name },
    ...(product.meta_description ? [{ property: 'og:description', content: product.meta_description }] : []),
    ...(picture
      ? [
          { property: 'og:image', content: `${picture}${picture.includes('?') ? '&' : '?'}w=1200&f=jpeg` },
          { property: 'og:image:alt', content: product.media_gallery?.[0]?.label ?? name },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    { 'script:ld+json': productJsonLd(shop, facts) as never },
    { 'script:ld+json': breadcrumbsJsonLd(shop.origin, trailOf(product)) as never },
  ]
}
