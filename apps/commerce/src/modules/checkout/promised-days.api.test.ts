import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { formatArrival } from '@welt/kit/arrival'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import { openStores, STORE } from '../../testing/collection.ts'
import { ADDRESS } from '../../testing/guest.ts'
import { fillCart, newKey, place } from '../../testing/shop.ts'
import { closePaymentShop, mails, openPaymentShop, resetShop, shop } from './testing/payment-shop.ts'

before(openPaymentShop)
after(closePaymentShop)

const PRODUCT = gql(`query ($postcode: String!) { productAdditionalData(sku: "TEST") {
  delivery_promise(postcode: $postcode) { place { postcode is_served } order_before methods { estimated_from estimated_to } } } }`)
const CART = gql(`query ($id: String!) { cart(cart_id: $id) { shipping_addresses {
  selected_shipping_method { estimated_from estimated_to } }
  delivery_groups { method { estimated_from estimated_to } } } }`)
const ORDER = gql(
  `query ($token: String!) { guestOrderByToken(input: { token: $token }) { estimated_from estimated_to } }`,
)
const PLACES = gql(`query ($postcode: String!) { deliveryPlace(postcode: $postcode) {
  postcode label regions is_served message } }`)

async function promisedDays() {
  const answer = await shop.server.requireData(PRODUCT, { postcode: ADDRESS.postcode })
  const promise = answer.productAdditionalData?.delivery_promise
  assert.deepEqual(promise?.place, { postcode: ADDRESS.postcode, is_served: true })
  const days = promise?.methods[0]
  assert.ok(days)
  const id = await fillCart(shop)
  const { cart } = await shop.server.requireData(CART, { id })
  assert.deepEqual(cart.shipping_addresses[0]?.selected_shipping_method, days)
  assert.deepEqual(cart.delivery_groups[0]?.method, days)
  const { placement } = await place(shop, id, newKey())
  const { guestOrderByToken: order } = await shop.server.requireData(ORDER, { token: placement.orderV2?.token ?? '' })
  assert.deepEqual(order, days)
  return { days, orderBefore: promise.order_before }
}

test('product page, cart, order and mail promise the same days', async () => {
  await resetShop()
  const { days } = await promisedDays()
  const shown = formatArrival({ earliest: days.estimated_from, latest: days.estimated_to })
  assert.ok((await mails())[0]?.text.includes(`Arriving ${shown}`))
})

test('days and cut-off are those of the store that sends, when the warehouse has none', async () => {
  await resetShop()
  await openStores(shop, { [STORE]: 3 })
  const { days: sooner } = await promisedDays()
  await sql`update source set ships = true, country = 'AU', state = 'WA', time_zone = 'Australia/Perth'
    where code = ${STORE}`.execute(shop.database.db)
  await sql`update stock set on_hand = 0, reserved = 0 where source = 'warehouse'`.execute(shop.database.db)
  const { days, orderBefore } = await promisedDays()
  assert.match(orderBefore, /T14:00:00\+08:00$/)
  assert.ok(days.estimated_to > sooner.estimated_to, 'not as from the warehouse in Victoria')
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
