import type { Brand } from '@welt/brands'
import type { CountryCode } from '@welt/kit/money'
import { phoneUrl } from '@welt/kit/text/phone'
import { COUNTRY_NAMES } from '@welt/rules/country-names'
import { type DeliveryMethod, deliveryMethods } from '#modules/fulfilment'
import { link } from './html.ts'

/** A marker that shows the current hours of the service desk. */
const DESK_HOURS = '{desk_hours}'

/** GST included in the brand's prices. [A109] */
export function gstRate(country: CountryCode): string {
  return country === 'AU' ? '10%' : '15%'
}

/** The default first. */
export function methodsTo(brand: Brand, country: CountryCode): readonly DeliveryMethod[] {
  const isDefault = (method: DeliveryMethod) => Number(method.methodCode === brand.defaultShippingMethod)
  return deliveryMethods.filter((method) => method.country === country).toSorted((a, b) => isDefault(b) - isDefault(a))
}

interface FreeDelivery {
  /** A marker that shows the current amount. */
  readonly from: string
  readonly isForCustomersOnly: boolean
}

/** Undefined when the method is always charged. */
export function freeDelivery(brand: Brand, method: DeliveryMethod): FreeDelivery | undefined {
  const threshold = brand.thresholds.find(
    ({ code, country }) => code === method.methodCode && country === method.country,
  )
  return (
    threshold && {
      from: `{free_from:${threshold.code}:${threshold.country}}`,
      isForCustomersOnly: threshold.requiresLogin,
    }
  )
}

/** Undefined unless free for everyone. */
export function freeFrom(brand: Brand, method: DeliveryMethod): string | undefined {
  const free = freeDelivery(brand, method)
  return free?.isForCustomersOnly ? undefined : free?.from
}

/** Shown only while returns are on. */
export function whileReturns(content: string): string {
  return `{returns}${content}{/returns}`
}

/** Shown only while returns are off. */
export function withoutReturns(content: string): string {
  return `{no_returns}${content}{/no_returns}`
}

/** Shown only while gift cards are on. */
export function whileGiftCards(content: string): string {
  return `{gift_cards}${content}{/gift_cards}`
}

/** Shown only while the loyalty programme is on. */
export function whileRewards(content: string): string {
  return `{rewards}${content}{/rewards}`
}

/** `2 to 5 working days`. */
export function daysOf(brand: Brand, method: DeliveryMethod): string {
  const [min, max] = method.workingDays[brand.country]
  return `${min} to ${max} working days`
}

/** `Australia and New Zealand`, the site's own country first. */
export function destinationsOf(brand: Brand): string {
  return brand.shipsTo.map((country) => COUNTRY_NAMES[country]).join(' and ')
}

export function phoneLink(brand: Brand): string {
  return link(phoneUrl(brand.helpPhone), brand.helpPhone)
}

export function emailLink(brand: Brand): string {
  return link(`mailto:${brand.helpEmail}`, brand.helpEmail)
}

/** Part of a sentence. */
export function reachUs(brand: Brand): string {
  return `call ${phoneLink(brand)} (${DESK_HOURS}) or write to ${emailLink(brand)}`
}
