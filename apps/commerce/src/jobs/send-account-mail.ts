import { createHash } from 'node:crypto'
import { beginConfirmation, beginReset } from '#modules/customer'
import { type AccountNotice, queueMail, renderAccountNotice, renderEmailConfirm, renderPasswordReset } from '#modules/notifications'
import { inTransaction } from '../composition/database.ts'
import { type Job, requireBrand, requireId, requireText } from './job.ts'
import { shopUrlOf } from './order-mail-model.ts'

const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 20)

/** Sends the link for a new password, if the email has an account on the site. Its address comes from the table of sites only. [R7.47] */
export const sendPasswordReset: Job = async (payload, { db, config }) => {
  const brand = requireBrand(payload)
  const email = requireText(payload, 'email')
  await inTransaction(db, async (trx) => {
    const reset = await beginReset(trx, brand.websiteId, email)
    if (!reset) return
    const shopUrl = shopUrlOf(brand, config.publicUrl)
    const url = `${shopUrl}/customer/account/createPassword?id=${reset.customerId}&token=${reset.token}`
    const mail = renderPasswordReset(brand, shopUrl, url)
    await queueMail(trx, { brand, kind: 'password-reset', subjectId: short(reset.token), recipient: email, mail })
  })
}

/** Sends the link that confirms an account's email; none when it has been confirmed meanwhile. [decision 17] */
export const sendEmailConfirm: Job = async (payload, { db, config }) => {
  const brand = requireBrand(payload)
  await inTransaction(db, async (trx) => {
    const begun = await beginConfirmation(trx, requireId(payload, 'customerId'))
    if (!begun) return
    const shopUrl = shopUrlOf(brand, config.publicUrl)
    const mail = renderEmailConfirm(brand, shopUrl, `${shopUrl}/customer/account/confirm?token=${begun.token}`)
    await queueMail(trx, { brand, kind: 'email-confirm', subjectId: short(begun.token), recipient: begun.email, mail })
  })
}

const NOTICES: ReadonlySet<string> = new Set<AccountNotice>(['password-changed', 'email-changed', 'account-closed'])

function isNotice(kind: string): kind is AccountNotice {
  return NOTICES.has(kind)
}

/** Tells an account's owner what was changed. */
export const sendAccountNotice: Job = async (payload, { db, config }) => {
  const brand = requireBrand(payload)
  const kind = requireText(payload, 'kind')
  if (!isNotice(kind)) throw new TypeError(`the job names no notice: ${kind}`)
  const recipient = requireText(payload, 'email')
  const mail = renderAccountNotice(brand, shopUrlOf(brand, config.publicUrl), kind)
  await inTransaction(db, (trx) => queueMail(trx, { brand, kind, subjectId: requireText(payload, 'requestId'), recipient, mail }))
}
