import { deskHoursText, STORE_TAG, settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { ServiceDesk } from '#src/platform/contract/contract.generated'
import { deskHolidays } from '../opening/desk-holidays.ts'

/** [R2.32, A11] */
export async function serviceDesk(ctx: Context): Promise<ServiceDesk> {
  ctx.response.addTags(STORE_TAG)
  const { deskHours } = await settingsOfRequest(ctx)
  return {
    hours_text: deskHoursText(deskHours, ctx.brand.timeZone),
    closed_days: deskHolidays(ctx.brand, deskHours, new Date()),
  }
}
