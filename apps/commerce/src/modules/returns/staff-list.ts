import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import type { PhotoRow } from './photos/photos.ts'
import { dayOf } from './return-model.ts'
import { loadPieces, type ReturnPiece } from './steps/pieces.ts'
import { loadReturnParts } from './store.ts'
import type { ReturnCommentRow, ReturnRow, ReturnTrackingRow } from './tables.ts'

export interface StaffReturn extends Omit<ReturnRow, 'send_by'> {
  /** `YYYY-MM-DD`. */
  readonly send_by: string | null
  readonly orderNumber: string
  readonly pieces: readonly ReturnPiece[]
  readonly comments: readonly ReturnCommentRow[]
  readonly tracking: readonly ReturnTrackingRow[]
  readonly photos: readonly PhotoRow[]
  readonly websiteId: number
}

interface Filter {
  readonly states: readonly string[]
  readonly orderNumber: string | undefined
  readonly limit: number
  /** Only returns with pieces received there. */
  readonly store?: string | undefined
}

type Listed = Pick<ReturnRow, 'number' | 'status' | 'method' | 'created_at'> & {
  /** `YYYY-MM-DD`. */
  readonly send_by: string | null
  readonly orderNumber: string
  readonly pieces: number
}

/** Oldest first. Without states, those that need an action of staff. */
export async function listReturnsForStaff(
  db: Db,
  { states, orderNumber, limit, store }: Filter,
): Promise<readonly Listed[]> {
  const { rows } = await sql<Listed>`
    select r.number, r.status, r.method, r.created_at,
      to_char(r.send_by, 'YYYY-MM-DD') as send_by, o.number as "orderNumber",
      (select sum(quantity) from return_item i where i.return_id = r.id)::int as pieces
    from return_request r join orders o on o.id = r.order_id
    where (${orderNumber ?? null}::text is null or o.number = ${orderNumber ?? null})
      and case when ${states.length > 0} then r.status = any(${[...states]}::text[])
        else ${orderNumber !== undefined} or r.status not in ('PROCESSED_AND_CLOSED', 'CLOSED', 'REJECTED') end
      and (${store ?? null}::text is null or exists (
        select from return_item i where i.return_id = r.id and i.source = ${store ?? null}))
    order by r.id limit ${limit}`.execute(db)
  return rows
}

export async function showReturn(db: Db, number: string): Promise<StaffReturn | undefined> {
  const row = await db
    .selectFrom('return_request as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .selectAll('r')
    .select(['o.number as orderNumber', 'o.website_id as websiteId'])
    .where('r.number', '=', number)
    .executeTakeFirst()
  if (!row) return undefined
  const { comments = [], tracking = [], photos = [] } = (await loadReturnParts(db, [row.id])).get(row.id) ?? {}
  return { ...row, send_by: dayOf(row.send_by), pieces: await loadPieces(db, row.id), comments, tracking, photos }
}

/** A message to the shopper, shown with their return. @returns false for an unknown return */
export async function replyToReturn(db: Db, number: string, text: string): Promise<boolean> {
  const { rows } = await sql`
    with reply as (
      insert into return_comment (return_id, author, text)
      select id, 'staff', ${text} from return_request where number = ${number} returning return_id)
    insert into audit (website_id, actor, action, target, detail)
      select o.website_id, 'operator', 'return-replied', 'return:' || r.number, '{}'::jsonb
      from reply join return_request r on r.id = reply.return_id join orders o on o.id = r.order_id
      returning id`.execute(db)
  return rows.length > 0
}
