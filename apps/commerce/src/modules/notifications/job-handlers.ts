import type { HandlersOf } from '#src/queue/job-handler'
import type { notificationJobs } from './jobs.ts'
import { sendMail } from './send-mail.ts'
import { sendContactMessage, sendNewsletterConfirm, sendNewsletterWelcome } from './send-service-mail.ts'
import { purgeUnsentMails } from './store.ts'
import { sendText } from './texts.ts'

export const notificationJobHandlers: HandlersOf<typeof notificationJobs> = {
  'send-mail': ({ mailId }, ctx) => sendMail(ctx, mailId),
  'send-text': ({ textId }, ctx) => sendText(ctx, textId),
  'newsletter-confirm': sendNewsletterConfirm,
  'newsletter-welcome': sendNewsletterWelcome,
  'contact-message': sendContactMessage,
  'purge-unsent-mails': (_payload, { db }) => purgeUnsentMails(db),
}
