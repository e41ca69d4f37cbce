import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { formatArrival } from '@welt/kit/arrival'
import { gql } from '#src/testing/gql'
import { ADDRESS } from '../../testing/guest.ts'
import { fillCart, newKey, place } from '../../testing/shop.ts'
import { closePaymentShop, mails, openPaymentShop, resetShop, shop } from './testing/payment-shop.ts'

before(openPaymentShop)
after(closePaymentShop)

const PRODUCT = gql(`query ($postcode: String!) { productAdditionalData(sku: "TEST") {
  delivery_promise(postcode: $postcode) { place { postcode is_served } methods { estimated_from estimated_to } } } }`)
const CART = gql(`query ($id: String!) { cart(cart_id: $id) { shipping_addresses {
  selected_shipping_method { estimated_from estimated_to } } } }`)
const ORDER = gql(
  `query ($token: String!) { guestOrderByToken(input: { token: $token }) { estimated_from estimated_to } }`,
)
const PLACES = gql(`query ($postcode: String!) { deliveryPlace(postcode: $postcode) {
  postcode label regions is_served message } }`)

test('product page, cart, order and mail promise the same days', async () => {
  await resetShop()
  const answer = await shop.server.requireData(PRODUCT, { postcode: ADDRESS.postcode })
  const promise = answer.productAdditionalData?.delivery_promise
  assert.deepEqual(promise?.place, { postcode: ADDRESS.postcode, is_served: true })
  const days = promise?.methods[0]
  assert.ok(days)
  const id = await fillCart(shop)
  const { cart } = await shop.server.requireData(CART, { id })
  assert.deepEqual(cart.shipping_addresses[0]?.selected_shipping_method, days)
  const { placement } = await place(shop, id, newKey())
  const { guestOrderByToken: order } = await shop.server.requireData(ORDER, { token: placement.orderV2?.token ?? '' })
  assert.deepEqual(order, days)
  const shown = formatArrival({ earliest: days.estimated_from, latest: days.estimated_to })
  assert.ok((await mails())[0]?.text.includes(`Arriving ${shown}`))
})

test('whatever is typed as a postcode is answered with what to do next', async () => {
  const find = async (postcode: string) => (await shop.server.requireData(PLACES, { postcode })).deliveryPlace
  assert.deepEqual(await find(' 6012 '), {
    postcode: '6012',
    label: 'Mosman Park WA 6012',
    regions: ['WA'],
    is_served: true,
    message: null,
  })
  const refused = { regions: [], is_served: false }
  const typo = { ...refused, message: 'Enter a postcode of 4 digits, such as 3000.' }
  assert.deepEqual(await find(''), { ...typo, postcode: '', label: '' })
  assert.deepEqual(await find("' or 1=1 --"), { ...typo, postcode: "' or 1=1 --", label: "' or 1=1 --" })
  assert.deepEqual(await find('9'.repeat(5000)), { ...typo, postcode: '9'.repeat(20), label: '9'.repeat(20) })
  const unknown = await find('0001')
  assert.deepEqual(
    [unknown.is_served, unknown.message],
    [false, 'We don’t know the postcode 0001. Check its digits, or enter one near you.'],
  )
  const abroad = await find('9016')
  assert.equal(abroad.is_served, false)
  assert.match(abroad.message ?? '', /^9016 is a postcode in New Zealand\. /)
})
