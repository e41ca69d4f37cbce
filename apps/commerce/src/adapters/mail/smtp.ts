import { SECOND_MS } from '@welt/kit/time'
import { createTransport } from 'nodemailer'
import type { MailTransport } from '#src/modules/notifications/ports'

/** Headers that let a mail program unsubscribe with one click. [RFC 8058] */
function listHeaders(url: string | undefined): Record<string, string> {
  return url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}
}

/**
 * Sends by an SMTP server, for example `smtps://user:password@mail.example:465`. Contents are never read from files or
 * addresses.
 */
export function createSmtpMail(smtpUrl: string): MailTransport {
  const limits = { connectionTimeout: SECOND_MS, greetingTimeout: 5 * SECOND_MS, socketTimeout: 10 * SECOND_MS }
  const transport = createTransport({ url: smtpUrl, ...limits, disableFileAccess: true, disableUrlAccess: true })
  return {
    send: async ({ messageId, from, to, subject, html, text, unsubscribeUrl }) => {
      await transport.sendMail({
        messageId,
        from,
        to: { name: '', address: to },
        subject,
        html,
        text,
        headers: listHeaders(unsubscribeUrl),
      })
    },
  }
}
