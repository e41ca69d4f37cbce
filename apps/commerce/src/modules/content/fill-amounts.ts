import { shortDollars } from '@welt/kit/money'
import { capitalized } from '@welt/kit/text/capitalized'
import { BRANDS_TAG, loadBrands } from '#modules/catalogue'
import {
  deskHoursText,
  ofSite,
  type SettingsReader,
  type SiteSettings,
  STORE_TAG,
  settingsOfRequest,
  siteValue,
} from '#modules/site'
import type { Context } from '#src/platform/context'
import { log } from '#src/platform/log'
import {
  type Amounts,
  fillPlaceholders,
  findUnfilled,
  hasPlaceholders,
  isSwitchedOn,
  withoutUnfilled,
} from './placeholders.ts'
import type { BlockRow, ContentMoment, PageRow } from './store.ts'

/** False while the switch that the page belongs to is off. [R1.21, R3.110] */
export async function isPageShown(ctx: Context, shownWhile: string | null): Promise<boolean> {
  if (shownWhile === null) return true
  ctx.response.addTags(STORE_TAG)
  return isSwitchedOn(shownWhile, await settingsOfRequest(ctx))
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

function postageOf({ isPaidReturnLabelEnabled, paidReturnLabelCents }: SiteSettings): string {
  const isFree = !isPaidReturnLabelEnabled || paidReturnLabelCents === 0
  return isFree ? 'The return label is free.' : `The return label costs ${shortDollars(paidReturnLabelCents)}.`
}

const rewardText = (cents: number) => (cents > 0 ? `${shortDollars(cents)} off` : 'no reward')

function loyaltyAmounts({ loyalty }: SiteSettings) {
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

/** Counts cover the brands that the site sells and its trading stores. */
async function amountsOf(ctx: Context, settings: SiteSettings): Promise<Amounts> {
  const [brands, stores] = await Promise.all([loadBrands(ctx), ofSite(ctx, STORES)])
  return {
    return_days: String(settings.returnWindowDays),
    return_postage: postageOf(settings),
    collection_days: String(settings.collectionDays),
    answer_days: workingDays(settings.deskAnswerDays),
    desk_hours: deskHoursText(settings.deskHours, ctx.brand.timeZone),
    brand_count: String(brands.length),
    brands_spelled: spelled(brands.length),
    Brands_spelled: capitalized(spelled(brands.length)),
    store_count: String(stores.open),
    Stores_spelled: capitalized(spelled(stores.open)),
    collecting_count: String(stores.collecting),
    ...loyaltyAmounts(settings),
  }
}

/** Sites, texts and placeholders that this process has logged. */
const reported = new Set<string>()

function report({ brand: { id: site } }: Context, text: string, unfilled: readonly string[]): void {
  const names = unfilled.filter((name) => !reported.has(`${site} ${text} ${name}`))
  for (const name of names) reported.add(`${site} ${text} ${name}`)
  if (names.length > 0) log('warn', 'unknown placeholders left out', { site, text, names })
}

/** Applies `change` to every text of plain data. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]))
}

interface TextPlace {
  /** For the log. */
  readonly name: string
  readonly preview: ContentMoment | undefined
}

/** Leaves unknown placeholders out, and logs them once; a preview shows them. */
async function fillTexts<Texts extends object>(
  ctx: Context,
  texts: Texts,
  { name, preview }: TextPlace,
): Promise<Texts> {
  if (!hasPlaceholders(JSON.stringify(texts))) return texts
  ctx.response.addTags(STORE_TAG, BRANDS_TAG)
  const settings = await settingsOfRequest(ctx)
  const amounts = await amountsOf(ctx, settings)
  const isHome = name.startsWith('block home-')
  const fill = (text: string) => {
    const filled = fillPlaceholders(text, amounts, settings)
    if (preview) return filled
    report(ctx, name, findUnfilled(filled, isHome))
    return withoutUnfilled(filled, isHome)
  }
  return mapTexts(texts, fill) as Texts
}

/** [R3.104, R3.105, R3.114] */
export async function filledPage<Row extends PageRow>(ctx: Context, row: Row, preview?: ContentMoment): Promise<Row> {
  const { title, content_heading, content, meta_title, meta_description, data } = row
  const texts = { title, content_heading, content, meta_title, meta_description, data }
  return { ...row, ...(await fillTexts(ctx, texts, { name: `page ${row.identifier}`, preview })) }
}

export async function filledBlock(ctx: Context, row: BlockRow, preview?: ContentMoment): Promise<BlockRow> {
  const { title, content, data } = row
  return { ...row, ...(await fillTexts(ctx, { title, content, data }, { name: `block ${row.identifier}`, preview })) }
}
