import type { HandlersOf } from '#src/queue/job-handler'
import { purgeContactMessages } from './contact/contact-store.ts'
import { sendContactMessage } from './contact/send-contact.ts'
import type { notificationJobs } from './jobs.ts'
import { sendMail } from './send-mail.ts'
import { sendNewsletterConfirm, sendNewsletterWelcome } from './send-service-mail.ts'
import { purgeUnsentMails } from './store.ts'
import { sendText } from './texts.ts'

export const notificationJobHandlers: HandlersOf<typeof notificationJobs> = {
  'send-mail': ({ mailId }, ctx) => sendMail(ctx, mailId),
  'send-text': ({ textId }, ctx) => sendText(ctx, textId),
  'newsletter-confirm': sendNewsletterConfirm,
  'newsletter-welcome': sendNewsletterWelcome,
  'contact-message': sendContactMessage,
  'purge-contact-messages': (_payload, { db }) => purgeContactMessages(db),
  'purge-unsent-mails': (_payload, { db }) => purgeUnsentMails(db),
}
