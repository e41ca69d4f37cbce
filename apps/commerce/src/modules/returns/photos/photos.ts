import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { documentPath, linkEnd } from '#modules/documents'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import { fail } from '../errors.ts'

export const PHOTOS_PER_ITEM = 4

export interface PhotoRow {
  readonly uid: string
  readonly orderLineId: number
}

export const newPhotoUid = (): string => randomBytes(16).toString('base64url')

/** A path on the site that opens the photo for half an hour. */
export const photoPath = ({ config, brand }: Pick<Context, 'config' | 'brand'>, uid: string): string =>
  documentPath(config.signingSecret, brand.websiteId, { kind: 'photo', uid }, linkEnd('photo'))

export async function insertPhoto(db: Db, uid: string, orderId: number): Promise<void> {
  await db.insertInto('return_photo').values({ uid, order_id: orderId }).execute()
}

interface Attached {
  readonly orderId: number
  readonly returnId: number
  readonly lineId: number
  readonly uids: readonly string[]
}

/** Each photo belongs to one return. The caller has locked the order. @throws AppError PHOTO_GONE */
export async function attachPhotos(trx: Db, { orderId, returnId, lineId, uids }: Attached): Promise<void> {
  if (uids.length === 0) return
  const { numUpdatedRows } = await trx
    .updateTable('return_photo')
    .set({ return_id: returnId, order_line_id: lineId })
    .where('uid', 'in', [...uids])
    .where('order_id', '=', orderId)
    .where('return_id', 'is', null)
    .executeTakeFirst()
  if (Number(numUpdatedRows) !== uids.length) throw fail('PHOTO_GONE')
}

/** Finds a photo of the site; undefined when no return has it. */
export async function findPhoto(
  db: Db,
  websiteId: number,
  uid: string,
): Promise<{ readonly name: string } | undefined> {
  const { rows } = await sql<{ name: string }>`
    select 'return-' || r.number as name from return_photo p join orders o on o.id = p.order_id
      join return_request r on r.id = p.return_id
    where p.uid = ${uid} and o.website_id = ${websiteId}`.execute(db)
  return rows[0]
}
