import { findSizeScale } from '@welt/brands'
import type { ShippingQuotes } from '#modules/cart'
import { formatAmount } from './amount.ts'
import { type FeedProduct, type FeedSite, imageUrl, productUrl, siteProducts } from './site-products.ts'
import { element } from './xml.ts'

/** Apparel & Accessories > Shoes. */
const SHOES = '187'
/** Apparel & Accessories > Shoe Accessories. */
const SHOE_ACCESSORIES = '1933'
const MAX_IMAGES = 10
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5000

/** Age groups of the feed format; all others are adult. */
const AGE_GROUPS: Readonly<Record<string, string>> = {
  child: 'kids',
  toddler: 'toddler',
  infant: 'infant',
  newborn: 'newborn',
}

/** Checks length and check digit. */
export function isGtin(text: string | null): text is string {
  if (!text || !/^(?:\d{8}|\d{12,14})$/.test(text)) return false
  const digits = [...text].map(Number).reverse()
  const sum = digits.slice(1).reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 3 : 1), 0)
  return digits[0] === (10 - (sum % 10)) % 10
}

function sizeSystemOf(sizeScale: string | null): string | undefined {
  return /^(AU|UK|US|EU)/.exec(findSizeScale(sizeScale ?? '')?.code ?? '')?.[1]
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Cuts at a word boundary where possible. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const space = text.lastIndexOf(' ', length)
  return text.slice(0, space > 0 ? space : length).trim()
}

/** The site's default method at the price of one pair. */
function shippingOf({ brand, thresholds }: FeedSite, quotes: ShippingQuotes, finalCents: number): string {
  const question = {
    brand,
    thresholds,
    country: brand.country,
    postcode: undefined,
    isSignedIn: false,
    goodsCents: finalCents,
  }
  const [method] = quotes.methodsFor(question)
  if (!method) return ''
  const price = element('g:price', formatAmount(method.amountCents, brand.currency))
  return `<g:shipping>${element('g:country', brand.country)}${element('g:service', method.methodTitle)}${price}</g:shipping>`
}

function sharedPart(site: FeedSite, product: FeedProduct, quotes: ShippingQuotes): string {
  const { currency } = site.brand
  const [image, ...others] = product.images
  return [
    element('g:description', cut(plain(product.description), MAX_DESCRIPTION)),
    element('g:image_link', image && imageUrl(site, image)),
    ...others.slice(0, MAX_IMAGES).map((path) => element('g:additional_image_link', imageUrl(site, path))),
    element('g:price', formatAmount(product.regularCents, currency)),
    product.finalCents < product.regularCents
      ? element('g:sale_price', formatAmount(product.finalCents, currency))
      : '',
    element('g:brand', product.brand),
    element('g:item_group_id', product.styleCode),
    element('g:color', product.colour),
    element('g:material', product.material),
    element('g:gender', product.gender ?? 'unisex'),
    element('g:age_group', AGE_GROUPS[product.ageGroup ?? ''] ?? 'adult'),
    '<g:condition>new</g:condition>',
    element('g:google_product_category', product.sizeScale === null ? SHOE_ACCESSORIES : SHOES),
    element('g:size_system', sizeSystemOf(product.sizeScale)),
    shippingOf(site, quotes, product.finalCents),
  ].join('')
}

function item(site: FeedSite, product: FeedProduct, size: FeedProduct['sizes'][number], shared: string): string {
  const sizeText = product.sizeScale === null ? undefined : `size ${size.size}`
  const title = cut([product.name, product.colour, sizeText].filter(Boolean).join(', '), MAX_TITLE)
  // `g:mpn` is for manufacturers' numbers; a sku is not one.
  const code = isGtin(size.barcode) ? element('g:gtin', size.barcode) : '<g:identifier_exists>no</g:identifier_exists>'
  const link = element('g:link', `${productUrl(site, product.urlKey)}?size=${encodeURIComponent(size.size)}`)
  const availability = element('g:availability', size.quantity > 0 ? 'in_stock' : 'out_of_stock')
  return `<item>${element('g:id', size.sku)}${element('g:title', title)}${link}${availability}${element('g:size', size.size)}${code}${shared}</item>\n`
}

/** Products without a picture cannot be listed. */
export async function* merchantFeed(site: FeedSite, quotes: ShippingQuotes): AsyncGenerator<string> {
  const { brand, origin } = site
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>`
  yield `${element('title', brand.name)}${element('link', `${origin}/`)}${element('description', brand.tagline)}\n`
  for await (const product of siteProducts(site)) {
    if (product.images.length === 0) continue
    const shared = sharedPart(site, product, quotes)
    for (const size of product.sizes) yield item(site, product, size, shared)
  }
  yield '</channel>\n</rss>\n'
}
