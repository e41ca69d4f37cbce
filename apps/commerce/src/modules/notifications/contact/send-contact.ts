import { requireBrand, shopUrlOf } from '@welt/brands'
import { passLimit } from '#modules/site'
import { inTransaction } from '#src/platform/database'
import type { HandlersOf } from '#src/queue/job-handler'
import type { notificationJobs } from '../jobs.ts'
import { renderContactCopy, renderContactMessage } from '../mails/contact-message.ts'
import { queueMail } from '../queue-mail.ts'
import { findContactExtras } from './contact-store.ts'

/** Copies a day per email: anyone can fill in the form with someone else's address. */
const MOST_COPIES = 5
const DAY_SECONDS = 86_400

/** Queues the mail to the service desk and the copy to the shopper. [R2.32, A11] */
export const sendContactMessage: HandlersOf<typeof notificationJobs>['contact-message'] = async (
  payload,
  { db, config },
) => {
  const { websiteId, requestId, reference, name, email, telephone, comment } = payload
  const brand = requireBrand(websiteId)
  const shopUrl = shopUrlOf(brand, config.publicUrl)
  const extras = reference ? await findContactExtras(db, websiteId, reference) : undefined
  const message = {
    ...{ name, email, telephone, comment, reference },
    topic: extras?.topic ?? undefined,
    orderNumber: extras?.order_number ?? undefined,
    fileName: extras?.file?.name,
  }
  await inTransaction(db, async (trx) => {
    const subjectId = reference ?? requestId
    const mail = renderContactMessage(brand, message, shopUrl)
    await queueMail(trx, { brand, kind: 'contact-message', subjectId, recipient: brand.helpEmail, mail })
    if (!reference) return
    const limit = { action: 'contact-copy', key: email, limit: MOST_COPIES, windowSeconds: DAY_SECONDS }
    if (!(await passLimit({ db: trx, config }, limit))) return
    const copy = renderContactCopy(brand, { ...message, reference }, shopUrl)
    await queueMail(trx, { brand, kind: 'contact-copy', subjectId: reference, recipient: email, mail: copy })
  })
}
