import { formatCents } from '@welt/kit/money'
import { type SiteSettings, STORE_TAG, settingsOfRequest } from '#modules/site'
import type { Context } from '#src/composition/context'

const FREE_FROM = /\{free_from:(\w+):([A-Z]{2})\}/g
/** What is said only while the site takes shoes back, or only while it does not. */
const PART = /\{(returns|no_returns)\}([\s\S]*?)\{\/\1\}/g

/** Whole dollars where there are no cents. */
const dollars = (cents: number) => formatCents(cents).replace(/\.00$/, '')

function postageOf({ isPaidReturnLabelEnabled, paidReturnLabelCents }: SiteSettings): string {
  const isFree = !isPaidReturnLabelEnabled || paidReturnLabelCents === 0
  return isFree ? 'The return label is free.' : `The return label costs ${dollars(paidReturnLabelCents)}.`
}

/**
 * Content with what the site charges and offers by now. `{free_from:STEFPP:AU}` is the amount from which that method is
 * free to that country; `{returns}…{/returns}` stays while shoes are taken back, `{no_returns}…{/no_returns}` while
 * not; `{return_days}` and `{return_postage}` say how long and at whose cost. [R3.104, R3.105, R3.114]
 */
export async function fillAmounts(ctx: Context, content: string): Promise<string> {
  if (!content.includes('{')) return content
  ctx.response.addTags(STORE_TAG)
  const settings = await settingsOfRequest(ctx)
  return content
    .replace(PART, (_, part: string, inner: string) => ((part === 'returns') === settings.areReturnsEnabled ? inner : ''))
    .replaceAll('{return_days}', String(settings.returnWindowDays))
    .replaceAll('{return_postage}', postageOf(settings))
    .replace(FREE_FROM, (token, code: string, country: string) => {
      const threshold = settings.shippingThresholds.find((one) => one.code === code && one.country === country)
      return threshold ? dollars(threshold.thresholdCents) : token
    })
}
