import type { Brand } from '@welt/brands'
import { formatCents } from '@welt/kit/money'
import type { CountryCodeEnum } from '#app/graphql/contract.generated.ts'
import { TOKEN_LIFE_MS } from '../refresh-age.ts'
import type { SiteSettingsQuery } from './site-settings.generated.ts'

/** Free delivery by a method to a country. [R3.114] */
export interface ShippingThreshold {
  readonly code: string
  readonly country: string
  readonly thresholdCents: number
  readonly requiresLogin: boolean
}

/** A way of numbering sizes with the others' numbers for each; null where one has no counterpart. [R3.116] */
export type SizeScaleMapping = NonNullable<SiteSettingsQuery['storeConfig']>['size_scale_mappings'][number]

/** A country that addresses may name, with its regions where it has any. R3.115 */
export interface AddressCountry {
  readonly code: CountryCodeEnum
  readonly name: string
  readonly regions: readonly { readonly code: string; readonly name: string }[]
  readonly isDeliveredTo: boolean
}

/** What operators may change of a site, as it is in force. [R1.16, R2.51, R3.103-R3.114] */
export interface SiteSettings {
  /** `giftCard` is on only while the setting of gift cards is on too. */
  readonly flags: Brand['flags']
  readonly shippingThresholds: readonly ShippingThreshold[]
  readonly defaultShippingMethod: string
  /** [R2.51] */
  readonly productUrlSuffix: string
  readonly categoryUrlSuffix: string
  /** Days in which a pair can come back; undefined where the site takes none back. [R3.103, A58] */
  readonly returnWindowDays: number | undefined
  /** What the shopper pays for the label of a return; undefined where none is sold. [R3.105, A37] */
  readonly returnLabelCents: number | undefined
  /** Stores give out pairs, so they can be looked for there. [R3.106] */
  readonly isCollectOffered: boolean
  /** Rewards can be used. [R3.110] */
  readonly isLoyaltyOffered: boolean
  readonly tokenLifeMs: number
  readonly sizeScales: readonly SizeScaleMapping[]
  /** Prices are shown in instalments too. */
  readonly hasInstalments: boolean
  /** What address forms offer, the site's own country first. */
  readonly countries: readonly AddressCountry[]
}

const STATES: Readonly<Record<string, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
}

const COUNTRIES: Readonly<Record<Brand['country'], AddressCountry>> = {
  AU: {
    code: 'AU',
    name: 'Australia',
    regions: Object.entries(STATES).map(([code, name]) => ({ code, name })),
    isDeliveredTo: true,
  },
  NZ: { code: 'NZ', name: 'New Zealand', regions: [], isDeliveredTo: true },
}

/** What a brand begins with: all that is known while the commerce server has never answered. */
export function settingsOfBrand(brand: Brand): SiteSettings {
  return {
    flags: brand.flags,
    shippingThresholds: brand.thresholds,
    defaultShippingMethod: brand.defaultShippingMethod,
    productUrlSuffix: '.html',
    categoryUrlSuffix: '',
    returnWindowDays: undefined,
    returnLabelCents: undefined,
    isCollectOffered: false,
    isLoyaltyOffered: false,
    tokenLifeMs: TOKEN_LIFE_MS,
    sizeScales: [],
    hasInstalments: false,
    countries: brand.shipsTo.map((code) => COUNTRIES[code]),
  }
}

/** The threshold that a site promises: its default method to its own country. */
export function ownThreshold(brand: Brand, settings: SiteSettings): ShippingThreshold | undefined {
  const { shippingThresholds, defaultShippingMethod } = settings
  return shippingThresholds.find(({ code, country }) => code === defaultShippingMethod && country === brand.country)
}

/** Whole dollars where there are no cents: `$10`. */
export function inDollars(cents: number): string {
  return formatCents(cents).replace(/\.00$/, '')
}

/** The amount from which anybody's order to the site's own country is delivered free; undefined where there is none. */
export function freeFrom(brand: Brand, settings: SiteSettings): string | undefined {
  const own = ownThreshold(brand, settings)
  return own && !own.requiresLogin ? inDollars(own.thresholdCents) : undefined
}
