import { findBrandByWebsiteId, valueForSite } from '@welt/brands'
import type { Context } from '#src/platform/context'
import { findContactExtras } from './contact/contact-store.ts'
import type { OutgoingMail } from './ports.ts'

/** Contain a sign-in link or a PIN; their content is deleted once sent. */
const IS_SECRET: ReadonlySet<string> = new Set(['password-reset', 'email-confirm', 'gift-card'])

/** The recipient is deleted once sent. */
const IS_LAST: ReadonlySet<string> = new Set(['account-closed'])

type MailExtras = Pick<OutgoingMail, 'replyTo' | 'attachments'>

/** A contact message has the shopper's file, and replies go to the shopper. */
async function extrasOf(
  db: Context['db'],
  mail: { readonly kind: string; readonly website_id: number; readonly subject_id: string },
): Promise<MailExtras> {
  const extras =
    mail.kind === 'contact-message' ? await findContactExtras(db, mail.website_id, mail.subject_id) : undefined
  return extras ? { replyTo: extras.email, ...(extras.file && { attachments: [extras.file] }) } : {}
}

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
    from: { name: brand.name, address: valueForSite(config.mailFrom, brand.id) },
    to: mail.recipient,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    unsubscribeUrl: mail.unsubscribe_url ?? undefined,
    site: brand.id,
    ...(await extrasOf(db, mail)),
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
