import { encodeUid } from '@welt/kit/ids'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import { enterCard, fillCart, openShop, place, SKU, type TestShop } from '#src/testing/shop'

/** In Melbourne, open every day from 9 to 5. */
export const STORE = 'wil_test'
export const OTHER_STORE = 'wil_other'

/** A shop with two stores that collect, ten pairs of each size at each. */
export async function openShopWithStores(): Promise<TestShop> {
  const shop = await openShop()
  const { db } = shop.database
  const codes = [STORE, OTHER_STORE]
  await sql`insert into source (code, kind, name) select code, 'store', code from unnest(${codes}::text[]) code`.execute(
    db,
  )
  await db
    .insertInto('store')
    .values(
      codes.map((code) => ({
        store_code: code,
        retek_store_id: code,
        website_ids: [9],
        name: code === STORE ? 'Williams Test' : 'Williams Other',
        street: '1 Test Street',
        city: 'Melbourne',
        state: 'VIC',
        postcode: '3000',
        country: 'AU' as const,
        phone: '03 5550 1234',
        latitude: -37.8,
        longitude: 144.9,
        time_zone: 'Australia/Melbourne',
        hours: JSON.stringify(Array(7).fill({ opens: '09:00', closes: '17:00' })),
      })),
    )
    .execute()
  await sql`
    insert into stock (sku, source, on_hand)
    select sku, code, 10 from unnest(${codes}::text[]) code, unnest(array['TEST-38', 'TEST-39']) sku`.execute(db)
  return shop
}

const ADD = gql(`mutation ($id: String!, $sku: String!) {
  addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { user_errors { message } } }`)
const CHOOSE = gql(`mutation ($id: String!, $store: String!) {
  setPreferredStore(input: { cart_id: $id, store_id: $store }) { cart { itemsV2 { items { uid product { sku } } } } } }`)
const OPTIONS = gql(`mutation ($id: String!, $options: [LineShippingMethodOptionInput!]!) {
  setShippingMethodOptions(input: { cart_id: $id, options: $options }) { cart { fulfilment } } }`)
const NOMINEE = gql(`mutation ($id: String!) {
  setNomineeDetails(input: { cart_id: $id, nominee_first_name: "Tom", nominee_last_name: "Whitford", nominee_phone: "0491570156" }) { success } }`)

export interface CollectedOrder {
  readonly number: string
  readonly code: string
}

interface Wanted {
  readonly skus?: readonly string[]
  readonly quantity?: number
  /** The rest is delivered. */
  readonly collected?: readonly string[]
  /** Changes the filled cart. */
  readonly before?: (cartId: string) => Promise<unknown>
}

/** Of a guest, paid by card. */
export async function placeCollection(shop: TestShop, wanted: Wanted = {}): Promise<CollectedOrder> {
  const { skus = [SKU], quantity = 1, collected = skus, before } = wanted
  const { db } = shop.database
  const [first = SKU, ...more] = skus
  const id = await fillCart(shop, { sku: first, quantity })
  for (const sku of more) await shop.server.requireData(ADD, { id, sku })
  const store = await db.selectFrom('store').select('id').where('store_code', '=', STORE).executeTakeFirstOrThrow()
  await shop.server.requireData(CHOOSE, { id, store: encodeUid(store.id) })
  const lines = await db.selectFrom('cart_line').selectAll().where('cart_id', '=', id).orderBy('id').execute()
  const options = lines.map((line) => ({
    cart_item_uid: encodeUid(line.id),
    shipping_method_option: collected.includes(line.variant_sku ?? '')
      ? ('clickncollect' as const)
      : ('delivery' as const),
  }))
  await shop.server.requireData(OPTIONS, { id, options })
  await shop.server.requireData(NOMINEE, { id })
  await before?.(id)
  await enterCard(shop, id)
  const { placement, errors } = await place(shop, id)
  const number = placement.orderV2?.number
  if (!number) throw new Error(JSON.stringify([placement, errors]))
  const { code } = await db
    .selectFrom('order_delivery_group as g')
    .innerJoin('orders as o', 'o.id', 'g.order_id')
    .select('g.collection_code as code')
    .where('o.number', '=', number)
    .where('g.kind', '=', 'clickncollect')
    .executeTakeFirstOrThrow()
  return { number, code: code ?? '' }
}
