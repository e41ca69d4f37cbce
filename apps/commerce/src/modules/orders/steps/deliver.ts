import { requireBrand } from '@welt/brands'
import { findInstant, localDate } from '@welt/kit/time'
import { type Kysely, sql } from 'kysely'
import { type Database, type Db, inTransaction } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import { orderJobs } from '../jobs.ts'
import { findOrderOfNumber, recordOrderEvent } from '../store.ts'
import type { OrderRow } from '../tables.ts'
import { parseTrackingNumber } from './parcel.ts'

export interface DeliverCall {
  readonly number: string
  /** May be left out when the order has one parcel. */
  readonly tracking: string | undefined
  /** `YYYY-MM-DD` in the site's zone; now when undefined. */
  readonly on: string | undefined
  /** Limits the call to parcels that left this store. */
  readonly store?: string | undefined
}

/** `parcels` lists the tracking numbers to choose from. */
export type DeliverRefusal =
  | { readonly refusal: 'unknown-order' | 'wrong-day' }
  | { readonly refusal: 'unknown-parcel'; readonly parcels: readonly string[] }

export interface DeliveredParcel {
  readonly shipment: string
  readonly trackingNumber: string
  /** `YYYY-MM-DD`. */
  readonly on: string
  /** Recorded before. */
  readonly isRepeated: boolean
}

interface SentParcel {
  readonly number: string
  readonly trackingNumber: string
  readonly shippedAt: Date
  readonly deliveredAt: Date | null
}

async function listParcels(trx: Db, { id }: OrderRow, store: string | undefined): Promise<readonly SentParcel[]> {
  const { rows } = await sql<SentParcel>`
    select number, tracking_number as "trackingNumber", shipped_at as "shippedAt", delivered_at as "deliveredAt"
    from shipment where order_id = ${id} and tracking_number is not null
      and (${store ?? null}::text is null or exists (
        select from order_allocation a where a.shipment_id = shipment.id and a.source = ${store ?? null}))
    order by id for update`.execute(trx)
  return rows
}

/** Undefined for an invalid day, one before the parcel left, or one in the future. */
function instantOf(on: string | undefined, { shippedAt }: SentParcel, timeZone: string): Date | undefined {
  const now = new Date()
  if (on === undefined) return now
  const noon = findInstant(`${on}T12:00`, timeZone, 'start')
  if (!noon || on < localDate(shippedAt, timeZone) || on > localDate(now, timeZone)) return undefined
  return noon < now ? noon : now
}

async function note(trx: Db, order: OrderRow, { number }: SentParcel, at: Date): Promise<void> {
  await sql`update shipment set delivered_at = ${at} where number = ${number}`.execute(trx)
  const detail = { shipment: number, at: at.toISOString() }
  await recordOrderEvent(trx, { orderId: order.id, kind: 'delivered', actor: 'operator', detail })
  await trx
    .insertInto('audit')
    .values({
      website_id: order.website_id,
      actor: 'operator',
      action: 'order-delivered',
      target: order.number,
      address: null,
      detail: JSON.stringify(detail),
    })
    .execute()
  const payload = { orderId: order.id, shipment: number }
  await enqueue(trx, orderJobs['send-order-delivered'], payload, { key: `send-order-delivered:${number}` })
}

/** Records the carrier's report that a parcel arrived. Idempotent. */
export function noteDelivered(db: Kysely<Database>, call: DeliverCall): Promise<DeliveredParcel | DeliverRefusal> {
  return inTransaction(db, async (trx) => {
    const order = await findOrderOfNumber(trx, call.number)
    if (!order) return { refusal: 'unknown-order' }
    const parcels = await listParcels(trx, order, call.store)
    const tracking = call.tracking === undefined ? undefined : parseTrackingNumber(call.tracking)
    const named = call.tracking === undefined ? parcels : parcels.filter((one) => one.trackingNumber === tracking)
    const [parcel, ...others] = named
    if (!parcel || others.length > 0)
      return { refusal: 'unknown-parcel', parcels: parcels.map(({ trackingNumber }) => trackingNumber) }
    const { timeZone } = requireBrand(order.website_id)
    const at = parcel.deliveredAt ?? instantOf(call.on, parcel, timeZone)
    if (!at) return { refusal: 'wrong-day' }
    if (!parcel.deliveredAt) await note(trx, order, parcel, at)
    const { number: shipment, trackingNumber } = parcel
    return { shipment, trackingNumber, on: localDate(at, timeZone), isRepeated: parcel.deliveredAt !== null }
  })
}
