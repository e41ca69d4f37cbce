import type { MailTransport } from '#src/modules/notifications/ports'
import type { Config } from '#src/platform/config'
import { createSandboxMail } from './sandbox.ts'
import { createSmtpMail } from './smtp.ts'

type MailSettings = Pick<Config, 'smtpUrl' | 'sandboxUrl'> & Partial<Pick<Config, 'sandboxPassword'>>

/**
 * SMTP when SMTP_URL is set, else the sandbox mailbox. Without either, mails stay queued and each attempt logs the
 * reason.
 */
export function createMailTransport(settings: MailSettings): MailTransport {
  const { smtpUrl, sandboxUrl, sandboxPassword } = settings
  if (smtpUrl) return createSmtpMail(smtpUrl)
  if (sandboxUrl) return createSandboxMail(sandboxUrl, sandboxPassword)
  return { send: () => Promise.reject(new Error('No way to send mail: set SMTP_URL (or SANDBOX_URL).')) }
}
