import { createHash } from 'node:crypto'
import { requireBrand, shopUrlOf } from '@welt/brands'
import { queueMail, renderAccountNotice, renderEmailConfirm, renderPasswordReset } from '#modules/notifications'
import { inTransaction } from '#src/platform/database'
import type { HandlersOf } from '#src/queue/job-handler'
import { beginConfirmation } from './email/confirmation-store.ts'
import type { customerJobs } from './jobs.ts'
import { beginReset } from './passwords/reset-store.ts'

type Handlers = HandlersOf<typeof customerJobs>

const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 20)

/** The link's host never comes from the request. [R7.47] */
export const sendPasswordReset: Handlers['password-reset'] = async ({ websiteId, email }, { db, config }) => {
  const brand = requireBrand(websiteId)
  await inTransaction(db, async (trx) => {
    const reset = await beginReset(trx, websiteId, email)
    if (!reset) return
    const shopUrl = shopUrlOf(brand, config.publicUrl)
    const url = `${shopUrl}/customer/account/createPassword?id=${reset.customerId}&token=${reset.token}`
    const mail = renderPasswordReset(brand, shopUrl, url)
    await queueMail(trx, { brand, kind: 'password-reset', subjectId: short(reset.token), recipient: email, mail })
  })
}

/** [decision 17] */
export const sendEmailConfirm: Handlers['email-confirm'] = async ({ websiteId, customerId }, { db, config }) => {
  const brand = requireBrand(websiteId)
  await inTransaction(db, async (trx) => {
    const begun = await beginConfirmation(trx, customerId)
    if (!begun) return
    const shopUrl = shopUrlOf(brand, config.publicUrl)
    const mail = renderEmailConfirm(brand, shopUrl, `${shopUrl}/customer/account/confirm?token=${begun.token}`)
    await queueMail(trx, { brand, kind: 'email-confirm', subjectId: short(begun.token), recipient: begun.email, mail })
  })
}

export const sendAccountNotice: Handlers['account-notice'] = async (payload, { db, config }) => {
  const { websiteId, kind, email: recipient, requestId: subjectId } = payload
  const brand = requireBrand(websiteId)
  const mail = renderAccountNotice(brand, shopUrlOf(brand, config.publicUrl), kind)
  await inTransaction(db, (trx) => queueMail(trx, { brand, kind, subjectId, recipient, mail }))
}
