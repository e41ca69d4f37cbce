import { SECOND_MS } from '@welt/kit/time'
import type { RenderedMail } from '#modules/notifications'
import type { Config } from '../../platform/config.ts'

export interface MailPreview {
  readonly site: string
  readonly kind: string
  readonly mail: RenderedMail
}

/** Shows a preview in the sandbox's mailbox and replaces the previous one. @throws Error when it is refused */
export async function showPreview(
  { sandboxUrl, sandboxPassword }: Pick<Config, 'sandboxUrl' | 'sandboxPassword'>,
  { site, kind, mail }: MailPreview,
): Promise<void> {
  const credentials = sandboxPassword
    ? { authorization: `Basic ${Buffer.from(`shop:${sandboxPassword}`).toString('base64')}` }
    : {}
  const { subject, html, text } = mail
  const response = await fetch(`${sandboxUrl}/mailbox/previews`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...credentials },
    body: JSON.stringify({ site, kind, subject, html, text }),
    redirect: 'error',
    signal: AbortSignal.timeout(5 * SECOND_MS),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`the mailbox answered ${response.status}`)
}
