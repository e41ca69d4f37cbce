import { findBrandByWebsiteId } from '@welt/brands'
import type { Context } from '#src/platform/context'

/** Contain a sign-in link or a PIN; their content is deleted once sent. */
const IS_SECRET: ReadonlySet<string> = new Set(['password-reset', 'email-confirm', 'gift-card'])

/** The recipient is deleted once sent. */
const IS_LAST: ReadonlySet<string> = new Set(['account-closed'])

/** @throws Error when the transport refuses */
export async function sendMail(
  { db, config, ports }: { db: Context['db']; config: Context['config']; ports: Pick<Context['ports'], 'mail'> },
  mailId: number,
): Promise<void> {
  const mail = await db
    .selectFrom('mail')
    .selectAll()
    .where('id', '=', mailId)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  const brand = mail && findBrandByWebsiteId(mail.website_id)
  if (!mail || !brand) return
  await ports.mail.send({
    messageId: mail.message_id,
    from: { name: brand.name, address: config.mailFrom.replace('{site}', brand.id) },
    to: mail.recipient,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    unsubscribeUrl: mail.unsubscribe_url ?? undefined,
    site: brand.id,
  })
  const emptied = {
    ...(IS_SECRET.has(mail.kind) && { html: '', text: '' }),
    ...(IS_LAST.has(mail.kind) && { recipient: '' }),
  }
  await db
    .updateTable('mail')
    .set({ sent_at: new Date(), ...emptied })
    .where('id', '=', mailId)
    .execute()
}
