import { randomBytes } from 'node:crypto'
import type { Db } from '#src/platform/database'
import type { LabelPayment, ReturnRow } from '../tables.ts'
import type { OfferedItem } from './check-items.ts'

interface NewReturn {
  readonly orderId: number
  readonly customerId: number | null
  readonly guestEmail: string | null
  readonly contactEmail: string | null
  readonly requestHash: string | undefined
  readonly method: ReturnRow['method']
  readonly payment: LabelPayment | null
  readonly sendBy: string
  readonly comment: { readonly author: string; readonly text: string } | undefined
  readonly items: readonly OfferedItem[]
}

/** @returns the return, and the id of each item in the given order */
export async function insertReturn(
  trx: Db,
  wanted: NewReturn,
): Promise<{ readonly row: ReturnRow; readonly itemIds: readonly number[] }> {
  const status = 'AUTHORIZED'
  const row = await trx
    .insertInto('return_request')
    .values({
      uid: randomBytes(16).toString('base64url'),
      order_id: wanted.orderId,
      customer_id: wanted.customerId,
      guest_email: wanted.guestEmail,
      contact_email: wanted.contactEmail,
      request_hash: wanted.requestHash ?? null,
      status,
      method: wanted.method,
      is_paid: wanted.payment !== null,
      payment: wanted.payment && JSON.stringify(wanted.payment),
      send_by: wanted.sendBy,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const itemIds: number[] = []
  for (const item of wanted.items) {
    const { id } = await trx
      .insertInto('return_item')
      .values({
        return_id: row.id,
        order_line_id: item.lineId,
        quantity: item.quantity,
        reason_code: item.reason.code,
        reason_text: item.reason.text,
        status,
        exchange_sku: item.swap?.variant.variantSku ?? null,
        exchange_cents: item.swap?.variant.unitCents ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    itemIds.push(id)
  }
  if (wanted.comment)
    await trx
      .insertInto('return_comment')
      .values({ return_id: row.id, ...wanted.comment })
      .execute()
  return { row, itemIds }
}
