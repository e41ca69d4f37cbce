import { forgetOldLimits } from '#modules/site'
import type { Job } from './job.ts'

/** Takes away rate-limit counters that nobody reads any more. @source reliability §4 */
export const forgetOldCounters: Job = async (_payload, { db }) => {
  await forgetOldLimits(db)
}
