import { requireBrand } from '@welt/brands'
import type { CountryCode } from '@welt/kit/money'
import { sql, type Transaction } from 'kysely'
import {
  allocateFrom,
  type Destination,
  deliveryMethods,
  loadDeliveryZones,
  pointOf,
  type SourceStock,
} from '#modules/fulfilment'
import type { Database } from '#src/platform/database'
import { recordOrderEvent } from './store.ts'
import type { OrderRow, ReallocatedLine } from './tables.ts'

type Trx = Transaction<Database>

interface DeclinedLine {
  readonly order: OrderRow
  readonly orderLineId: number
  /** Pieces to find elsewhere. */
  readonly quantity: number
  /** The source that does not send them. */
  readonly declinedBy: string
  /** Further sources that must not be asked. */
  readonly without?: readonly string[]
}

export interface Reallocation {
  readonly placed: readonly SourceStock[]
  /** Pieces that no source has. */
  readonly missing: number
}

export interface LineToMove {
  readonly sku: string
  readonly position: number
  readonly group: number
  readonly method: string | null
  /** Where it is collected. */
  readonly store: {
    readonly country: CountryCode
    readonly postcode: string
    readonly latitude: number
    readonly longitude: number
  } | null
}

/** @throws Error for a line without allocations */
export async function requireLine(
  trx: Trx,
  { order, orderLineId }: Pick<DeclinedLine, 'order' | 'orderLineId'>,
): Promise<LineToMove> {
  const { rows } = await sql<LineToMove>`
    select l.variant_sku as sku, l.position, g.position as "group", g.method_code as method,
      (select json_build_object('country', t.country, 'postcode', t.postcode, 'latitude', t.latitude, 'longitude', t.longitude)
        from store t where t.store_code = g.store_code) as store
    from order_line l join order_allocation a on a.order_line_id = l.id
      join order_delivery_group g on g.order_id = l.order_id and g.position = a.delivery_group
    where l.id = ${orderLineId} and l.order_id = ${order.id} limit 1`.execute(trx)
  const [line] = rows
  if (!line) throw new Error(`order ${order.number} has no line ${orderLineId}`)
  return line
}

/** Locks the size in the global order. @returns what other sources can send */
async function lockStock(trx: Trx, sku: string, without: readonly string[]): Promise<SourceStock[]> {
  const { rows } = await sql<SourceStock>`
    select source, on_hand - reserved as quantity from stock
    where sku = ${sku} and ships and on_hand > reserved and source <> all(${[...without]}::text[])
    order by source for no key update`.execute(trx)
  return rows
}

export function destinationOf(
  { shipping_address: address, website_id }: OrderRow,
  line: LineToMove,
): Omit<Destination, 'zones'> {
  const country = line.store?.country ?? address?.countryCode ?? requireBrand(website_id).country
  const serving = deliveryMethods.filter((method) => method.country === country)
  const method = serving.find(({ methodCode }) => methodCode === line.method) ?? serving[0]
  const [minDays, maxDays] = method?.workingDays[requireBrand(website_id).country] ?? [0, 0]
  const point = line.store ?? (address ? pointOf(address) : undefined)
  const postcode = line.store?.postcode ?? address?.postcode
  return { country, postcode, shipping: { methodCode: method?.methodCode ?? '', minDays, maxDays }, point }
}

/** The pieces leave the declining source's reservation without going back on its shelf. */
async function moveReservations(
  trx: Trx,
  { order, declinedBy, quantity }: DeclinedLine,
  sku: string,
  placed: readonly SourceStock[],
): Promise<void> {
  await sql`
    with placed as (
      select * from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as part (source text, quantity int)),
    ended as (delete from reservation
      where order_id = ${order.id} and sku = ${sku} and source = ${declinedBy} and quantity <= ${quantity}),
    lowered as (update reservation set quantity = quantity - ${quantity}
      where order_id = ${order.id} and sku = ${sku} and source = ${declinedBy} and quantity > ${quantity}),
    taken as (update stock s set on_hand = s.on_hand - p.quantity, sold_since_count = s.sold_since_count + p.quantity,
        updated_at = now()
      from placed p where s.sku = ${sku} and s.source = p.source)
    insert into reservation (order_id, sku, source, quantity, state, expires_at, committed_at)
      select ${order.id}::bigint, ${sku}, source, quantity, 'committed', now(), now() from placed
    on conflict (order_id, sku, source) do update set quantity = reservation.quantity + excluded.quantity,
      committed_at = excluded.committed_at`.execute(trx)
}

async function record(trx: Trx, declined: DeclinedLine, line: LineToMove, entry: ReallocatedLine): Promise<void> {
  const { order, orderLineId } = declined
  if (entry.placed.length > 0)
    await trx
      .insertInto('order_allocation')
      .values(
        entry.placed.map((part) => ({
          ...part,
          order_id: order.id,
          order_line_id: orderLineId,
          delivery_group: line.group,
        })),
      )
      .execute()
  await sql`update orders set updated_at = now(), allocation_reasons = coalesce(allocation_reasons, '{}') ||
      jsonb_build_object('again', coalesce(allocation_reasons -> 'again', '[]') || ${JSON.stringify([entry])}::jsonb)
    where id = ${order.id}`.execute(trx)
  const { reasons: _reasons, ...detail } = entry
  await recordOrderEvent(trx, { orderId: order.id, kind: 'reallocated', actor: 'operator', detail })
}

/**
 * Allocates pieces that a source declined to other sources of its delivery group; a collection is sent to its store.
 * The caller has locked the paid order, marks the declined allocations, and passes lines in order of their skus.
 * [decision 97]
 */
export async function reallocateLine(trx: Trx, declined: DeclinedLine): Promise<Reallocation> {
  const { order, orderLineId, quantity, declinedBy, without = [] } = declined
  const line = await requireLine(trx, declined)
  const stock = await lockStock(trx, line.sku, [declinedBy, ...without])
  const wanted = { id: orderLineId, sku: line.sku, quantity, stock }
  const brand = requireBrand(order.website_id)
  const destination = { ...destinationOf(order, line), zones: await loadDeliveryZones(trx) }
  const { parts, reasons } = await allocateFrom(trx, [wanted], destination, brand)
  const placed = parts.get(orderLineId) ?? []
  const missing = quantity - placed.reduce((sum, part) => sum + part.quantity, 0)
  await moveReservations(trx, declined, line.sku, placed)
  await record(trx, declined, line, { line: line.position, declinedBy, placed, missing, ...(reasons && { reasons }) })
  return { placed, missing }
}
