import type { Brand } from '@welt/brands'
import { type Kysely, sql } from 'kysely'
import type { PurchasableVariant } from '#modules/catalogue'
import { allocateFrom, type DeliveryMethod, deliveryMethods, loadDeliveryZones, pointOf } from '#modules/fulfilment'
import { type OrderRow, reserveForReturn } from '#modules/orders'
import type { Database, Db } from '#src/platform/database'
import type { StoredAddress } from '#tables/cart'

type SwapSite = Pick<Brand, 'country' | 'timeZone'>

/** Where the swap goes: as the order was sent, or to the billing address of what was collected. */
export interface SwapDelivery {
  readonly address: StoredAddress
  readonly method: DeliveryMethod | undefined
}

export async function loadSwapDelivery(trx: Db, order: OrderRow): Promise<SwapDelivery> {
  const group = await trx
    .selectFrom('order_delivery_group')
    .select('method_code')
    .where('order_id', '=', order.id)
    .where('kind', '=', 'delivery')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  const address = (group && order.shipping_address) ?? order.billing_address
  const serving = deliveryMethods.filter(({ country }) => country === address.countryCode)
  return { address, method: serving.find(({ methodCode }) => methodCode === group?.method_code) ?? serving[0] }
}

export function parcelDaysOf(method: DeliveryMethod | undefined, { country }: Pick<Brand, 'country'>) {
  const [minDays, maxDays] = method?.workingDays[country] ?? [0, 0]
  return { methodCode: method?.methodCode ?? '', minDays, maxDays }
}

/** The end of the last day in the site's zone. */
async function endOfDay(db: Db, day: string, timeZone: string): Promise<Date> {
  const { rows } = await sql<{ end: Date }>`
    select (${day}::date + 1)::timestamp at time zone ${timeZone} as "end"`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`${day} has no end`)
  return row.end
}

interface WantedSwap {
  readonly order: OrderRow
  readonly itemId: number
  readonly variant: PurchasableVariant
  readonly quantity: number
  /** Last day, `YYYY-MM-DD`. */
  readonly until: string
}

/** From one source that has all of it. @returns false, with nothing reserved, when sold out */
export async function reserveSwap(trx: Kysely<Database>, site: SwapSite, wanted: WantedSwap): Promise<boolean> {
  const { order, itemId, variant, quantity, until } = wanted
  const stock = variant.stock.filter((one) => one.quantity >= quantity)
  if (stock.length === 0) return false
  const { address, method } = await loadSwapDelivery(trx, order)
  const destination = {
    country: address.countryCode,
    postcode: address.postcode,
    zones: await loadDeliveryZones(trx),
    shipping: parcelDaysOf(method, site),
    point: pointOf(address),
  }
  const { parts } = await allocateFrom(
    trx,
    [{ id: itemId, sku: variant.variantSku, quantity, stock }],
    destination,
    site,
  )
  const part = parts.get(itemId)?.find((one) => one.quantity === quantity)
  if (!part) return false
  const expiresAt = await endOfDay(trx, until, site.timeZone)
  return reserveForReturn(trx, itemId, { sku: variant.variantSku, source: part.source, quantity }, expiresAt)
}
