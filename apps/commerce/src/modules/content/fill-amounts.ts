import { shortDollars } from '@welt/kit/money'
import { type SiteSettings, STORE_TAG, settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'

const FREE_FROM = /\{free_from:(\w+):([A-Z]{2})\}/g
const PART = /\{(no_)?(returns|gift_cards|rewards)\}([\s\S]*?)\{\/\1?\2\}/g

const IS_ON: Readonly<Record<string, (settings: SiteSettings) => boolean>> = {
  returns: (settings) => settings.areReturnsEnabled,
  gift_cards: (settings) => settings.areGiftCardsEnabled,
  rewards: (settings) => settings.isLoyaltyEnabled,
}

function postageOf({ isPaidReturnLabelEnabled, paidReturnLabelCents }: SiteSettings): string {
  const isFree = !isPaidReturnLabelEnabled || paidReturnLabelCents === 0
  return isFree ? 'The return label is free.' : `The return label costs ${shortDollars(paidReturnLabelCents)}.`
}

/**
 * `{free_from:STEFPP:AU}`: the free-delivery threshold of a method and country. `{returns}…{/returns}`: shown while
 * returns are on, `{no_returns}…` while off; likewise `gift_cards` and `rewards`. [R3.104, R3.105, R3.114]
 */
export async function fillAmounts(ctx: Context, content: string): Promise<string> {
  if (!content.includes('{')) return content
  ctx.response.addTags(STORE_TAG)
  const settings = await settingsOfRequest(ctx)
  return content
    .replace(PART, (_, no: string | undefined, part: string, inner: string) =>
      (IS_ON[part]?.(settings) ?? false) === (no === undefined) ? inner : '',
    )
    .replaceAll('{return_days}', String(settings.returnWindowDays))
    .replaceAll('{return_postage}', postageOf(settings))
    .replace(FREE_FROM, (token, code: string, country: string) => {
      const threshold = settings.shippingThresholds.find((one) => one.code === code && one.country === country)
      return threshold ? shortDollars(threshold.thresholdCents) : token
    })
}
