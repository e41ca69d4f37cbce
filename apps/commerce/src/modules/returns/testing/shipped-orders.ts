import { encodeUid } from '@welt/kit/ids'
import { sql } from 'kysely'
import { shipOrder } from '#modules/payment'
import { enterCard, fillCart, place, SKU, type TestShop } from '#src/testing/shop'
import { openShopWithStores } from '../../orders/testing/collections.ts'

/** Of the test shop's site. */
export async function setReturnSettings(
  { database: { db } }: TestShop,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [key, value] of Object.entries(settings))
    await sql`
      insert into site_setting (website_id, key, value) values (9, ${key}, ${JSON.stringify(value)}::jsonb)
      on conflict (website_id, key) do update set value = excluded.value`.execute(db)
}

/** With returns on, two stores, and shoes enough for every test. */
export async function openShopWithReturns(): Promise<TestShop> {
  const shop = await openShopWithStores()
  await setReturnSettings(shop, { returns_enabled: true })
  await sql`update stock set on_hand = on_hand + 100 where sku = ${SKU} and source = 'warehouse'`.execute(
    shop.database.db,
  )
  return shop
}

export interface ShippedOrder {
  readonly id: number
  readonly number: string
  readonly token: string
  readonly uid: string
  readonly email: string
  /** Of the order's first line. */
  readonly itemUid: string
}

interface Wanted {
  readonly quantity?: number
  readonly sku?: string
  readonly customerId?: number
  readonly isShipped?: boolean
  /** Changes the filled cart. */
  readonly before?: (cartId: string) => Promise<unknown>
  /** `before` has chosen how it is paid. */
  readonly isFree?: boolean
}

let parcels = 0

/** Paid by card and sent in one parcel; a guest's unless a customer is named. */
export async function placeShipped(shop: TestShop, wanted: Wanted = {}): Promise<ShippedOrder> {
  const { quantity = 1, sku = SKU, customerId, isShipped = true, before, isFree = false } = wanted
  const { db } = shop.database
  const cart = await fillCart(shop, { sku, quantity })
  if (before) {
    await before(cart)
    if (!isFree) await enterCard(shop, cart)
  }
  const { placement, errors } = await place(shop, cart)
  const number = placement.orderV2?.number
  if (!number) throw new Error(JSON.stringify([placement, errors]))
  if (customerId !== undefined)
    await db.updateTable('orders').set({ customer_id: customerId }).where('number', '=', number).execute()
  if (isShipped) {
    parcels += 1
    const sent = await shipOrder(db, {
      number,
      carrier: 'startrack',
      tracking: `RET${String(parcels).padStart(6, '0')}`,
      items: [],
      source: undefined,
    })
    if ('refusal' in sent) throw new Error(JSON.stringify(sent))
  }
  const row = await db
    .selectFrom('orders as o')
    .innerJoin('order_line as l', 'l.order_id', 'o.id')
    .select(['o.id', 'o.email', 'o.access_token', 'l.id as line'])
    .where('o.number', '=', number)
    .orderBy('l.position')
    .executeTakeFirstOrThrow()
  return {
    id: row.id,
    number,
    token: row.access_token,
    uid: encodeUid(row.id),
    email: row.email,
    itemUid: encodeUid(row.line),
  }
}
