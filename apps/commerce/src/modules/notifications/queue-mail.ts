import type { Brand } from '@welt/brands'
import { parseEmail } from '@welt/kit/text/patterns'
import { seenText, withFewMarks } from '@welt/kit/text/typed-text'
import type { Db } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import { notificationJobs } from './jobs.ts'
import type { RenderedMail } from './mails/layout.ts'

export type MailKind =
  | 'order-confirmation'
  | 'payment-returned'
  | 'order-ready'
  | 'order-reminder'
  | 'order-collected'
  | 'order-shipped'
  | 'order-delivered'
  | 'order-uncollected'
  | 'order-changed'
  | 'order-refunded'
  | 'collector-changed'
  | 'size-changed'
  | 'authorisation-expired'
  | 'payment-failed'
  | 'return-authorised'
  | 'return-received'
  | 'return-approved'
  | 'return-exchanged'
  | 'return-rejected'
  | 'return-refunded'
  | 'swap-reminder'
  | 'newsletter-confirm'
  | 'newsletter-welcome'
  | 'contact-message'
  | 'contact-copy'
  | 'stock-alert'
  | 'password-reset'
  | 'password-changed'
  | 'email-changed'
  | 'email-confirm'
  | 'account-closed'
  | 'gift-card'
  | 'loyalty-tier'
  | 'loyalty-birthday'

interface QueuedMail {
  readonly brand: Brand
  readonly kind: MailKind
  /** For example an order number. */
  readonly subjectId: string
  readonly recipient: string
  readonly mail: RenderedMail
}

/** The same at every attempt, so that receivers drop duplicates. */
function messageIdOf(brand: Brand, kind: MailKind, subjectId: string): string {
  return `<${kind}.${subjectId.replace(/[^A-Za-z0-9-]/g, '-')}@${brand.id}.example>`
}

/** Strips characters that could hide or reorder text. */
const shown = (text: string) => withFewMarks(seenText(text))

/** Outside text can't start a header or an encoded word. */
function oneLine(text: string): string {
  return shown(text).replace(/\s+/g, ' ').replaceAll('=?', '= ?').trim()
}

/** Once per kind and subject, in the caller's transaction. @throws RangeError for an invalid recipient */
export async function queueMail(trx: Db, { brand, kind, subjectId, recipient, mail }: QueuedMail): Promise<void> {
  const address = parseEmail(recipient)
  if (!address) throw new RangeError('the recipient is no email address')
  const row = await trx
    .insertInto('mail')
    .values({
      website_id: brand.websiteId,
      kind,
      subject_id: subjectId,
      message_id: messageIdOf(brand, kind, subjectId),
      recipient: address,
      subject: oneLine(mail.subject),
      html: shown(mail.html),
      text: shown(mail.text),
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return
  await enqueue(trx, notificationJobs['send-mail'], { mailId: row.id }, { key: `mail:${row.id}`, isUnhurried: true })
}

/** Deletes the mail unless it was sent. */
export async function withdrawMail(trx: Db, kind: MailKind, subjectId: string): Promise<void> {
  await trx
    .deleteFrom('mail')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('sent_at', 'is', null)
    .execute()
}
