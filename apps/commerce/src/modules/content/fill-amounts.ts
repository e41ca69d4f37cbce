import { formatCents } from '@welt/kit/money'
import { bearTags, settingsOfRequest } from '#modules/site'
import type { Context } from '#src/context'

const FREE_FROM = /\{free_from:(\w+):([A-Z]{2})\}/g

/**
 * Content with the amounts that the site charges by now: `{free_from:STEFPP:AU}` stands for the one from which that method is free to that
 * country. @source R3.114
 */
export async function fillAmounts(ctx: Context, content: string): Promise<string> {
  if (!content.includes('{free_from:')) return content
  bearTags(ctx, 'store')
  const { shippingThresholds } = await settingsOfRequest(ctx)
  return content.replace(FREE_FROM, (token, code: string, country: string) => {
    const threshold = shippingThresholds.find((one) => one.code === code && one.country === country)
    return threshold ? formatCents(threshold.thresholdCents).replace(/\.00$/, '') : token
  })
}
