import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { createCart } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { ADDRESS } from '#src/testing/guest'
import { randomRun } from '#src/testing/random/random-run'
import { enterCard, newKey, place, SKU } from '#src/testing/shop'
import { closePaymentShop, openPaymentShop, resetShop, shop } from '../testing/payment-shop.ts'

before(openPaymentShop)
after(closePaymentShop)

const PAGE = gql(`query { products(filter: { sku: { eq: "TEST" } }) { items {
  price_range { minimum_price { final_price { value } } } } } }`)
const FILL = gql(`mutation ($id: String!, $sku: String!, $quantity: Float!, $address: CartAddressInput!) {
  addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: $quantity }]) { user_errors { message } cart {
    items { prices { price_including_tax { value } } } } }
  setGuestEmailOnCart(input: { cart_id: $id, email: "ada@example.com" }) { cart { email } }
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart {
    shipping_addresses { available_shipping_methods { carrier_code method_code amount { value } } } } }
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } } }`)
const CHOOSE = gql(`mutation ($id: String!, $carrier: String!, $method: String!) {
  setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }) {
    cart { prices { subtotal_including_tax { value } shipping_including_tax { value } grand_total { value } } } } }`)

const cents = (value: number | null | undefined) => Math.round((value ?? 0) * 100)

/** A third of the prices are on sale; some are below the threshold for free delivery. */
async function setPrice(chance: () => number): Promise<void> {
  const regular = 500 + Math.floor(chance() * 25_000)
  const sale = chance() < 1 / 3 ? Math.floor(regular * (0.4 + chance() / 2)) : null
  await sql`update product_site set regular_cents = ${regular}, sale_cents = ${sale}`.execute(shop.database.db)
}

/** Where the shopper looks first: the product's page. */
async function shownCents(): Promise<number> {
  const { products } = await shop.server.requireData(PAGE)
  return cents(products?.items?.[0]?.price_range.minimum_price.final_price.value)
}

async function fill(chance: () => number, quantity: number) {
  const id = await createCart(shop.server)
  const filled = await shop.server.requireData(FILL, { id, sku: SKU, quantity, address: ADDRESS })
  assert.deepEqual(filled.addProductsToCart.user_errors, [])
  const methods = filled.setShippingAddressesOnCart?.cart.shipping_addresses[0]?.available_shipping_methods ?? []
  const method = methods[Math.floor(chance() * methods.length)]
  assert.ok(method?.method_code)
  const choice = { id, carrier: method.carrier_code, method: method.method_code }
  const { setShippingMethodsOnCart: chosen } = await shop.server.requireData(CHOOSE, choice)
  return {
    id,
    unitCents: cents(filled.addProductsToCart.cart.items[0]?.prices.price_including_tax.value),
    deliveryCents: cents(method.amount.value),
    prices: chosen?.cart.prices,
  }
}

const { chance, rounds } = randomRun('Prices from the product to the order', 50)

test('the price first seen is the price paid; a changed one is shown before it is charged', async () => {
  await resetShop()
  await sql`update stock set on_hand = 1000000`.execute(shop.database.db)
  for (let round = 1; round <= rounds; round += 1) {
    await setPrice(chance)
    const seenCents = await shownCents()
    const quantity = 1 + Math.floor(chance() * 3)
    const { id, unitCents, deliveryCents, prices } = await fill(chance, quantity)
    const wholeCents = cents(prices?.grand_total.value)
    assert.deepEqual(
      [
        unitCents,
        cents(prices?.subtotal_including_tax?.value),
        cents(prices?.shipping_including_tax?.value),
        wholeCents,
      ],
      [seenCents, seenCents * quantity, deliveryCents, seenCents * quantity + deliveryCents],
      `round ${round}`,
    )
    await enterCard(shop, id)
    const isChanged = chance() < 1 / 5
    if (isChanged)
      await sql`update product_site set regular_cents = regular_cents + 100, sale_cents = null`.execute(
        shop.database.db,
      )
    const first = await place(shop, id, newKey())
    if (isChanged) assert.match(first.placement.errors[0]?.message ?? '', /The new total is \$/, `round ${round}`)
    const { placement } = isChanged ? await place(shop, id, newKey()) : first
    const [refusedAt] = /(?<=The new total is \$)[\d.,]+(?=\.)/.exec(first.placement.errors[0]?.message ?? '') ?? []
    const agreedCents = refusedAt ? cents(Number(refusedAt.replaceAll(',', ''))) : wholeCents
    const paid = [...shop.gateway.charges.values()].at(-1)
    assert.deepEqual(
      [cents(placement.orderV2?.total.grand_total.value), paid?.amount.cents],
      [agreedCents, agreedCents],
      `round ${round}`,
    )
  }
  assert.equal(shop.gateway.charges.size, rounds, 'each order is charged once')
})
