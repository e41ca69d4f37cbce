import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import type { TestShop } from '#src/testing/shop'
import { openShopWithReturns, placeShipped } from '../testing/shipped-orders.ts'

let shop: TestShop
before(async () => {
  shop = await openShopWithReturns()
})
after(() => shop.close())

const REQUEST = gql(`mutation ($token: String!, $item: ID!, $method: ReturnMethod) {
  requestGuestReturn(input: { token: $token, method: $method, items: [{ order_item_uid: $item, quantity_to_return: 1,
    selected_custom_attributes: [{ attribute_code: "reason", value: "10413" }] }] }) { return { uid send_by } } }`)
const RENEW = gql(`mutation ($uid: ID!, $token: String) {
  renewReturnLabel(input: { return_uid: $uid, token: $token }) { return { send_by status } } }`)

async function requested(method: 'LABEL' | 'STORE' = 'LABEL') {
  const { token, itemUid: item } = await placeShipped(shop)
  const { requestGuestReturn: made } = await shop.server.requireData(REQUEST, { token, item, method })
  return { token, uid: made?.return?.uid ?? '', sendBy: made?.return?.send_by }
}

async function renew({ uid, token }: { readonly uid: string; readonly token: string | null }) {
  const { data, errors } = await shop.server.graphql(RENEW, { uid, token })
  return errors[0]?.message ?? data?.renewReturnLabel?.return?.send_by
}

const expire = (uid: string) =>
  sql`update return_request set send_by = current_date - 20 where uid = ${uid}`.execute(shop.database.db)

const TOO_LATE = 'It is too late to change this return.'

test('an expired label is renewed from today, twice at most; one that is still good is kept', async () => {
  const made = await requested()
  assert.equal(await renew(made), made.sendBy)
  for (const _ of [1, 2]) {
    await expire(made.uid)
    assert.equal(await renew(made), made.sendBy)
    assert.equal(await renew(made), made.sendBy, 'again changes nothing')
  }
  await expire(made.uid)
  assert.equal(await renew(made), TOO_LATE)
  const { rows } = await sql<{ actor: string }>`
    select actor from return_event e join return_request q on q.id = e.return_id
    where q.uid = ${made.uid} and e.kind = 'label_renewed'`.execute(shop.database.db)
  assert.deepEqual(rows, [{ actor: 'guest' }, { actor: 'guest' }])
})

test('others’ returns, and those that are not posted or are here, have no label to renew', async () => {
  const [made, stranger, atStore] = [await requested(), await requested(), await requested('STORE')]
  await expire(made.uid)
  assert.equal(await renew({ ...made, token: stranger.token }), "The return isn't available.")
  assert.equal(await renew({ ...made, token: null }), "The return isn't available.")
  assert.equal(await renew(atStore), TOO_LATE)
  await sql`update return_request set status = 'RECEIVED' where uid = ${made.uid}`.execute(shop.database.db)
  assert.equal(await renew(made), TOO_LATE)
})
