import { SECOND_MS } from '@welt/kit/time'
import type { MailTransport } from '#src/modules/notifications/ports'

export function createSandboxMail(sandboxUrl: string, password?: string): MailTransport {
  const credentials = password ? { authorization: `Basic ${Buffer.from(`shop:${password}`).toString('base64')}` } : {}
  return {
    send: async ({ attachments, ...mail }) => {
      // The mailbox lists attachments and does not store their content.
      const attached = attachments?.map(({ name, mime, content }) => ({ name, mime, bytes: content.length }))
      const response = await fetch(`${sandboxUrl}/mailbox/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...credentials },
        body: JSON.stringify({
          ...mail,
          from: `${mail.from.name} <${mail.from.address}>`,
          ...(attached && { attachments: attached }),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(5 * SECOND_MS),
      })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`the mailbox answered ${response.status}`)
    },
  }
}
