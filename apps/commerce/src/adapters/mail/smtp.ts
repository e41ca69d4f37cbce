import { SECOND_MS } from '@welt/kit/time'
import { createTransport } from 'nodemailer'
import type { MailTransport } from '#src/modules/notifications/ports'

/** One-click unsubscribe headers. [RFC 8058] */
function listHeaders(url: string | undefined): Record<string, string> {
  return url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}
}

/** Content is never read from files or URLs. */
export function createSmtpMail(smtpUrl: string): MailTransport {
  const limits = { connectionTimeout: SECOND_MS, greetingTimeout: 5 * SECOND_MS, socketTimeout: 10 * SECOND_MS }
  const transport = createTransport({ url: smtpUrl, ...limits, disableFileAccess: true, disableUrlAccess: true })
  return {
    send: async ({ messageId, from, to, subject, html, text, unsubscribeUrl, replyTo, attachments = [] }) => {
      await transport.sendMail({
        messageId,
        from,
        to: { name: '', address: to },
        subject,
        html,
        text,
        headers: listHeaders(unsubscribeUrl),
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        attachments: attachments.map(({ name, mime, content }) => ({ filename: name, contentType: mime, content })),
      })
    },
  }
}
