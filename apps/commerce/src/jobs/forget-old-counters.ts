import { forgetOldAlerts } from '#modules/catalogue'
import { forgetOldLimits } from '#modules/site'
import { forgetOldChanges } from '../page-changes/page-change.ts'
import type { Job } from './job.ts'

/** Takes away rate-limit counters, changes of pages and stock alerts that nobody reads or waits for any more. */
export const forgetOldCounters: Job = async (_payload, { db }) => {
  await forgetOldLimits(db)
  await forgetOldChanges(db)
  await forgetOldAlerts(db)
}
