import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { encodeUid } from '@welt/kit/ids'
import { moveClock, resetClock } from '#src/platform/test-clock'
import { registerCustomer, type TestCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { ledgerOf, type TestShop } from '#src/testing/shop'
import { openShopWithReturns, placeShipped, type ShippedOrder, setReturnSettings } from './testing/shipped-orders.ts'

const DAY_SECONDS = 86_400

let shop: TestShop
let ada: TestCustomer
before(async () => {
  shop = await openShopWithReturns()
  ada = await registerCustomer(shop.server, 'ada@example.com')
})
afterEach(async () => {
  await resetClock(shop.database.db)
  await setReturnSettings(shop, { returns_enabled: true })
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})
after(() => shop.close())

const REQUEST = gql(`mutation ($input: RequestReturnInput!) { requestReturn(input: $input) {
  return { uid number status created_at is_paid_return payments { psp_reference } comments { author text } method send_by is_cancelable
    items { uid status quantity request_quantity order_item { id product_name brand } custom_attributesV2 { code
      ... on AttributeSelectedOptions { selected_options { value label } } ... on AttributeValue { value } } }
    order { number } customer { email firstname } parcelpoint_info { redirect_url } label_path }
  returns { total_count } parcelpoint_info { redirect_url } } }`)
const REQUEST_AS_GUEST = gql(`mutation ($input: RequestGuestReturnInput!) { requestGuestReturn(input: $input) {
  return { uid number status send_by items { quantity } customer { email } } returns { items { number } total_count } } }`)
const ELIGIBILITY = gql(`query ($uid: ID!, $email: String, $left: Boolean) {
  CheckReturnEligibility(order_uid: $uid, guest_email: $email, check_valid_return: $left) { is_eligible message_code return_until } }`)
const ORDER = gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) {
  items { eligible_for_return qty_available_for_return quantity_return_requested return_until return_refusal eligible_if_faulty
    return_refunds { value } } items_eligible_for_return { id } returns { items { number status } } } }`)

const TOO_SMALL = { attribute_code: 'reason', value: '10406' }

const itemOf = (order: ShippedOrder, quantity = 1) => ({
  order_item_uid: order.itemUid,
  quantity_to_return: quantity,
  selected_custom_attributes: [TOO_SMALL],
})

const seenBy = async ({ token }: ShippedOrder) => (await shop.server.requireData(ORDER, { token })).guestOrderByToken

const messagesOf = ({ errors }: { readonly errors: readonly { readonly message: string }[] }) =>
  errors.map(({ message }) => message)

async function checkAs(order: ShippedOrder, left = true) {
  const { CheckReturnEligibility: found } = await shop.server.requireData(ELIGIBILITY, {
    uid: order.uid,
    email: order.email,
    left,
  })
  return found
}

test('a customer asks for a return, sees it in both lists, and it is authorised at once [R3.75, R3.77, R3.79, R7.28, R7.63]', async () => {
  const order = await placeShipped(shop, { quantity: 2, customerId: ada.id })
  const input = { order_uid: order.uid, items: [itemOf(order)], comment_text: ' Half a size more would do. ' }
  const { requestReturn } = await shop.server.requireData(REQUEST, { input }, ada.headers)
  const made = requestReturn?.return
  assert.ok(made)
  assert.match(made.number, /^\d{7}$/)
  assert.deepEqual(
    [made.status, made.is_paid_return, made.payments, made.method, made.is_cancelable, made.order?.number],
    ['AUTHORIZED', false, [], 'LABEL', true, order.number],
  )
  assert.deepEqual(
    made.comments?.map((comment) => comment?.text),
    ['Half a size more would do.'],
  )
  assert.deepEqual(
    made.items?.map((item) => [item?.status, item?.quantity, item?.request_quantity, item?.order_item.id]),
    [['AUTHORIZED', 1, 1, order.itemUid]],
  )
  assert.deepEqual(made.items?.[0]?.custom_attributesV2, [
    { code: 'reason', selected_options: [{ value: '10406', label: 'Too small' }] },
  ])
  const lists = await shop.server.requireData(
    gql(
      'query ($uid: ID!) { returns { items { number } } customer { returns { items { number } } return(uid: $uid) { number } } }',
    ),
    { uid: made.uid },
    ada.headers,
  )
  assert.equal(lists.returns?.items?.[0]?.number, made.number)
  assert.equal(lists.customer.returns?.items?.[0]?.number, made.number)
  assert.equal(lists.customer.return?.number, made.number)
})

test('a guest asks for a return by order and email or by token; a wrong email learns nothing [R7.64, R6.04]', async () => {
  const order = await placeShipped(shop, { quantity: 3 })
  const items = [itemOf(order)]
  const byEmail = await shop.server.requireData(REQUEST_AS_GUEST, {
    input: { order_uid: order.uid, guest_email: ' ADA@example.com', items },
  })
  assert.equal(byEmail.requestGuestReturn?.return?.status, 'AUTHORIZED')
  assert.match(byEmail.requestGuestReturn?.return?.send_by ?? '', /^\d{4}-\d\d-\d\d$/)
  const byToken = await shop.server.requireData(REQUEST_AS_GUEST, { input: { token: order.token, items } })
  assert.equal(byToken.requestGuestReturn?.returns?.total_count, 2)
  for (const wrong of [
    { order_uid: order.uid, guest_email: 'bo@example.com' },
    { order_uid: encodeUid(999_999), guest_email: order.email },
    { order_uid: 'nonsense', guest_email: order.email },
    { token: 'a'.repeat(22) },
    {},
  ])
    assert.deepEqual(messagesOf(await shop.server.graphql(REQUEST_AS_GUEST, { input: { ...wrong, items } })), [
      "We couldn't locate an order with the information provided.",
    ])
})

test('eligibility tells why: not sent, in time, all asked for, after the last day [R4.63, R7.61, R3.67]', async () => {
  const unsent = await placeShipped(shop, { isShipped: false })
  assert.deepEqual(await checkAs(unsent), { is_eligible: false, message_code: 'NOT_ELIGIBLE', return_until: null })
  const order = await placeShipped(shop)
  const { return_until: until, ...eligible } = (await checkAs(order)) ?? {}
  assert.deepEqual(eligible, { is_eligible: true, message_code: 'ELIGIBLE' })
  assert.match(until ?? '', /^\d{4}-\d\d-\d\d$/)
  assert.deepEqual(await seenBy(order), {
    items: [
      {
        eligible_for_return: true,
        qty_available_for_return: 1,
        quantity_return_requested: 0,
        return_until: until,
        return_refusal: null,
        eligible_if_faulty: true,
        return_refunds: [{ value: 59.95 }],
      },
    ],
    items_eligible_for_return: [{ id: order.itemUid }],
    returns: { items: [] },
  })
  await moveClock(shop.database.db, 'test', 31 * DAY_SECONDS)
  assert.equal((await checkAs(order))?.message_code, 'NOT_ELIGIBLE')
  assert.equal((await seenBy(order))?.items?.[0]?.return_refusal, 'WINDOW_ENDED')
  await resetClock(shop.database.db)
  await shop.server.requireData(REQUEST_AS_GUEST, { input: { token: order.token, items: [itemOf(order)] } })
  assert.equal((await checkAs(order))?.message_code, 'ALREADY_RETURNED')
  assert.equal((await checkAs(order, false))?.message_code, 'ELIGIBLE')
  assert.equal((await seenBy(order))?.items?.[0]?.quantity_return_requested, 1)
})
