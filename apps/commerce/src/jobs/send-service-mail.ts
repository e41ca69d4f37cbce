import { createHash } from 'node:crypto'
import {
  findLinkToken,
  parseContact,
  queueMail,
  renderContactMessage,
  renderNewsletterConfirm,
  renderNewsletterWelcome,
} from '#modules/notifications'
import { inTransaction } from '../composition/database.ts'
import { type Job, requireBrand, requireText } from './job.ts'
import { shopUrlOf } from './order-mail-model.ts'

/** Where a reader confirms or ends a subscription. */
function subscriptionUrl(shopUrl: string, action: 'confirm' | 'unsubscribe', token: string): string {
  return `${shopUrl}/subscribe?${action}=${token}`
}

/** Queues the welcome of a new newsletter subscriber; an address is welcomed once on each site. [A110] */
export const sendNewsletterWelcome: Job = async (payload, { db, config }) => {
  const brand = requireBrand(payload)
  const recipient = requireText(payload, 'email')
  const token = await findLinkToken(db, brand.websiteId, recipient)
  if (!token) return
  const subjectId = `${brand.id}-${createHash('sha256').update(recipient).digest('hex').slice(0, 20)}`
  const shopUrl = shopUrlOf(brand, config.publicUrl)
  const mail = renderNewsletterWelcome(brand, shopUrl, subscriptionUrl(shopUrl, 'unsubscribe', token))
  await inTransaction(db, (trx) => queueMail(trx, { brand, kind: 'newsletter-welcome', subjectId, recipient, mail }))
}

/** Queues the mail with the link that confirms a subscription. */
export const sendNewsletterConfirm: Job = async (payload, { db, config }) => {
  const brand = requireBrand(payload)
  const recipient = requireText(payload, 'email')
  const token = await findLinkToken(db, brand.websiteId, recipient)
  if (!token) return
  const shopUrl = shopUrlOf(brand, config.publicUrl)
  const mail = renderNewsletterConfirm(brand, shopUrl, subscriptionUrl(shopUrl, 'confirm', token))
  const subjectId = `${brand.id}-${requireText(payload, 'requestId')}`
  await inTransaction(db, (trx) => queueMail(trx, { brand, kind: 'newsletter-confirm', subjectId, recipient, mail }))
}

/** Queues a shopper's message for the site's service desk. */
export const sendContactMessage: Job = async (payload, { db, config }) => {
  const brand = requireBrand(payload)
  const { telephone } = payload as { readonly telephone?: string }
  const message = parseContact({
    name: requireText(payload, 'name'),
    email: requireText(payload, 'email'),
    telephone: telephone ?? null,
    comment: requireText(payload, 'comment'),
  })
  const mail = renderContactMessage(brand, message, shopUrlOf(brand, config.publicUrl))
  const subjectId = requireText(payload, 'requestId')
  await inTransaction(db, (trx) => queueMail(trx, { brand, kind: 'contact-message', subjectId, recipient: brand.helpEmail, mail }))
}
