import { shortDollars } from '@welt/kit/money'
import { BRANDS_TAG, loadBrands } from '#modules/catalogue'
import {
  areGiftCardsOn,
  deskHoursText,
  ofSite,
  type SettingsReader,
  type SiteSettings,
  STORE_TAG,
  settingsOfRequest,
  siteValue,
} from '#modules/site'
import type { Context } from '#src/platform/context'
import { fillSums } from './example-sums.ts'

const FREE_FROM = /\{free_from:(\w+):([A-Z]{2})\}/g
const PART = /\{(no_)?(returns|gift_cards|rewards|collect|blog|news)\}([\s\S]*?)\{\/\1?\2\}/g
const AMOUNT = /\{([A-Za-z_]+)\}/g

const IS_ON: Readonly<Record<string, (settings: SiteSettings) => boolean>> = {
  returns: (settings) => settings.areReturnsEnabled,
  gift_cards: (settings) => areGiftCardsOn(settings),
  rewards: (settings) => settings.isLoyaltyEnabled,
  collect: (settings) => settings.isClickAndCollectEnabled,
  blog: (settings) => settings.featureFlags.blog,
  news: (settings) => settings.featureFlags.newsLetter,
}

/** False while the switch that the page belongs to is off. [R1.21, R3.110] */
export async function isPageShown(ctx: Context, shownWhile: string | null): Promise<boolean> {
  if (shownWhile === null) return true
  ctx.response.addTags(STORE_TAG)
  return IS_ON[shownWhile]?.(await settingsOfRequest(ctx)) ?? false
}

const STORES = siteValue<{ readonly open: number; readonly collecting: number }, SettingsReader>({
  name: 'store-counts',
  tables: ['store'],
  async make({ db, brand: { websiteId } }) {
    const rows = await db
      .selectFrom('store')
      .select(['enabled_for_cnc', 'website_ids'])
      .where('is_active', '=', true)
      .execute()
    const own = rows.filter(({ website_ids }) => website_ids.includes(websiteId))
    return { open: own.length, collecting: own.filter(({ enabled_for_cnc }) => enabled_for_cnc).length }
  },
})

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const spelled = (count: number) => NUMBERS[count] ?? String(count)
const workingDays = (count: number) => `${spelled(count)} working ${count === 1 ? 'day' : 'days'}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function postageOf({ isPaidReturnLabelEnabled, paidReturnLabelCents }: SiteSettings): string {
  const isFree = !isPaidReturnLabelEnabled || paidReturnLabelCents === 0
  return isFree ? 'The return label is free.' : `The return label costs ${shortDollars(paidReturnLabelCents)}.`
}

const rewardText = (cents: number) => (cents > 0 ? `${shortDollars(cents)} off` : 'no reward')

function loyaltyAmounts({ loyalty }: SiteSettings): Readonly<Record<string, string>> {
  const { thresholds, rewards, birthdayRewards, rewardDays, birthdayRewardDays, birthdayNoticeDays } = loyalty
  return {
    silver_spend: shortDollars(thresholds.SILVER),
    gold_spend: shortDollars(thresholds.GOLD),
    silver_reward: rewardText(rewards.SILVER),
    gold_reward: rewardText(rewards.GOLD),
    member_birthday: rewardText(birthdayRewards.MEMBER),
    birthday_off: birthdayRewards.MEMBER > 0 ? `, less a ${shortDollars(birthdayRewards.MEMBER)} birthday reward` : '',
    silver_birthday: rewardText(birthdayRewards.SILVER),
    gold_birthday: rewardText(birthdayRewards.GOLD),
    reward_days: String(rewardDays),
    birthday_reward_days: String(birthdayRewardDays),
    birthday_notice_days: String(birthdayNoticeDays),
  }
}

/** By the names that texts use. Counts cover the brands that the site sells and its trading stores. */
async function amountsOf(ctx: Context, settings: SiteSettings): Promise<Readonly<Record<string, string>>> {
  const [brands, stores] = await Promise.all([loadBrands(ctx), ofSite(ctx, STORES)])
  return {
    return_days: String(settings.returnWindowDays),
    return_postage: postageOf(settings),
    collection_days: String(settings.collectionDays),
    answer_days: workingDays(settings.deskAnswerDays),
    desk_hours: deskHoursText(settings.deskHours, ctx.brand.timeZone),
    brand_count: String(brands.length),
    brands_spelled: spelled(brands.length),
    Brands_spelled: capital(spelled(brands.length)),
    store_count: String(stores.open),
    Stores_spelled: capital(spelled(stores.open)),
    collecting_count: String(stores.collecting),
    ...loyaltyAmounts(settings),
  }
}

/** Parts may be nested. */
function shownParts(content: string, settings: SiteSettings): string {
  return content.replace(PART, (_, no: string | undefined, part: string, inner: string) =>
    (IS_ON[part]?.(settings) ?? false) === (no === undefined) ? shownParts(inner, settings) : '',
  )
}

/**
 * `{sum:15995-member_birthday}`: the sum of an example of the loyalty programme.
 * `{free_from:STEFPP:AU}`: the free-delivery threshold of a method and country. `{returns}…{/returns}`: shown while
 * returns are on, `{no_returns}…` while off; likewise the other switches. `{store_count}`: an amount; `{free_from}` is
 * the storefront's. [R3.104, R3.105, R3.114]
 */
export async function fillAmounts(ctx: Context, content: string): Promise<string> {
  if (!/\{[\w/]/.test(content)) return content
  ctx.response.addTags(STORE_TAG, BRANDS_TAG)
  const settings = await settingsOfRequest(ctx)
  const amounts = await amountsOf(ctx, settings)
  return fillSums(shownParts(content, settings), settings.loyalty)
    .replace(AMOUNT, (token, name: string) => amounts[name] ?? token)
    .replace(FREE_FROM, (token, code: string, country: string) => {
      const threshold = settings.shippingThresholds.find((one) => one.code === code && one.country === country)
      return threshold ? shortDollars(threshold.thresholdCents) : token
    })
}

export async function filledPage<Row extends { readonly content: string; readonly meta_description: string | null }>(
  ctx: Context,
  row: Row,
): Promise<Row> {
  const [content, description] = await Promise.all([
    fillAmounts(ctx, row.content),
    row.meta_description && fillAmounts(ctx, row.meta_description),
  ])
  return { ...row, content, meta_description: description }
}
