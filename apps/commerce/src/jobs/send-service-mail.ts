import { createHash } from 'node:crypto'
import { findBrandByWebsiteId } from '@welt/brands'
import { parseContact, queueMail, renderContactMessage, renderNewsletterWelcome } from '#modules/notifications'
import { inTransaction } from '../database.ts'
import { type Job, requireId, requireText } from './job.ts'
import { shopUrlOf } from './order-mail-model.ts'

function requireBrand(payload: unknown) {
  const brand = findBrandByWebsiteId(requireId(payload, 'websiteId'))
  if (!brand) throw new TypeError('the job names no site')
  return brand
}

/** Queues the welcome of a new newsletter subscriber; an address is welcomed once on each site. @source A110 */
export const sendNewsletterWelcome: Job = async (payload, { db, config }) => {
  const brand = requireBrand(payload)
  const recipient = requireText(payload, 'email')
  const subjectId = `${brand.id}-${createHash('sha256').update(recipient).digest('hex').slice(0, 20)}`
  const mail = renderNewsletterWelcome(brand, shopUrlOf(brand, config.publicUrl))
  await inTransaction(db, (trx) => queueMail(trx, { brand, kind: 'newsletter-welcome', subjectId, recipient, mail }))
}

/** Queues a shopper's message for the site's service desk. @source contract contactUs */
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
