import type { Brand } from '@welt/brands'
import { deskHoursSetting, parseDeskHours } from '../desk/desk-hours.ts'
import { ORDER_LIMITS, REFUSED_CARD_LIMITS } from '../fraud/order-limits.ts'
import { RISK_RULES } from '../fraud/risk-rules.ts'
import type { SiteSettings } from './settings.ts'

export interface Setting {
  readonly name: string
  /** Key of `site_setting`, and the part of its value if it has several. */
  readonly key: string
  readonly part: string | undefined
  /** For help texts. */
  readonly takes: string
  /** Undefined when invalid. */
  readonly parse: (text: string) => unknown
  readonly read: (settings: SiteSettings) => string
}

type Read = Setting['read']

const onOff = (isOn: boolean) => (isOn ? 'on' : 'off')

function parseSwitch(text: string): boolean | undefined {
  return text === 'on' ? true : text === 'off' ? false : undefined
}

function parseCount(least: number, most: number) {
  return (text: string) =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined
}

/** Comma-separated. */
function parseBrands(text: string): readonly string[] | undefined {
  const values = text === '' ? [] : text.split(',').map((value) => value.trim())
  return values.every((value) => /^[\w&.'-][\w &.'-]{0,59}$/.test(value)) ? values : undefined
}

const parseSuffix = (text: string) => (/^(?:\.[a-z0-9]{1,10})?$/.test(text) ? text : undefined)

const switchOf = (key: string, isOn: (settings: SiteSettings) => boolean): Setting => {
  return {
    name: key,
    key,
    part: undefined,
    takes: 'on or off',
    parse: parseSwitch,
    read: (settings) => onOff(isOn(settings)),
  }
}

const countOf = (
  key: string,
  [least, most]: readonly [number, number],
  read: (settings: SiteSettings) => number,
): Setting => {
  const takes = `a number from ${least} to ${most}`
  return {
    name: key,
    key,
    part: undefined,
    takes,
    parse: parseCount(least, most),
    read: (settings) => String(read(settings)),
  }
}

const textOf = (key: string, takes: string, parse: Setting['parse'], read: Read): Setting => {
  return { name: key, key, part: undefined, takes, parse, read }
}

/** Amounts in cents. */
function partsOf<Part extends string>(
  key: string,
  parts: readonly Part[],
  read: (settings: SiteSettings) => Readonly<Record<Part, number>>,
): Setting[] {
  return parts.map((part) => ({
    name: `${key}.${part}`,
    key,
    part,
    takes: 'cents, 0 to 1000000',
    parse: parseCount(0, 1_000_000),
    read: (settings) => String(read(settings)[part]),
  }))
}

const REASONS = 'texts with | between, of at most 100 characters each; "" for the usual ones'

function parseReasons(text: string): readonly string[] | undefined {
  const reasons = text === '' ? [] : text.split('|').map((reason) => reason.trim())
  return reasons.every((reason) => /^[^\p{C}<>]{1,100}$/u.test(reason)) && reasons.length <= 20 ? reasons : undefined
}

const ADDRESS = 'lines with | between, at most 5 of 60 characters; "" for none'

function parseAddress(text: string): readonly string[] | undefined {
  const lines = text === '' ? [] : text.split('|').map((line) => line.trim())
  return lines.length <= 5 && lines.every((line) => /^[^\p{C}<>]{1,60}$/u.test(line)) ? lines : undefined
}

const parseName = (text: string) => (/^[^\p{C}<>]{0,100}$/u.test(text) ? text.trim() : undefined)

/** Stored without spaces and dashes. */
function parseTaxNumber(country: Brand['country']) {
  const digits = country === 'AU' ? /^\d{11}$/ : /^\d{8,9}$/
  return (text: string) => {
    const bare = text.replace(/[\s-]/g, '')
    return bare === '' || digits.test(bare) ? bare : undefined
  }
}

const DESK_HOURS = 'seven days with commas between, Monday first, each as in 09:00-17:00 or closed'
const BRANDS = 'brands with commas between, as in footnotes,pace; "" for none'

const SAME_EVERYWHERE: readonly Setting[] = [
  switchOf('returns_enabled', (settings) => settings.areReturnsEnabled),
  switchOf('paid_return_label_enabled', (settings) => settings.isPaidReturnLabelEnabled),
  countOf('paid_return_label_cents', [0, 100_000], (settings) => settings.paidReturnLabelCents),
  switchOf('order_cancellation_enabled', (settings) => settings.isOrderCancellationEnabled),
  textOf('order_cancellation_reasons', REASONS, parseReasons, (settings) =>
    settings.orderCancellationReasons.join('|'),
  ),
  countOf('return_window_days', [1, 365], (settings) => settings.returnWindowDays),
  countOf('exchange_hold_days', [1, 60], (settings) => settings.exchangeReservationDays),
  switchOf('exchange_on_scan', (settings) => settings.isExchangedOnScan),
  countOf('collection_days', [1, 60], (settings) => settings.collectionDays),
  countOf('authorisation_days', [1, 90], (settings) => settings.authorisationDays),
  switchOf('capture_at_payment', (settings) => settings.isCapturedAtPayment),
  switchOf('click_and_collect_enabled', (settings) => settings.isClickAndCollectOn),
  switchOf('gift_cards_enabled', (settings) => settings.areGiftCardsEnabled),
  switchOf('loyalty_enabled', (settings) => settings.isLoyaltyEnabled),
  ...partsOf('loyalty_tiers', ['SILVER', 'GOLD'], ({ loyalty }) => loyalty.thresholds),
  ...partsOf('loyalty_rewards', ['SILVER', 'GOLD'], ({ loyalty }) => loyalty.rewards),
  ...partsOf('loyalty_birthday_rewards', ['MEMBER', 'SILVER', 'GOLD'], ({ loyalty }) => loyalty.birthdayRewards),
  countOf('loyalty_reward_days', [1, 366], ({ loyalty }) => loyalty.rewardDays),
  countOf('loyalty_birthday_reward_days', [1, 366], ({ loyalty }) => loyalty.birthdayRewardDays),
  countOf('loyalty_birthday_notice_days', [0, 366], ({ loyalty }) => loyalty.birthdayNoticeDays),
  switchOf('express_cart_enabled', (settings) => settings.isExpressCartEnabled),
  switchOf('express_product_page_enabled', (settings) => settings.isExpressProductPageEnabled),
  switchOf('newsletter_double_opt_in', (settings) => settings.isNewsletterConfirmed),
  countOf('collect_confidence', [0, 99], (settings) => settings.collectConfidence),
  countOf('token_lifetime_hours', [1, 720], (settings) => settings.tokenLifetimeHours),
  textOf('desk_hours', DESK_HOURS, parseDeskHours, (settings) => deskHoursSetting(settings.deskHours)),
  countOf('desk_answer_days', [1, 30], (settings) => settings.deskAnswerDays),
  textOf('featured_brands', BRANDS, parseBrands, (settings) => settings.featuredBrands.join(',')),
  textOf('excluded_brands', BRANDS, parseBrands, (settings) => settings.excludedBrands.join(',')),
  textOf(
    'product_url_suffix',
    'an ending such as .html; "" for none',
    parseSuffix,
    (settings) => settings.productUrlSuffix,
  ),
]

const partOf = (
  key: string,
  part: string,
  range: readonly [number, number],
  read: (settings: SiteSettings) => number,
): Setting => ({ ...countOf(key, range, read), name: `${key}.${part}`, part })

const FRAUD: readonly Setting[] = [
  countOf('risk_threshold', [0, 1000], (settings) => settings.riskThreshold),
  ...RISK_RULES.flatMap((rule) => [
    partOf('risk_weights', rule.name, [0, 1000], ({ riskRules }) => riskRules[rule.name].weight),
    ...('from' in rule
      ? [partOf('risk_limits', rule.name, [1, 10_000_000], ({ riskRules }) => riskRules[rule.name].from)]
      : []),
  ]),
  ...ORDER_LIMITS.flatMap(({ name }) => [
    partOf('order_limits', name, [1, 100_000], ({ orderLimits }) => orderLimits[name].limit),
    partOf('order_limit_minutes', name, [1, 1440], ({ orderLimits }) => orderLimits[name].minutes),
  ]),
  ...REFUSED_CARD_LIMITS.flatMap(({ name }) => [
    partOf('refused_card_limits', name, [1, 100_000], ({ refusedCardLimits: limits }) => limits[name].limit),
    partOf('refused_card_limit_minutes', name, [1, 10_080], ({ refusedCardLimits: limits }) => limits[name].minutes),
  ]),
]

function flagsOf(brand: Brand): Setting[] {
  return Object.keys(brand.flags).map((flag) => ({
    name: flag,
    key: 'feature_flags',
    part: flag,
    takes: 'on or off',
    parse: parseSwitch,
    read: ({ featureFlags }) => onOff(new Map(Object.entries(featureFlags)).get(flag) === true),
  }))
}

function thresholdsOf(brand: Brand): Setting[] {
  return brand.thresholds.map(({ code }) => ({
    name: `shipping_thresholds.${code}`,
    key: 'shipping_thresholds',
    part: code,
    takes: 'cents, 0 to 10000000',
    parse: parseCount(0, 10_000_000),
    read: (settings) =>
      String(settings.shippingThresholds.find((threshold) => threshold.code === code)?.thresholdCents),
  }))
}

/** Of tax invoices and labels. [R7.30] */
function sellerOf({ country }: Brand): Setting[] {
  const number = country === 'AU' ? 'an ABN of 11 digits' : 'a GST number of 8 or 9 digits'
  return [
    textOf('seller_legal_name', 'a name of at most 100 characters', parseName, ({ seller }) => seller.legalName),
    textOf('seller_tax_number', `${number}; "" for none`, parseTaxNumber(country), ({ seller }) => seller.taxNumber),
    textOf('seller_address', ADDRESS, parseAddress, ({ seller }) => seller.address.join('|')),
    textOf('returns_address', ADDRESS, parseAddress, ({ returnsAddress }) => returnsAddress.join('|')),
  ]
}

/** [R1.16, R3.103] */
export function settingsListOf(brand: Brand): readonly Setting[] {
  return [...flagsOf(brand), ...SAME_EVERYWHERE, ...FRAUD, ...sellerOf(brand), ...thresholdsOf(brand)]
}
