import type { Brand } from '@welt/brands'
import { type CountryCode, shortDollars } from '@welt/kit/money'
import { regionsOf } from '@welt/rules/countries'
import { COUNTRY_NAMES } from '@welt/rules/country-names'
import type { CountryCodeEnum } from '#app/contract.generated.ts'
import { TOKEN_LIFE_MS } from '../refresh-age.ts'

/** [R3.114] */
export interface ShippingThreshold {
  readonly code: string
  readonly country: string
  readonly thresholdCents: number
  readonly requiresLogin: boolean
}

/** Null where a scale has no counterpart. [R3.116] */
export interface SizeScaleMapping {
  readonly code: string
  readonly heading: string
  readonly is_heading_hidden: boolean
  readonly sizes: readonly {
    readonly size: string
    readonly au: string | null
    readonly eu: string | null
    readonly uk: string | null
    readonly us: string | null
  }[]
}

/** R3.115 */
export interface AddressCountry {
  readonly code: CountryCodeEnum
  readonly name: string
  readonly regions: readonly { readonly code: string; readonly name: string }[]
  readonly isDeliveredTo: boolean
}

/** A tier of the loyalty programme; amounts in cents. [A97] */
export interface TierOffer {
  readonly code: string
  readonly thresholdCents: number
  /** Sent when the tier is reached; 0 for none. */
  readonly rewardCents: number
  readonly birthdayCents: number
}

/** [R1.16, R2.51, R3.103-R3.114] */
export interface SiteSettings {
  /** `giftCard` also requires the gift card setting. */
  readonly flags: Brand['flags']
  readonly shippingThresholds: readonly ShippingThreshold[]
  readonly defaultShippingMethod: string
  /** [R2.51] */
  readonly productUrlSuffix: string
  readonly categoryUrlSuffix: string
  /** Undefined when returns are disabled. [R3.103, A58] */
  readonly returnWindowDays: number | undefined
  /** Price of a return label; undefined when none is sold. [R3.105, A37] */
  readonly returnLabelCents: number | undefined
  /** A posted return gets a label to print. */
  readonly hasReturnLabel: boolean
  /** [R3.106] */
  readonly isCollectOffered: boolean
  /** [R3.110] */
  readonly isLoyaltyOffered: boolean
  /** Ascending. [R9.21, R9.22] */
  readonly loyaltyTiers: readonly TierOffer[]
  readonly tokenLifeMs: number
  readonly sizeScales: readonly SizeScaleMapping[]
  readonly hasInstalments: boolean
  /** [R3.111, R3.112] */
  readonly isExpressInCart: boolean
  readonly isExpressOnProduct: boolean
  /** The payment service returns it. */
  readonly hasApplePay: boolean
  /** The site's own country first. */
  readonly countries: readonly AddressCountry[]
}

function addressCountry(code: CountryCode): AddressCountry {
  const regions = (regionsOf(code) ?? []).map((region) => ({ code: region.code, name: region.name }))
  return { code, name: COUNTRY_NAMES[code], regions, isDeliveredTo: true }
}

/** Defaults, until the commerce server has answered. */
export function settingsOfBrand(brand: Brand): SiteSettings {
  return {
    flags: brand.flags,
    shippingThresholds: brand.thresholds,
    defaultShippingMethod: brand.defaultShippingMethod,
    productUrlSuffix: '.html',
    categoryUrlSuffix: '',
    returnWindowDays: undefined,
    returnLabelCents: undefined,
    hasReturnLabel: false,
    isCollectOffered: false,
    isLoyaltyOffered: false,
    loyaltyTiers: [],
    tokenLifeMs: TOKEN_LIFE_MS,
    sizeScales: [],
    hasInstalments: false,
    isExpressInCart: false,
    isExpressOnProduct: false,
    hasApplePay: false,
    countries: brand.shipsTo.map(addressCountry),
  }
}

/** The default method's threshold in the site's own country. */
export function ownThreshold(brand: Brand, settings: SiteSettings): ShippingThreshold | undefined {
  const { shippingThresholds, defaultShippingMethod } = settings
  return shippingThresholds.find(({ code, country }) => code === defaultShippingMethod && country === brand.country)
}

/** Free delivery that only signed-in customers get in the site's own country. [R9.24-R9.28] */
export function memberBenefits(brand: Pick<Brand, 'country'>, settings: SiteSettings): readonly string[] {
  const { shippingThresholds, defaultShippingMethod } = settings
  return shippingThresholds
    .filter(({ requiresLogin, country }) => requiresLogin && country === brand.country)
    .flatMap(({ code, thresholdCents }) => {
      const name = code === 'EXPRESS' ? 'express' : code === defaultShippingMethod ? 'delivery' : undefined
      return name ? [`Free ${name} over ${shortDollars(thresholdCents)}`] : []
    })
}

/** Free-delivery threshold for guests in the site's own country. */
export function freeFrom(brand: Brand, settings: SiteSettings): string | undefined {
  const own = ownThreshold(brand, settings)
  return own && !own.requiresLogin ? shortDollars(own.thresholdCents) : undefined
}
