import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { chargesOf } from '../testing/buying/buying.ts'
import { type GraphqlAnswer, graphql, requireData } from '../testing/graphql.ts'
import { test } from '../testing/journey.ts'
import { operate } from '../testing/operator.ts'
import { until } from '../testing/until.ts'

const BUYERS = 300
const PAIRS = 2
/** Concurrency for filling carts; the orders are all placed concurrently. */
const FILLING_AT_ONCE = 10
const STORE = 'williams_au'

const ADDRESS = {
  firstname: 'Ada',
  lastname: "O'Neil",
  street: ['1 Swanston Street'],
  city: 'Melbourne',
  region: 'VIC',
  postcode: '3000',
  country_code: 'AU',
  telephone: '0400000000',
}

const LAST_SHOE = `{ products(search: "shoe", pageSize: 1, currentPage: 3) { items { sku ... on ConfigurableProduct { variants { product { sku } } } } } }`

const FILL = `mutation ($id: String!, $sku: String!, $email: String!, $address: CartAddressInput!, $state: String!) {
  addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { user_errors { message } }
  setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } }
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "adyen_cc", adyen_additional_data_cc: { stateData: $state } } }) { cart { id } }
}`

const PLACE = `mutation ($id: String!) {
  placeOrder(input: { cart_id: $id }) { errors { code message } order { order_number adyen_payment_status { resultCode } } }
}`

interface Placed {
  readonly placeOrder: {
    readonly errors: readonly { readonly message: string }[] | null
    readonly order: {
      readonly order_number: string
      readonly adyen_payment_status: { readonly resultCode: string | null } | null
    } | null
  } | null
}

/** Adyen's plain test values, as a browser would have encrypted them. */
const CARD_STATE = JSON.stringify({
  paymentMethod: {
    type: 'scheme',
    encryptedCardNumber: 'test_4111111111111111',
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
    brand: 'visa',
  },
})

/** Carts of all buyers, ready to order. */
async function fillCarts(sku: string, state: string): Promise<string[]> {
  const carts: string[] = []
  const buyers = Array.from({ length: BUYERS }, (_, at) => `last-pairs-${at}@example.com`)
  const fill = async () => {
    for (let email = buyers.pop(); email; email = buyers.pop()) {
      const { createEmptyCart: id } = await requireData<{ createEmptyCart: string }>(
        STORE,
        'mutation { createEmptyCart }',
      )
      const { addProductsToCart } = await requireData<{ addProductsToCart: { user_errors: unknown[] } }>(STORE, FILL, {
        id,
        sku,
        email,
        address: ADDRESS,
        state,
      })
      assert.deepEqual(addProductsToCart.user_errors, [])
      carts.push(id)
    }
  }
  await Promise.all(Array.from({ length: FILLING_AT_ONCE }, fill))
  return carts
}

/** Retries with the same key while the shop answers that it is busy, as on a slow machine. */
async function placeUntilAnswered(id: string): Promise<GraphqlAnswer<Placed>> {
  const key = randomUUID()
  let answer: GraphqlAnswer<Placed> | undefined
  await until(async () => {
    answer = await graphql<Placed>(STORE, PLACE, { id }, { 'idempotency-key': key })
    const phrase = answer.data?.placeOrder?.errors?.[0]?.message ?? answer.errors?.[0]?.message ?? ''
    return !/busy|took too long|still being placed/.test(phrase)
  }, `${id} is never told`)
  assert.ok(answer)
  return answer
}

test('300 buyers of the last 2 pairs make 2 orders and 2 charges; the others get a message [R7.96]', async () => {
  const found = await requireData<{ products: { items: { variants: { product: { sku: string } }[] }[] } }>(
    STORE,
    LAST_SHOE,
  )
  const sku = found.products.items[0]?.variants.at(-1)?.product.sku
  assert.ok(sku)
  assert.equal((await operate('stock', sku, String(PAIRS))).code, 0)
  const carts = await fillCarts(sku, CARD_STATE)
  const answers = await Promise.all(carts.map(placeUntilAnswered))
  const numbers = answers.flatMap(({ data }) => data?.placeOrder?.order?.order_number ?? [])
  assert.equal(numbers.length, PAIRS)
  const phrase = answers
    .filter(({ data }) => !data?.placeOrder?.order)
    .map(({ data, errors }) => data?.placeOrder?.errors?.[0]?.message ?? errors?.[0]?.message)
  assert.equal(phrase.length, BUYERS - PAIRS)
  assert.deepEqual([...new Set(phrase)], ['Unable to place order: Some of the products are out of stock.'])
  const charges = (await Promise.all(numbers.map((number) => chargesOf(number)))).flat()
  assert.deepEqual(
    charges.map(({ state }) => /^(authorised|captured)$/i.test(state)),
    [true, true],
  )
  const invariants = await operate('invariants')
  assert.equal(invariants.code, 0, invariants.output)
  assert.equal((await operate('stock', sku, '20')).code, 0)
})
