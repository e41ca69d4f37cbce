import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Brand, brandOf, brands } from '@welt/brands'
import { createShippingQuotes } from '#modules/fulfilment'
import { createCart, registerCustomer } from '../../testing/customer.ts'
import { gql } from '../../testing/gql.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { demoGiftCards } from '../data/gift-cards/demo-cards.ts'
import { closeSeeded, database, openSeeded, rowsOf } from '../testing/seeded-database.ts'
import { homeIn } from '../testing/shopper.ts'

let server: TestServer
before(async () => {
  await openSeeded()
  server = await startTestServer({
    db: database.db,
    ports: { shipping: createShippingQuotes() },
    settings: { LIMIT_MULTIPLIER: '1000', SIGNING_SECRET: process.env.SIGNING_SECRET ?? '' },
  })
})
after(async () => {
  await server?.close()
  await closeSeeded()
})

interface Good {
  readonly sku: string
  readonly product: string
  readonly cents: number
}

const goodsOf = ({ websiteId }: Brand) =>
  rowsOf<Good>(`select v.sku, p.sku as product, ps.regular_cents as cents from product p
    join product_site ps on ps.product_id = p.id and ps.website_id = ${websiteId} and ps.is_enabled
    join product_category pc on pc.product_id = p.id
    join category c on c.id = pc.category_id and c.website_id = ps.website_id and c.url_path = 'care'
    join variant v on v.product_id = p.id order by ps.regular_cents, v.sku`)

const CART = `shipping_addresses { available_shipping_methods { method_code amount { value } } }
  prices { grand_total { value } }`
const ADD = gql(`mutation ($id: String!, $items: [CartItemInput!]!, $address: CartAddressInput!) {
  addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } }
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) {
    cart { ${CART} } } }`)
const PAY = gql(`mutation ($id: String!, $code: String!, $pin: Int) {
  applyGiftCard(input: { cart_id: $id, gift_card_code: $code, pin: $pin }) { cart { ${CART} } } }`)

interface Item {
  readonly sku: string
  readonly quantity: number
  readonly selected_options?: readonly string[]
  readonly entered_options?: readonly { readonly uid: string; readonly value: string }[]
}

interface Filling {
  readonly brand: Brand
  readonly items: readonly Item[]
  readonly headers?: Readonly<Record<string, string>>
}

async function fill({ brand, items, headers = { store: brand.storeCode } }: Filling) {
  const id = await createCart(server, headers)
  const { addProductsToCart: added, setShippingAddressesOnCart: set } = await server.requireData(
    ADD,
    { id, items, address: homeIn(brand) },
    headers,
  )
  assert.deepEqual(added?.user_errors, [])
  assert.ok(set)
  return { id, cart: set.cart }
}

type Filled = Awaited<ReturnType<typeof fill>>['cart']

const priceOf = (cart: Filled, method: string) =>
  cart.shipping_addresses[0]?.available_shipping_methods?.find((one) => one?.method_code === method)?.amount.value

const line = (sku: string, quantity = 1) => ({ sku, quantity })

const SITES = [
  [brandOf('williams'), 1000],
  [brandOf('trybe'), 1200],
  [brandOf('styletread-nz'), 1500],
] as const

const giftCardUid = (code: string) => Buffer.from(`giftcard/${code}`).toString('base64')

/** Of $50. */
const GIFT_CARD = {
  sku: 'GIFT-CARD',
  quantity: 1,
  selected_options: [giftCardUid('giftcard_amount/50.00')],
  entered_options: Object.entries({
    giftcard_recipient_name: 'Mia',
    giftcard_recipient_email: 'mia@welt.example',
    giftcard_sender_name: 'Ana',
    giftcard_sender_email: 'ana@welt.example',
  }).map(([code, value]) => ({ uid: giftCardUid(code), value })),
}

test('each shop sells care goods under 10, in one size, with pictures, in no other category', async () => {
  const media = fileURLToPath(new URL('../../../../storefront/media/', import.meta.url))
  for (const brand of brands) {
    const goods = await goodsOf(brand)
    assert.ok(goods.length >= 4, brand.id)
    assert.deepEqual(
      goods.filter(({ cents }) => cents >= 1000),
      [],
    )
  }
  const products = await rowsOf<{
    sku: string
    sizes: string[]
    scale: string | null
    paths: string[]
    linked: number
  }>(
    `select p.sku, p.size_scale as scale, array(select v.size from variant v where v.product_id = p.id) as sizes,
       array(select i.path from product_image i where i.product_id = p.id) as paths,
       (select count(*)::int from product_link l where p.id in (l.product_id, l.linked_id)) as linked
     from product p where exists (select from product_category pc join category c on c.id = pc.category_id
       where pc.product_id = p.id and c.url_path = 'care')`,
  )
  for (const { sku, sizes, scale, paths, linked } of products) {
    assert.deepEqual([sizes, scale, linked], [['One size'], null, 0], sku)
    assert.ok(paths.length >= 3, sku)
    for (const path of paths) assert.ok(existsSync(media + path), path)
  }
  const elsewhere =
    await rowsOf(`select p.sku, c.url_path from product p join product_category pc on pc.product_id = p.id
    join category c on c.id = pc.category_id where p.size_scale is null and c.url_path <> 'care'`)
  assert.deepEqual(elsewhere, [])
})

test('shoe care below 10, on Trybe 12, in NZ 15 pays delivery; cards neither lower nor raise it [A98]', async () => {
  const websiteIds = SITES.map(([brand]) => brand.websiteId)
  await rowsOf(`insert into site_setting (website_id, key, value)
    select website_id, 'feature_flags', '{"giftCard": true}' from unnest(array[${websiteIds}]) website_id`)
  for (const [brand, thresholdCents] of SITES) {
    const [good, other] = await goodsOf(brand)
    assert.ok(good && other && good.cents < thresholdCents, brand.id)
    const method = brand.defaultShippingMethod
    const paid = priceOf((await fill({ brand, items: [line(good.sku)] })).cart, method)
    assert.ok(paid && paid > 0, brand.id)
    const setCents = (cents: number) =>
      rowsOf(`update product_site set regular_cents = ${cents} where website_id = ${brand.websiteId}
        and product_id = (select id from product where sku = '${other.product}')`)
    await setCents(thresholdCents - 1)
    assert.equal(priceOf((await fill({ brand, items: [line(other.sku)] })).cart, method), paid, brand.id)
    const withCard = await fill({ brand, items: [line(other.sku), GIFT_CARD] })
    assert.equal(priceOf(withCard.cart, method), paid, `${brand.id}: a gift card that is bought does not count`)
    await setCents(thresholdCents)
    const free = await fill({ brand, items: [line(other.sku)] })
    assert.equal(priceOf(free.cart, method), 0, brand.id)
    const card = demoGiftCards.find(
      ({ site, leftCents, expiresAt }) => site === brand.id && leftCents > 0 && !expiresAt,
    )
    const { applyGiftCard } = await server.requireData(
      PAY,
      { id: free.id, code: card?.code ?? '', pin: card?.pin },
      { store: brand.storeCode },
    )
    assert.ok(applyGiftCard)
    assert.equal(applyGiftCard.cart.prices.grand_total.value, 0, brand.id)
    assert.equal(priceOf(applyGiftCard.cart, method), 0, `${brand.id}: a gift card that pays lowers nothing`)
    const signedIn = brand.thresholds.find((one) => one.requiresLogin && one.country === brand.country)
    assert.ok(signedIn)
    await setCents(signedIn.thresholdCents)
    const customer = await registerCustomer(server, `care@${brand.id}.example`, brand.storeCode)
    const guests = await fill({ brand, items: [line(other.sku)] })
    const theirs = await fill({ brand, items: [line(other.sku)], headers: customer.headers })
    assert.ok((priceOf(guests.cart, signedIn.code) ?? 0) > 0, brand.id)
    assert.equal(priceOf(theirs.cart, signedIn.code), 0, brand.id)
  }
})
