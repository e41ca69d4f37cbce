import { findSizeScale } from '@welt/brands'
import { sizeInFull } from '@welt/brands/size-text'
import { localDate } from '@welt/kit/time'
import { trackingUrlOf } from '@welt/rules/tracking'
import { sql } from 'kysely'
import type { ParcelMailModel } from '#modules/notifications'
import { loadSettings } from '#modules/site'
import { dateAfter } from '#modules/stores'
import { OPEN_ALLOCATION } from '#src/order-lifecycle/allocations'
import type { Db } from '#src/platform/database'
import type { JobContext } from '#src/queue/job-handler'
import { loadPieces, type Piece } from '../steps/pieces.ts'
import type { OrderDeliveryGroupRow } from '../tables.ts'
import { collectorOf, loadMailOrder, type MailOrder } from './collection-mail.ts'

interface SentParcel {
  readonly title: string
  readonly carrier: string
  readonly trackingNumber: string
  readonly promise: OrderDeliveryGroupRow['promise']
  readonly allocationIds: readonly number[]
  readonly shippedAt: Date
  readonly deliveredAt: Date | null
  /** Parcels of the order so far. */
  readonly count: number
}

async function findParcel(db: Db, orderId: number, shipment: string): Promise<SentParcel | undefined> {
  const { rows } = await sql<SentParcel>`
    select s.title, s.carrier_code as carrier, s.tracking_number as "trackingNumber", s.shipped_at as "shippedAt",
      s.delivered_at as "deliveredAt",
      (select g.promise from order_delivery_group g join order_allocation a
        on a.order_id = g.order_id and a.delivery_group = g.position where a.shipment_id = s.id limit 1) as promise,
      (select jsonb_agg(a.id order by a.id) from order_allocation a where a.shipment_id = s.id) as "allocationIds",
      (select count(*)::int from shipment x where x.order_id = s.order_id and x.tracking_number is not null) as count
    from shipment s where s.order_id = ${orderId} and s.number = ${shipment}
      and s.tracking_number is not null`.execute(db)
  return rows[0]
}

const isOpen = ({ state }: Piece) => OPEN_ALLOCATION.includes(state)

/** Pieces that the shopper still waits for, grouped by where they arrive. */
function stillToCome(mail: MailOrder, pieces: readonly Piece[]): ParcelMailModel['stillToCome'] {
  const { groups, order } = mail
  const holder = collectorOf(order)?.fullName
  return [...Map.groupBy(pieces.filter(isOpen), ({ group }) => group)].map(([position, open]) => {
    const group = groups.find((one) => one.position === position)
    const quantities = Map.groupBy(open, ({ name }) => name)
    const lines = [...quantities].map(([name, of]) => ({
      name,
      quantity: of.reduce((sum, { quantity }) => sum + quantity, 0),
    }))
    const until = open.every(({ state }) => state === 'ready') ? (open[0]?.collectUntil ?? undefined) : undefined
    const collection = group?.store ? { storeName: group.store.name, until, holder } : undefined
    return { lines, collection }
  })
}

interface SwappedRow {
  readonly returnNumber: string
  readonly orderNumber: string
  readonly size: string | null
  readonly scale: string | null
  readonly isSamePrice: boolean
}

/** The returned pair that a swap replaces. */
async function findSwapped(db: Db, { order }: MailOrder): Promise<ParcelMailModel['swapped']> {
  if (order.exchange_of === null) return undefined
  const { rows } = await sql<SwappedRow>`
    select r.number as "returnNumber", o.number as "orderNumber", l.size_label as size, l.size_scale as scale,
      coalesce(i.exchange_cents, l.unit_cents) = l.unit_cents as "isSamePrice"
    from return_item i join return_request r on r.id = i.return_id join orders o on o.id = r.order_id
      join order_line l on l.id = i.order_line_id
    where i.exchange_order_id = ${order.id} limit 1`.execute(db)
  const [row] = rows
  if (!row?.size) return undefined
  const { returnNumber, orderNumber, size, scale, isSamePrice } = row
  const known = findSizeScale(scale ?? '')?.sizes.find((one) => one.size === size)
  return { returnNumber, orderNumber, size: sizeInFull(size, scale, known), isSamePrice }
}

/** Undefined for a shipment that is no parcel. */
export async function loadParcelMail(ctx: JobContext, orderId: number, shipment: string) {
  const parcel = await findParcel(ctx.db, orderId, shipment)
  if (!parcel) return undefined
  const mail = await loadMailOrder(ctx, orderId)
  const { order, brand, lines, model, mailLine } = mail
  const pieces = await loadPieces(ctx.db, order)
  const sent = pieces.filter(({ id }) => parcel.allocationIds.includes(id))
  const { areReturnsEnabled, returnWindowDays } = await loadSettings(ctx.db, brand)
  const isLast = !pieces.some((piece) => piece.kind === 'delivery' && isOpen(piece))
  const n = Number(shipment.slice(order.number.length + 2))
  const parcelModel: ParcelMailModel = {
    order: model,
    placedOn: localDate(order.placed_at, brand.timeZone),
    lines: lines.flatMap((line) => {
      const quantity = sent.reduce((sum, piece) => sum + (piece.orderLineId === line.id ? piece.quantity : 0), 0)
      return quantity > 0 ? [mailLine(line, quantity)] : []
    }),
    carrierTitle: parcel.title,
    trackingNumber: parcel.trackingNumber,
    trackingUrl: trackingUrlOf(ctx.config.trackingPages, {
      carrier: parcel.carrier,
      number: parcel.trackingNumber,
      country: order.shipping_address?.countryCode ?? brand.country,
    }),
    position: { n, of: isLast ? parcel.count : undefined },
    arrives: parcel.promise ?? undefined,
    town: order.shipping_address?.city,
    instructions: order.shipping_instructions ?? undefined,
    stillToCome: stillToCome(mail, pieces),
    returnUntil: areReturnsEnabled
      ? dateAfter(localDate(parcel.shippedAt, brand.timeZone), returnWindowDays)
      : undefined,
    swapped: await findSwapped(ctx.db, mail),
  }
  const { deliveredAt } = parcel
  const deliveredOn = deliveredAt ? localDate(deliveredAt, brand.timeZone) : undefined
  return { order, brand, model: parcelModel, deliveredOn }
}
