import { forgetOldTokens } from '#modules/customer'
import { forgetDeadMails } from '#modules/notifications'
import { forgetOldAudit } from '#modules/site'
import { forgetOldGuestLists } from '#modules/wishlist'
import type { Job } from './job.ts'

/**
 * Takes away tokens, reset links, confirming links and guests' wishlists that have long ended, mails that could not be sent, and what the
 * record keeps no longer.
 */
export const forgetOldSessions: Job = async (_payload, { db }) => {
  await forgetOldTokens(db)
  await forgetOldGuestLists(db)
  await forgetDeadMails(db)
  await forgetOldAudit(db)
}
