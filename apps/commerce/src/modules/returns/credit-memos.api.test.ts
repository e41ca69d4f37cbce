import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { brandOf } from '@welt/brands'
import { addPromotion } from '#modules/promotions'
import { gql } from '#src/testing/gql'
import { runWelt } from '#src/testing/run-welt'
import { ledgerOf, notificationOf, postWebhook, runJobs, type TestShop } from '#src/testing/shop'
import { applied, issueCard, switchGiftCards } from '../gift-cards/testing/test-cards.ts'
import { openShopWithReturns, placeShipped, type ShippedOrder, setReturnSettings } from './testing/shipped-orders.ts'

let shop: TestShop
before(async () => {
  shop = await openShopWithReturns()
  await switchGiftCards(shop, true)
  const open = { from: undefined, to: undefined, useLimit: undefined, perCustomerLimit: undefined }
  await addPromotion(shop.database.db, brandOf('williams'), {
    ...{ ...open, priority: 0, isListed: false, key: 'ten', label: 'Ten off', codes: ['TEN'] },
    rule: { effect: { kind: 'percent', percent: 10 } },
  })
})
after(() => shop.close())

const CODE = gql(`mutation ($id: String!) {
  applyCouponsToCart(input: { cart_id: $id, coupon_codes: ["TEN"] }) { cart { id } } }`)
const SESSION = gql(`query ($uid: ID!, $email: String) {
  GetReturnPaymentSession(order_uid: $uid, guest_email: $email) { reference } }`)
const REQUEST = gql(`mutation ($input: RequestGuestReturnInput!) {
  requestGuestReturn(input: $input) { return { number } } }`)
const RETURNS = gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) { returns { items {
  number status created_at is_paid_return payments { psp_reference return_label_cost { value } return_payment_method }
  comments { author text created_at } order { number } items { quantity status order_item { id product_sku } }
  refund { subtotal { value } discount { value } total { value } payments { name amount { value } } }
  credit_memos { number items { product_sku quantity_refunded }
    total { subtotal { value } discounts { label amount { value } } grand_total { value }
      gift_card_amount { value } adjustment { value } total_tax { value } } } } } } }`)

async function step(t: TestContext, ...words: readonly string[]): Promise<void> {
  const { code, out } = await runWelt(t, shop.database.url, 'returns', ...words, '--json')
  assert.equal(code, 0, out)
}

/** Two pairs of $59.95 with 10 % off, paid with a gift card of $50 and a card. */
async function placeWithSavings(): Promise<ShippedOrder> {
  const card = await issueCard(shop, 5000)
  return placeShipped(shop, {
    quantity: 2,
    before: async (id) => {
      await shop.server.requireData(CODE, { id })
      await applied(shop, id, card)
    },
  })
}

async function requestPaid(order: ShippedOrder): Promise<string> {
  const { uid, email, token, itemUid } = order
  const { GetReturnPaymentSession: session } = await shop.server.requireData(SESSION, { uid, email })
  const reference = session?.reference ?? ''
  await postWebhook(shop, notificationOf(shop, { pspReference: 'MEMO1', merchantReference: reference, cents: 995 }))
  const reason = { attribute_code: 'reason', value: '10406' }
  const { requestGuestReturn } = await shop.server.requireData(REQUEST, {
    input: {
      ...{ token, return_reference: reference, comment_text: 'Half a size more would do.' },
      items: [{ order_item_uid: itemUid, quantity_to_return: 2, selected_custom_attributes: [reason] }],
    },
  })
  return requestGuestReturn?.return?.number ?? ''
}

async function seen({ token }: ShippedOrder) {
  const { guestOrderByToken: order } = await shop.server.requireData(RETURNS, { token })
  const [made] = order?.returns?.items ?? []
  assert.ok(made)
  return made
}

const AMOUNTS = (total: number, discount: number, money: number, cards: number) => ({
  subtotal: { value: total },
  discounts: [{ label: 'Ten off', amount: { value: discount } }],
  grand_total: { value: money },
  gift_card_amount: { value: cards },
  adjustment: { value: 0 },
})

test('a paid return has all fields; each refund has a credit memo that adds up to the cent [R9.39, A104]', async (t) => {
  await setReturnSettings(shop, { paid_return_label_enabled: true, paid_return_label_cents: 995 })
  const order = await placeWithSavings()
  const number = await requestPaid(order)
  const { created_at: createdAt, comments, items, credit_memos: none, refund, ...facts } = await seen(order)
  assert.deepEqual(facts, {
    ...{ number, status: 'AUTHORIZED', is_paid_return: true, order: { number: order.number } },
    payments: [{ psp_reference: 'MEMO1', return_label_cost: { value: 9.95 }, return_payment_method: '3' }],
  })
  assert.ok(Math.abs(Date.now() - Date.parse(createdAt)) < 600_000, createdAt)
  assert.equal(comments?.[0]?.text, 'Half a size more would do.')
  assert.deepEqual(
    items?.map((item) => [item?.quantity, item?.status, item?.order_item.id]),
    [[2, 'AUTHORIZED', order.itemUid]],
  )
  assert.deepEqual([none, refund.total.value, refund.payments], [[], 107.91, []])
  for (const words of [
    ['receive'],
    ['inspect', '--as', 'resell'],
    ['approve'],
    ['refund', '--item', '1=1'],
    ['refund'],
  ])
    await step(t, words[0] ?? '', number, ...words.slice(1))
  await runJobs(shop, ['send-capture', 'send-refund', 'settle-payment'])
  const { credit_memos: memos, refund: refunded, status } = await seen(order)
  assert.deepEqual(
    memos.map(({ number: of, items: pieces, total }) => {
      const { total_tax: _, ...amounts } = total ?? {}
      return [of, pieces?.map((piece) => piece?.quantity_refunded), amounts]
    }),
    [
      [`${order.number}-C1`, [1], AMOUNTS(59.95, 6, 53.95, 0)],
      [`${order.number}-C2`, [1], AMOUNTS(59.95, 5.99, 3.96, 50)],
    ],
  )
  assert.equal(status, 'PROCESSED_AND_CLOSED')
  const { payments, ...sums } = refunded
  assert.deepEqual(sums, { subtotal: { value: 119.9 }, discount: { value: 11.99 }, total: { value: 107.91 } })
  assert.deepEqual(
    payments.map(({ amount }) => amount.value),
    [57.91, 50],
  )
  assert.equal(payments[1]?.name, 'Gift card')
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})
