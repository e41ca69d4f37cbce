import { forgetOldTokens } from '#modules/customer'
import { forgetOldGuestLists } from '#modules/wishlist'
import type { Job } from './job.ts'

/** Takes away tokens, reset links, confirming links and guests' wishlists that have long ended. @source reliability §7 Privacy */
export const forgetOldSessions: Job = async (_payload, { db }) => {
  await forgetOldTokens(db)
  await forgetOldGuestLists(db)
}
