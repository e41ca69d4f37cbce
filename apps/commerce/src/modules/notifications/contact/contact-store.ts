import { createHash, randomBytes, randomInt } from 'node:crypto'
import { contactFileName, findContactFileType, MAX_CONTACT_FILE_BYTES } from '@welt/rules/contact'
import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import { deleteInBatches } from '#src/queue/delete-in-batches'
import { fail } from '../errors.ts'
import type { ContactMessage } from './parse-contact.ts'

const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

export interface NewFile {
  readonly websiteId: number
  readonly name: string
  readonly content: Buffer
}

/** @returns the token by which a message claims the file; undefined for content of another type or size */
export async function insertContactFile(db: Db, { websiteId, name, content }: NewFile): Promise<string | undefined> {
  const type = content.length <= MAX_CONTACT_FILE_BYTES ? findContactFileType(content) : undefined
  if (!type) return undefined
  const token = randomBytes(18).toString('base64url')
  await db
    .insertInto('contact_file')
    .values({
      token,
      website_id: websiteId,
      name: contactFileName(name, type),
      mime: type.mime,
      digest: digestOf(content),
      content,
    })
    .execute()
  return token
}

/** Without letters and digits that look alike. */
const REFERENCE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const REFERENCE_LENGTH = 7

function newReference(): string {
  const letters = Array.from({ length: REFERENCE_LENGTH }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)])
  return `C-${letters.join('')}`
}

interface Sent {
  readonly websiteId: number
  readonly message: ContactMessage
  readonly fileToken: string | undefined
}

export interface StoredContact {
  readonly reference: string
  /** False when the same message was sent before on the same day. */
  readonly isNew: boolean
}

/** @throws AppError CONTACT_FILE_NOT_FOUND */
async function requireFileDigest(trx: Db, websiteId: number, token: string): Promise<string> {
  const file = await trx
    .selectFrom('contact_file')
    .select('digest')
    .where('token', '=', token)
    .where('website_id', '=', websiteId)
    .executeTakeFirst()
  if (!file) throw fail('CONTACT_FILE_NOT_FOUND')
  return file.digest
}

/** @throws AppError CONTACT_FILE_NOT_FOUND */
export async function insertContactMessage(trx: Db, { websiteId, message, fileToken }: Sent): Promise<StoredContact> {
  const { name, email, telephone, comment, topic, orderNumber } = message
  const file = fileToken === undefined ? undefined : await requireFileDigest(trx, websiteId, fileToken)
  const content = JSON.stringify([name, email, telephone, comment, topic, orderNumber, file])
  const { rows } = await sql<{ id: number; reference: string; is_new: boolean }>`
    insert into contact_message (website_id, reference, digest, topic, order_number, name, email, telephone, comment)
    values (${websiteId}, ${newReference()},
      ${digestOf(content)} || ':' || to_char(shop_now() at time zone 'utc', 'YYYYMMDD'),
      ${topic ?? null}, ${orderNumber ?? null}, ${name}, ${email}, ${telephone ?? null}, ${comment})
    on conflict (website_id, digest) do update set digest = excluded.digest
    returning id, reference, xmax = 0 as is_new`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('the message has no row')
  if (row.is_new && fileToken !== undefined)
    await trx
      .updateTable('contact_file')
      .set({ message_id: row.id })
      .where('token', '=', fileToken)
      .where('message_id', 'is', null)
      .execute()
  return { reference: row.reference, isNew: row.is_new }
}

export interface ContactExtras {
  readonly email: string
  readonly topic: string | null
  readonly order_number: string | null
  readonly file: { readonly name: string; readonly mime: string; readonly content: Buffer } | undefined
}

/** Attachment and reply address of the desk's mail. */
export async function findContactExtras(
  db: Db,
  websiteId: number,
  reference: string,
): Promise<ContactExtras | undefined> {
  const row = await db
    .selectFrom('contact_message as m')
    .leftJoin('contact_file as f', 'f.message_id', 'm.id')
    .select(['m.email', 'm.topic', 'm.order_number', 'f.name', 'f.mime', 'f.content'])
    .where('m.website_id', '=', websiteId)
    .where('m.reference', '=', reference)
    .executeTakeFirst()
  if (!row) return undefined
  const { email, topic, order_number, name, mime, content } = row
  return { email, topic, order_number, file: name && mime && content ? { name, mime, content } : undefined }
}

const MESSAGE_DAYS = 90
const UNCLAIMED_DAYS = 1

/** The service desk has received them by mail. */
export async function purgeContactMessages(db: Db): Promise<void> {
  await deleteInBatches((rows) =>
    sql`
      delete from contact_message where id = any(array(
        select id from contact_message where created_at < shop_now() - make_interval(days => ${MESSAGE_DAYS})
        order by created_at limit ${rows} for update skip locked))`.execute(db),
  )
  await deleteInBatches((rows) =>
    sql`
      delete from contact_file where token = any(array(
        select token from contact_file
        where message_id is null and created_at < shop_now() - make_interval(days => ${UNCLAIMED_DAYS})
        order by created_at limit ${rows} for update skip locked))`.execute(db),
  )
}
