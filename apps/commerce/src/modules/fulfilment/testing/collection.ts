import { encodeUid } from '@welt/kit/ids'
import { gql } from '#src/testing/gql'
import { database, server } from './delivery-server.ts'

export const STORE = 'wil_bendigo'

export const COLLECTED = `id fulfilment is_fulfilment_auto_updated email preferred_store_data { store_code enabled_for_cnc }
  selected_shipping_method_options { cart_item_uid shipping_method_option }
  itemsV2 { items { uid quantity is_available not_available_message product { sku } } }
  delivery_groups { kind item_uids amount { value } store { store_code } }
  prices { grand_total { value } }`

export async function storeId(code: string): Promise<string> {
  const { id } = await database.db
    .selectFrom('store')
    .select('id')
    .where('store_code', '=', code)
    .executeTakeFirstOrThrow()
  return encodeUid(id)
}

/** Counted now, so that all of it is offered. */
export async function stockStore(pieces: Readonly<Record<string, number>>, source = STORE): Promise<void> {
  for (const [sku, on_hand] of Object.entries(pieces))
    await database.db
      .insertInto('stock')
      .values({ sku, source, on_hand })
      .onConflict((conflict) => conflict.columns(['sku', 'source']).doUpdateSet({ on_hand, reserved: 0 }))
      .execute()
}

export const SET_STORE = gql(`mutation ($input: SetPreferredStoreInput!) {
  setPreferredStore(input: $input) { success cart { ${COLLECTED} } } }`)

export async function chooseStore(id: string, code = STORE, headers: Record<string, string> = {}, email?: string) {
  const input = { cart_id: id, store_id: await storeId(code), ...(email !== undefined && { email }) }
  return (await server.requireData(SET_STORE, { input }, headers)).setPreferredStore.cart
}

export const UNSET_STORE = gql(`mutation ($id: String!) {
  unsetPreferredStore(input: {cart_id: $id}) { success cart { ${COLLECTED} } } }`)

export const SET_OPTION = gql(`mutation ($input: SetShippingMethodOptionInput!) {
  setShippingMethodOption(input: $input) { cart { ${COLLECTED} } } }`)

export const SET_OPTIONS = gql(`mutation ($input: SetShippingMethodOptionsInput!) {
  setShippingMethodOptions(input: $input) { cart { ${COLLECTED} } } }`)

const READ_CART = gql(`query ($id: String!) { cart(cart_id: $id) { ${COLLECTED} } }`)

export async function readCart(id: string, headers: Record<string, string> = {}) {
  return (await server.requireData(READ_CART, { id }, headers)).cart
}

export async function lineUids(id: string, headers: Record<string, string> = {}): Promise<string[]> {
  return (await readCart(id, headers)).selected_shipping_method_options.map(({ cart_item_uid: uid }) => uid)
}

export async function collectLine(id: string, uid: string, headers: Record<string, string> = {}) {
  const input = { cart_id: id, cart_item_uid: uid, shipping_method_option: 'clickncollect' as const }
  return (await server.requireData(SET_OPTION, { input }, headers)).setShippingMethodOption.cart
}
