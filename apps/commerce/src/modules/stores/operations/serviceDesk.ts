import { deskHoursText, STORE_TAG, settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import { deskHolidays } from '../opening/desk-holidays.ts'
import type { ServiceDeskModel } from '../store-model.ts'

/** [R2.32, A11] */
export async function serviceDesk(ctx: Context): Promise<ServiceDeskModel> {
  ctx.response.addTags(STORE_TAG)
  const { deskHours } = await settingsOfRequest(ctx)
  return {
    hours: deskHours,
    hours_text: deskHoursText(deskHours, ctx.brand.timeZone),
    closed_days: deskHolidays(ctx.brand, deskHours, new Date()),
  }
}
