import type { Brand } from '@welt/brands'
import { shopUrlOf } from '@welt/brands'
import { encodeUid } from '@welt/kit/ids'
import { type CurrencyCode, percentOff, toDecimal, toMoney } from '@welt/kit/money'
import { toStoreTime } from '@welt/kit/time'
import type { PriceRange, ProductPrice, TierPrice, UrlRewrite } from '#src/platform/contract/contract.generated'
import { productTag, styleTag } from '../cache-tags.ts'
import type { ProductRow } from './product-rows.ts'

/** Fields that need no further query. */
interface ProductFields {
  readonly productId: number
  readonly styleCode: string
  /** Built once, since listings add dozens. */
  readonly productTag: string
  readonly styleTag: string
  readonly finalCents: number
  readonly regularCents: number
  /** In store time; null is open. */
  readonly saleFrom: string | null
  /** In store time; null is open. */
  readonly saleTo: string | null
  readonly currency: CurrencyCode
  readonly brandValue: string | undefined
  readonly colourHex: string | undefined
  readonly width: string | undefined
  readonly material: string | undefined
  readonly closure: string | undefined
  readonly heelMm: number | undefined
  readonly attributes: Readonly<Record<string, string>>
  readonly id: number
  readonly uid: string
  readonly sku: string
  readonly name: string
  readonly web_display_name: string
  readonly url_key: string
  readonly url_suffix: string
  readonly canonical_url: string
  readonly relative_url: string
  readonly redirect_code: 0
  readonly type: 'PRODUCT'
  readonly url_rewrites: readonly UrlRewrite[]
  readonly meta_title: string
  readonly meta_description: string | null
  readonly meta_keyword: null
  readonly attribute_set_id: number
  readonly price_range: PriceRange
  readonly price_tiers: readonly TierPrice[]
  readonly rrp: number | null
  readonly rrp_nzd: number | null
  readonly now_price: number | null
  readonly new_from_date: string | null
  readonly new_to_date: string | null
  readonly description: string | null
  readonly short_description: string | null
  readonly brand: string | null
  readonly colour: string | null
  readonly colour_swatch: { readonly __typename: 'ColorSwatchData'; readonly value: string } | null
  readonly heel_height: string | null
  readonly selling_feature_1: string | null
  readonly selling_feature_2: string | null
  readonly selling_feature_3: string | null
  readonly selling_feature_4: string | null
  readonly selling_feature_5: string | null
  readonly care: string | null
  readonly fit_notes: string | null
  readonly sole_material: string | null
  readonly lining: string | null
  readonly size_scale: string | null
  readonly sizemap: string | null
  readonly sizescalemap: string | null
  readonly trend_2: string | null
  readonly weight: number | null
}

/** A style in one colour on one site, or the site's gift card. [R3.48] */
export interface ProductModel extends ProductFields {
  readonly __typename: 'ConfigurableProduct' | 'GiftCardProduct'
}

/** A size as a product. [R3.51] */
export interface VariantModel extends ProductFields {
  readonly __typename: 'SimpleProduct'
  readonly variantSku: string
}

/** Percent is floored. [R3.50, R9.62, A108] */
export function toPriceModel(regularCents: number, finalCents: number, currency: CurrencyCode): ProductPrice {
  const offCents = Math.max(0, regularCents - finalCents)
  return {
    regular_price: toMoney(regularCents, currency),
    final_price: toMoney(finalCents, currency),
    discount: { amount_off: toDecimal(offCents), percent_off: percentOff(regularCents, finalCents) },
  }
}

/** All sizes cost the same. */
export function toPriceRange(regularCents: number, finalCents: number, currency: CurrencyCode): PriceRange {
  const price = toPriceModel(regularCents, finalCents, currency)
  return { minimum_price: price, maximum_price: price }
}

/** 65 → '6.5 cm'; null below half a centimetre. */
export function heelHeightText(heelHeightMm: number | null): string | null {
  return heelHeightMm === null || heelHeightMm <= 0 ? null : `${heelHeightMm / 10} cm`
}

function stringAttributes(attributes: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([code, value]) =>
      value === null || value === '' ? [] : [[code, String(value)]],
    ),
  )
}

/** Reads "$79.95" or "79.95"; null without an amount. [A30] */
export function parseNowPrice(label: string | null): number | null {
  const amount = label?.match(/\d+(?:\.\d{1,2})?/)?.[0]
  return amount === undefined ? null : Number(amount)
}

interface Place {
  readonly brand: Brand
  readonly publicUrl: string
  /** [R2.51] */
  readonly urlSuffix: string
}

type Attributes = Readonly<Record<string, string>>

/** '' is unset. */
const textOrNull = (text: string | null) => text || null

const dollarsOf = (cents: number | null) => (cents === null ? null : toDecimal(cents))

function addressOf({ id, url_key }: ProductRow, { brand, publicUrl, urlSuffix }: Place) {
  const relativeUrl = `${url_key}${urlSuffix}`
  return {
    url_key,
    url_suffix: urlSuffix,
    canonical_url: `${shopUrlOf(brand, publicUrl)}/${relativeUrl}`,
    relative_url: relativeUrl,
    redirect_code: 0,
    type: 'PRODUCT',
    url_rewrites: [{ url: relativeUrl, parameters: [{ name: 'id', value: String(id) }] }],
  } as const
}

function pricesOf(row: ProductRow, storeTime: (instant: Date | null) => string | null) {
  return {
    finalCents: row.final_cents,
    regularCents: row.regular_cents,
    saleFrom: storeTime(row.sale_from),
    saleTo: storeTime(row.sale_to),
    currency: row.currency,
    price_range: toPriceRange(row.regular_cents, row.final_cents, row.currency),
    price_tiers: [],
    rrp: dollarsOf(row.rrp_aud_cents),
    rrp_nzd: dollarsOf(row.rrp_nzd_cents),
    now_price: parseNowPrice(row.now_price_label),
  }
}

function namesOf(row: ProductRow) {
  const web_display_name = row.web_display_name || row.name
  return {
    name: row.name,
    web_display_name,
    meta_title: [web_display_name, row.colour].filter(Boolean).join(' – '),
    meta_description: textOrNull(row.short_description),
    meta_keyword: null,
    description: row.description,
    short_description: row.short_description,
    brand: row.brand_label,
    brandValue: row.brand_value ?? undefined,
    colour: textOrNull(row.colour),
    colourHex: row.colour_hex ?? undefined,
    colour_swatch: row.colour_hex ? ({ __typename: 'ColorSwatchData', value: row.colour_hex } as const) : null,
  }
}

function featuresOf(row: ProductRow) {
  const feature = (n: number) => row.selling_features[n - 1] || null
  return {
    width: row.width ?? undefined,
    material: row.material || undefined,
    closure: row.closure || undefined,
    heelMm: row.heel_height_mm ?? undefined,
    heel_height: heelHeightText(row.heel_height_mm),
    selling_feature_1: feature(1),
    selling_feature_2: feature(2),
    selling_feature_3: feature(3),
    selling_feature_4: feature(4),
    selling_feature_5: feature(5),
    care: textOrNull(row.care),
    fit_notes: textOrNull(row.fit_notes),
    sole_material: textOrNull(row.sole_material),
    lining: textOrNull(row.lining),
    weight: row.weight_grams === null ? null : row.weight_grams / 1000,
  }
}

function sizesOf({ size_scale }: ProductRow, attributes: Attributes) {
  return {
    size_scale: textOrNull(size_scale),
    sizemap: attributes.sizemap ?? null,
    sizescalemap: attributes.sizescalemap ?? size_scale ?? null,
  }
}

export function toProductModel(row: ProductRow, place: Place): ProductModel {
  const attributes = stringAttributes(row.attributes)
  const storeTime = (instant: Date | null) => instant && toStoreTime(instant, place.brand.timeZone)
  return {
    __typename: row.type === 'giftcard' ? 'GiftCardProduct' : 'ConfigurableProduct',
    productId: row.id,
    styleCode: row.style_code,
    productTag: productTag(row.sku),
    styleTag: styleTag(row.style_code),
    attributes,
    id: row.id,
    uid: encodeUid(row.id),
    sku: row.sku,
    attribute_set_id: 4,
    new_from_date: storeTime(row.new_from),
    new_to_date: storeTime(row.new_to),
    trend_2: attributes.trend_2 ?? null,
    ...addressOf(row, place),
    ...pricesOf(row, storeTime),
    ...namesOf(row),
    ...featuresOf(row),
    ...sizesOf(row, attributes),
  }
}
