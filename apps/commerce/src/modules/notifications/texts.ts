import { type Brand, findBrandByWebsiteId } from '@welt/brands'
import type { CountryCode } from '@welt/kit/money'
import { seenText, withFewMarks } from '@welt/kit/text/typed-text'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import { notificationJobs } from './jobs.ts'

const DIALLING_CODES: Readonly<Record<CountryCode, string>> = { AU: '+61', NZ: '+64' }

/** @returns undefined when it can't be dialled */
function internationalPhone(phone: string, country: CountryCode): string | undefined {
  const digits = phone.replace(/[^\d+]/g, '')
  if (/^\+\d{8,15}$/.test(digits)) return digits
  return /^0\d{7,11}$/.test(digits) ? `${DIALLING_CODES[country]}${digits.slice(1)}` : undefined
}

interface QueuedText {
  readonly brand: Brand
  readonly kind: 'order-ready' | 'order-reminder'
  readonly subjectId: string
  readonly phone: string
  readonly body: string
}

/** Once per kind and subject, in the caller's transaction. A number that can't be dialled gets none. */
export async function queueText(trx: Db, { brand, kind, subjectId, phone, body }: QueuedText): Promise<void> {
  const recipient = internationalPhone(phone, brand.country)
  if (!recipient) return
  const shown = withFewMarks(seenText(body)).replace(/\s+/g, ' ').trim()
  const row = await trx
    .insertInto('text_message')
    .values({ website_id: brand.websiteId, kind, subject_id: subjectId, recipient, body: shown, sent_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await enqueue(trx, notificationJobs['send-text'], { textId: row.id }, { key: `text:${row.id}` })
}

/** Number and body are deleted once sent. @throws Error when the transport refuses */
export async function sendText(
  { db, ports }: { readonly db: Context['db']; readonly ports: Pick<Context['ports'], 'sms'> },
  textId: number,
): Promise<void> {
  const text = await db
    .selectFrom('text_message')
    .selectAll()
    .where('id', '=', textId)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  const brand = text && findBrandByWebsiteId(text.website_id)
  if (!text || !brand) return
  const id = `${text.kind}-${text.subject_id}`
  await ports.sms.send({ id, to: text.recipient, text: text.body, from: brand.name, site: brand.id })
  await db
    .updateTable('text_message')
    .set({ sent_at: new Date(), recipient: '', body: '' })
    .where('id', '=', textId)
    .execute()
}
