import { encodeUid } from '@welt/kit/ids'
import { sql } from 'kysely'
import { createCart } from './customer.ts'
import { gql } from './gql.ts'
import { ADDRESS } from './guest.ts'
import { enterCard, SKU, type TestShop } from './shop.ts'

export const STORE = 'bendigo'
export const OTHER_STORE = 'ballarat'

/** Two stores that collect, with pieces of the test shoe. */
export async function openStores(
  { database: { db } }: TestShop,
  pieces: { readonly [STORE]?: number; readonly [OTHER_STORE]?: number } = {},
): Promise<void> {
  for (const [i, code] of [STORE, OTHER_STORE].entries())
    await sql`
      with place as (insert into source (code, kind, name) values (${code}, 'store', ${`Williams ${code}`})
        on conflict (code) do update set name = excluded.name returning code),
      shop as (insert into store (store_code, retek_store_id, website_ids, name, street, city, state, postcode, country, phone,
          latitude, longitude, time_zone, hours)
        select code, ${String(1101 + i)}, '{9}', ${`Williams ${code}`}, '31 Mitchell Street', ${code}, 'VIC', '3550', 'AU',
          '(03) 5550 1104', -36.7 - ${i}::int, 144.2, 'Australia/Melbourne',
          (select jsonb_agg('{"opens": "09:00", "closes": "17:30"}'::jsonb) from generate_series(1, 7)) from place
        on conflict (store_code) do nothing)
      insert into stock (sku, source, on_hand)
        select sku, code, ${pieces[code as typeof STORE] ?? 0} from place, (values ('TEST-38'), ('TEST-39')) as size (sku)
        on conflict (sku, source) do update set on_hand = excluded.on_hand, reserved = 0`.execute(db)
}

export async function storeIdOf({ database: { db } }: TestShop, code: string): Promise<string> {
  const { id } = await db.selectFrom('store').select('id').where('store_code', '=', code).executeTakeFirstOrThrow()
  return encodeUid(id)
}

export const piecesAt = async ({ database: { db } }: TestShop, source: string, sku = SKU) => {
  const row = await db
    .selectFrom('stock')
    .select(['on_hand', 'reserved'])
    .where('source', '=', source)
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  return [row.on_hand, row.reserved] as const
}

const ADD = gql(`mutation ($id: String!, $store: String!, $items: [CartItemInput!]!) {
  setPreferredStore(input: { cart_id: $id, store_id: $store, email: "ada@example.com" }) { success }
  addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }`)

const FINISH = gql(`mutation ($id: String!, $address: CartAddressInput!) {
  setNomineeDetails(input: { cart_id: $id, nominee_first_name: "Bo", nominee_last_name: "Lee", nominee_phone: "0400000001" }) { success }
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } } }`)

const DELIVER = gql(`mutation ($id: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } } }`)

interface CollectedCart {
  readonly quantity?: number
  readonly store?: string
  /** A pair of the other size, sent to an address. */
  readonly isSplit?: boolean
}

/** A guest's cart with a collected line, ready to order. @returns its id */
export async function fillCollectedCart(shop: TestShop, want: CollectedCart = {}): Promise<string> {
  const { server } = shop
  const id = await createCart(server)
  const { quantity = 1, store = STORE, isSplit = false } = want
  const items = [
    { sku: SKU, quantity, shipping_method_option: 'clickncollect' as const },
    ...(isSplit ? [{ sku: 'TEST-39', quantity: 1 }] : []),
  ]
  const added = await server.requireData(ADD, { id, store: await storeIdOf(shop, store), items })
  if (added.addProductsToCart?.user_errors.length) throw new Error(JSON.stringify(added))
  await server.requireData(FINISH, { id, address: ADDRESS })
  if (isSplit) await server.requireData(DELIVER, { id, address: ADDRESS })
  await enterCard(shop, id)
  return id
}
