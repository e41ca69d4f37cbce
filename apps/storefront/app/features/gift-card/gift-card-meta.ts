import type { MetaDescriptor } from 'react-router'
import type { Shop } from '#app/session/site/shop.ts'
import { breadcrumbsJsonLd } from '#app/ui/breadcrumbs.tsx'
import { mediaUrl } from '#app/ui/media.ts'
import type { OfferPage } from './load-offer.server.ts'
import { GIFT_CARD_PATH } from './paths.ts'

const decimals = (cents: number) => (cents / 100).toFixed(2)

/** Without availability, as a gift card is never out of stock. */
function productJsonLd(shop: Shop, { offer: { name, sku, lead, amountsCents, openAmount } }: OfferPage, image: string) {
  const all = [...amountsCents, ...(openAmount ? [openAmount.minCents, openAmount.maxCents] : [])]
  const range = { lowPrice: decimals(Math.min(...all)), highPrice: decimals(Math.max(...all)) }
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    url: `${shop.origin}${GIFT_CARD_PATH}`,
    name: `${shop.name} ${name.toLowerCase()}`,
    sku,
    description: lead,
    image,
    brand: { '@type': 'Brand', name: shop.name },
    offers: { '@type': 'AggregateOffer', priceCurrency: shop.currency, ...range },
  }
}

export function giftCardMeta(shop: Shop, page: OfferPage): MetaDescriptor[] {
  const { offer, title = offer.name, description = offer.lead } = page
  const url = `${shop.origin}${GIFT_CARD_PATH}`
  const image = `${shop.origin}${mediaUrl(shop.layout.giftCardShoe, 1200, shop.mediaVersion)}`
  return [
    { title: `${title} | ${shop.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'product' },
    { property: 'og:title', content: title },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: shop.name },
    { property: 'og:description', content: description },
    { 'script:ld+json': productJsonLd(shop, page, image) as never },
    { 'script:ld+json': breadcrumbsJsonLd(shop.origin, [{ name: offer.name }]) as never },
  ]
}
