import { refreshFit } from '#modules/reviews'
import type { Job } from './job.ts'

/** Counts anew how a style fits after a review or a return changed it; every style when none is named, as return windows end. [decision 13] */
export const refreshFitOf: Job = async (payload, { db }) => {
  const { styleCode } = (payload ?? {}) as { readonly styleCode?: string }
  await refreshFit(db, styleCode)
}
