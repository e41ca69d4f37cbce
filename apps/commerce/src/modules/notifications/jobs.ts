import type { Db } from '#src/platform/database'
import { defineJobs } from '#src/queue/define-jobs'
import { enqueue } from '#src/queue/enqueue'
import { id, optional, text, websiteId } from '#src/queue/payload'

export const notificationJobs = defineJobs({
  'send-mail': { payload: { mailId: id }, attempts: 12 },
  'send-text': { payload: { textId: id }, attempts: 12 },
  'newsletter-confirm': { payload: { websiteId, email: text, requestId: text }, attempts: 8 },
  'newsletter-welcome': { payload: { websiteId, email: text }, attempts: 8 },
  'contact-message': {
    payload: {
      ...{ websiteId, requestId: text, reference: optional(text) },
      ...{ name: text, email: text, telephone: optional(text), comment: text },
    },
    attempts: 8,
  },
  'purge-contact-messages': { payload: {}, attempts: 1 },
  'purge-unsent-mails': { payload: {}, attempts: 1 },
})

type NewsletterJob = 'newsletter-confirm' | 'newsletter-welcome'

/** One job of each kind per address. */
export function newsletterJobKey(job: NewsletterJob, site: number, email: string): string {
  return `${job}:${site}:${email}`
}

interface Reader {
  readonly websiteId: number
  readonly email: string
}

export async function enqueueConfirmation(trx: Db, reader: Reader & { readonly requestId: string }): Promise<void> {
  const key = newsletterJobKey('newsletter-confirm', reader.websiteId, reader.email)
  await enqueue(trx, notificationJobs['newsletter-confirm'], reader, { key })
}

/** [A110] */
export async function enqueueWelcome(trx: Db, reader: Reader): Promise<void> {
  await enqueue(trx, notificationJobs['newsletter-welcome'], reader, {
    key: newsletterJobKey('newsletter-welcome', reader.websiteId, reader.email),
  })
}
