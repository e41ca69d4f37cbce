import { type AccountNotice, newsletterJobKey } from '#modules/notifications'
import type { Db } from '#src/platform/database'
import { defineJobs } from '#src/queue/define-jobs'
import { enqueue, removeJobs } from '#src/queue/enqueue'
import { id, oneOf, text, websiteId } from '#src/queue/payload'

const NOTICES = ['password-changed', 'email-changed', 'account-closed'] as const satisfies readonly AccountNotice[]

export const customerJobs = defineJobs({
  /** The job looks up the account, so that the request does the same work for every email. */
  'password-reset': { payload: { websiteId, email: text }, attempts: 8 },
  'email-confirm': { payload: { websiteId, customerId: id }, attempts: 8 },
  /** The email before the change. */
  'account-notice': { payload: { kind: oneOf(NOTICES), websiteId, email: text, requestId: text }, attempts: 8 },
  /** Handled by `payment`. [R7.49] */
  'delete-stored-card': { payload: { tokenId: text, shopperReference: text }, attempts: 8 },
  'purge-expired-sessions': { payload: {}, attempts: 1 },
})

export const resetJobKey = (site: number, email: string) => `password-reset:${site}:${email}`
export const noticeJobPrefix = (site: number, email: string) => `account-notice:${site}:${email}:`
export const cardJobKey = (tokenId: string) => `delete-stored-card:${tokenId}`

export async function enqueueConfirmation(trx: Db, site: number, customerId: number): Promise<void> {
  await enqueue(trx, customerJobs['email-confirm'], { websiteId: site, customerId })
}

/** Also removes failed jobs. */
export async function removeMailJobs(trx: Db, site: number, email: string): Promise<void> {
  const keys = [
    resetJobKey(site, email),
    newsletterJobKey('newsletter-confirm', site, email),
    newsletterJobKey('newsletter-welcome', site, email),
  ]
  await removeJobs(trx, { keys, prefix: noticeJobPrefix(site, email) })
}
