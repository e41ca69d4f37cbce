import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gql } from '#src/testing/gql'
import type { TestShop } from '#src/testing/shop'
import { openShopWithReturns, placeShipped, type ShippedOrder, setReturnSettings } from './testing/shipped-orders.ts'

let shop: TestShop
before(async () => {
  shop = await openShopWithReturns()
})
after(() => shop.close())

const DROP_OFF = gql(`mutation ($input: RequestGuestReturnInput!) { requestGuestReturn(input: $input) {
  return { uid number method parcelpoint_info { redirect_url } }
  parcelpoint_info { redirect_url post_data { key value } } } }`)

const inputOf = ({ token, itemUid }: ShippedOrder, isParcelPoint: boolean) => ({
  token,
  is_parcelpoint: isParcelPoint,
  items: [
    {
      order_item_uid: itemUid,
      quantity_to_return: 1,
      selected_custom_attributes: [{ attribute_code: 'reason', value: '10413' }],
    },
  ],
})

test('a parcel-point return answers with a page and its fields, only while the flag is on [J01.2, R3.79, R3.80]', async () => {
  const order = await placeShipped(shop, { quantity: 3 })
  const refused = await shop.server.graphql(DROP_OFF, { input: inputOf(order, true) })
  assert.equal(refused.errors[0]?.message, 'Parcel point is not available.')
  await setReturnSettings(shop, { feature_flags: { parcelPoint: true } })
  const { requestGuestReturn: made } = await shop.server.requireData(DROP_OFF, { input: inputOf(order, true) })
  const { redirect_url: page, post_data: fields } = made?.parcelpoint_info ?? {}
  assert.equal(page, 'https://points.test/drop-off')
  assert.equal(made?.return?.parcelpoint_info?.redirect_url, page)
  assert.deepEqual(
    fields?.map(({ key }) => key),
    ['return_number', 'shop', 'country', 'return_url'],
  )
  assert.equal(fields[0]?.value, made?.return?.number)
  assert.match(fields[3]?.value ?? '', /\/return\/view\?return=[\w-]+&sent=1$/)
  const { requestGuestReturn: posted } = await shop.server.requireData(DROP_OFF, { input: inputOf(order, false) })
  assert.equal(posted?.parcelpoint_info, null)
})
