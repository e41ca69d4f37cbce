import { createHash } from 'node:crypto'
import { requireBrand, shopUrlOf } from '@welt/brands'
import { inTransaction } from '#src/platform/database'
import type { HandlersOf } from '#src/queue/job-handler'
import type { notificationJobs } from './jobs.ts'
import { renderNewsletterConfirm, renderNewsletterWelcome } from './mails/account-letters.ts'
import { queueMail } from './queue-mail.ts'
import { findLinkToken } from './store.ts'

type Handlers = HandlersOf<typeof notificationJobs>

function subscriptionUrl(shopUrl: string, action: 'confirm' | 'unsubscribe', token: string): string {
  return `${shopUrl}/subscribe?${action}=${token}`
}

/** Once per address and site. [A110] */
export const sendNewsletterWelcome: Handlers['newsletter-welcome'] = async (
  { websiteId, email: recipient },
  { db, config },
) => {
  const brand = requireBrand(websiteId)
  const token = await findLinkToken(db, websiteId, recipient)
  if (!token) return
  const subjectId = `${brand.id}-${createHash('sha256').update(recipient).digest('hex').slice(0, 20)}`
  const shopUrl = shopUrlOf(brand, config.publicUrl)
  const mail = renderNewsletterWelcome(brand, shopUrl, subscriptionUrl(shopUrl, 'unsubscribe', token))
  await inTransaction(db, (trx) => queueMail(trx, { brand, kind: 'newsletter-welcome', subjectId, recipient, mail }))
}

export const sendNewsletterConfirm: Handlers['newsletter-confirm'] = async (payload, { db, config }) => {
  const { websiteId, email: recipient, requestId } = payload
  const brand = requireBrand(websiteId)
  const token = await findLinkToken(db, websiteId, recipient)
  if (!token) return
  const shopUrl = shopUrlOf(brand, config.publicUrl)
  const mail = renderNewsletterConfirm(brand, shopUrl, subscriptionUrl(shopUrl, 'confirm', token))
  const subjectId = `${brand.id}-${requestId}`
  await inTransaction(db, (trx) => queueMail(trx, { brand, kind: 'newsletter-confirm', subjectId, recipient, mail }))
}
