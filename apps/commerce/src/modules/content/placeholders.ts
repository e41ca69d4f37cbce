import { shortDollars } from '@welt/kit/money'
import { areGiftCardsOn, type SiteSettings } from '#modules/site'
import { fillSums } from './example-sums.ts'

const FREE_FROM = /\{free_from:(\w+):([A-Z]{2})\}/g
const PART = /\{(no_)?(returns|gift_cards|rewards|collect|blog|news)\}([\s\S]*?)\{\/\1?\2\}/g
const AMOUNT = /\{([A-Za-z_]+)\}/g
/** However it is spelled. */
const TOKEN = String.raw`\{\s*\/?[A-Za-z][\w:+-]*\s*\}`
const ANY = new RegExp(TOKEN, 'g')
/** With one of two spaces, or the space before a full stop. */
const WITH_SPACE = new RegExp(String.raw`\s?${TOKEN}(?=[\s.,;:!?)<]|$)|${TOKEN}`, 'g')
/** Filled by the storefront. */
const OF_HOME = '{free_from}'

const IS_ON: Readonly<Record<string, (settings: SiteSettings) => boolean>> = {
  returns: (settings) => settings.areReturnsEnabled,
  gift_cards: (settings) => areGiftCardsOn(settings),
  rewards: (settings) => settings.isLoyaltyEnabled,
  collect: (settings) => settings.isClickAndCollectEnabled,
  blog: (settings) => settings.featureFlags.blog,
  news: (settings) => settings.featureFlags.newsLetter,
}

/** False for an unknown switch. */
export const isSwitchedOn = (name: string, settings: SiteSettings) => IS_ON[name]?.(settings) ?? false

const AMOUNTS = [
  'return_days',
  'return_postage',
  'collection_days',
  'answer_days',
  'desk_hours',
  'brand_count',
  'brands_spelled',
  'Brands_spelled',
  'store_count',
  'Stores_spelled',
  'collecting_count',
  'silver_spend',
  'gold_spend',
  'silver_reward',
  'gold_reward',
  'reward_days',
  'member_birthday',
  'silver_birthday',
  'gold_birthday',
  'birthday_off',
  'birthday_reward_days',
  'birthday_notice_days',
] as const

/** By the names that texts use. */
export type Amounts = Readonly<Record<(typeof AMOUNTS)[number], string>>

const isAmount = (name: string): name is keyof Amounts => (AMOUNTS as readonly string[]).includes(name)

export const hasPlaceholders = (text: string) => text.search(ANY) >= 0

/** Parts may be nested. */
function partsOf(text: string, isShown: (part: string) => boolean | undefined): string {
  return text.replace(PART, (_, no: string | undefined, part: string, inner: string) =>
    isShown(part) === (no !== undefined) ? '' : partsOf(inner, isShown),
  )
}

const fillAmounts = (text: string, amounts: Amounts, { loyalty, shippingThresholds }: SiteSettings) =>
  fillSums(text, loyalty)
    .replace(AMOUNT, (token, name: string) => (isAmount(name) ? amounts[name] : token))
    .replace(FREE_FROM, (token, code: string, country: string) => {
      const threshold = shippingThresholds.find((one) => one.code === code && one.country === country)
      return threshold ? shortDollars(threshold.thresholdCents) : token
    })

/**
 * `{sum:15995-member_birthday}`: the sum of an example of the loyalty programme.
 * `{free_from:STEFPP:AU}`: the free-delivery threshold of a method and country. `{returns}…{/returns}`: shown while
 * returns are on, `{no_returns}…` while off; likewise the other switches. `{store_count}`: an amount; `{free_from}` is
 * the storefront's. [R3.104, R3.105, R3.114]
 */
export const fillPlaceholders = (text: string, amounts: Amounts, settings: SiteSettings) =>
  fillAmounts(
    partsOf(text, (part) => isSwitchedOn(part, settings)),
    amounts,
    settings,
  )

const isUnknown = (token: string, isHome: boolean) => !isHome || token !== OF_HOME

/** Placeholders that a filled text still has. */
export function findUnfilled(text: string, isHome: boolean): readonly string[] {
  const tokens = [...text.matchAll(ANY)].map(([token]) => token)
  return [...new Set(tokens)].filter((token) => isUnknown(token, isHome))
}

export const withoutUnfilled = (text: string, isHome: boolean) =>
  text.replace(WITH_SPACE, (token) => (isUnknown(token.trim(), isHome) ? '' : token))

/** Placeholders that can't be filled, whatever is switched on. */
export function findUnknown(text: string, settings: SiteSettings, isHome: boolean): readonly string[] {
  const amounts = Object.fromEntries(AMOUNTS.map((name) => [name, ''])) as Amounts
  return findUnfilled(
    fillAmounts(
      partsOf(text, () => undefined),
      amounts,
      settings,
    ),
    isHome,
  )
}
