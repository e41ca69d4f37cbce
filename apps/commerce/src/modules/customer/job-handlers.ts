import { UNSENT_MAIL_DAYS } from '#modules/notifications'
import { removeDeadJobs } from '#src/queue/enqueue'
import type { HandlersOf } from '#src/queue/job-handler'
import { customerJobs } from './jobs.ts'
import { sendAccountNotice, sendEmailConfirm, sendPasswordReset } from './send-account-mail.ts'
import { purgeExpiredTokens } from './sign-in/session-store.ts'

export const customerJobHandlers: HandlersOf<Omit<typeof customerJobs, 'delete-stored-card'>> = {
  'password-reset': sendPasswordReset,
  'email-confirm': sendEmailConfirm,
  'account-notice': sendAccountNotice,
  /** Also deletes abandoned mail jobs: they contain an email address. */
  'purge-expired-sessions': async (_payload, { db }) => {
    await purgeExpiredTokens(db)
    const { 'password-reset': reset, 'account-notice': notice, 'email-confirm': confirm } = customerJobs
    await removeDeadJobs(db, [reset, notice, confirm], UNSENT_MAIL_DAYS)
  },
}
