import type { Brand } from '@welt/brands'
import { encodeUid } from '@welt/kit/ids'
import { DAY_MS } from '@welt/kit/time'
import { sql } from 'kysely'
import { issueGiftCards } from '#modules/gift-cards'
import { giveSandboxReward } from '../../adapters/loyalty/sandbox-admin.ts'
import { readLoyalty, readSigningSecrets } from '../../platform/config.ts'
import type { openDatabase } from '../../platform/database.ts'
import { Refusal } from '../calls.ts'
import { DEMO_ACCOUNT } from './demo-account.ts'
import type { PlannedOrder } from './plan.ts'
import { type Shopper, shopperOf } from './shopper.ts'

export type Db = ReturnType<typeof openDatabase>

/** Sizes for the demo orders. */
export interface Shelf {
  readonly brand: Brand
  /** Sizes with pieces in the warehouse. */
  readonly posted: readonly string[]
  readonly store: { readonly id: number; readonly code: string }
  /** Sizes with pieces at the store. */
  readonly collected: readonly string[]
}

const PERSON = { firstname: 'Robin', lastname: 'Walker' }
const HOMES = {
  AU: { street: ['12 Smith Street'], city: 'Fitzroy', region: 'VIC', postcode: '3065', telephone: '0400000000' },
  NZ: { street: ['8 Cuba Street'], city: 'Wellington', postcode: '6011', telephone: '0210000000' },
}
const homeIn = (country: 'AU' | 'NZ') => ({ ...PERSON, ...HOMES[country], country_code: country })

const CARDS = { approved: '4111111111111111', refused: '4000000000000002', 'at the bank': '4917610000000000' }

function cardState({ payment }: PlannedOrder): string {
  return JSON.stringify({
    paymentMethod: {
      type: 'scheme',
      encryptedCardNumber: `test_${CARDS[payment ?? 'approved']}`,
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode: 'test_737',
      holderName: 'Robin Walker',
    },
  })
}

const giftUid = (code: string) => Buffer.from(`giftcard/${code}`).toString('base64')
const GIFT_TEXTS = {
  custom_giftcard_amount: '50.00',
  giftcard_recipient_name: 'Mia',
  giftcard_recipient_email: 'mia@welt.example',
  giftcard_sender_name: 'Robin',
  giftcard_sender_email: DEMO_ACCOUNT.email,
  giftcard_message: 'Happy birthday.',
}
const GIFT_CARD = {
  sku: 'GIFT-CARD',
  quantity: 1,
  entered_options: Object.entries(GIFT_TEXTS).map(([code, value]) => ({ uid: giftUid(code), value })),
}

function itemsOf({ posted, collected = 0, buysGiftCard }: PlannedOrder, shelf: Shelf, n: number) {
  const pick = (skus: readonly string[], i: number) => skus[(n + i) % skus.length] ?? ''
  return [
    ...Array.from({ length: posted }, (_, i) => ({ sku: pick(shelf.posted, i), quantity: 1 })),
    ...Array.from({ length: collected }, (_, i) => ({
      sku: pick(shelf.collected, i),
      quantity: 1,
      shipping_method_option: 'clickncollect',
    })),
    ...(buysGiftCard ? [GIFT_CARD] : []),
  ]
}

const FILL = `mutation ($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }`
const STORE = `mutation ($id: String!, $store: String!) {
  setPreferredStore(input: { cart_id: $id, store_id: $store }) { success } }`
const COLLECTOR = `mutation ($id: String!, $first: String!, $last: String!) { setNomineeDetails(input: { cart_id: $id,
  nominee_first_name: $first, nominee_last_name: $last, nominee_phone: "0491570156" }) { success } }`
const DELIVER = `mutation ($id: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) {
    cart { shipping_addresses { available_shipping_methods { carrier_code method_code } } } } }`
const WAY = `mutation ($id: String!, $carrier: String!, $method: String!) {
  setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{
    carrier_code: $carrier, method_code: $method }] }) { cart { id } } }`
const LEAVE = `mutation ($id: String!, $text: String!) {
  setAuthorityToLeave(input: { cart_id: $id, checked: true, instructions: $text }) { cart { id } } }`
const BILL = `mutation ($id: String!, $address: CartAddressInput!) {
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } } }`
const CODE = `mutation ($id: String!, $code: String!) {
  applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }`
const CARD = `mutation ($id: String!, $code: String!, $pin: Int!) {
  applyGiftCard(input: { cart_id: $id, gift_card_code: $code, pin: $pin }) { cart { id } } }`
const PAY = `mutation ($id: String!, $state: String!) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "adyen_cc",
    adyen_additional_data_cc: { stateData: $state, cc_type: "VI" } } }) { cart { id } } }`
const PLACE = `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { errors { code message } } }`
const EMAIL = `mutation ($id: String!, $email: String!) {
  setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } } }`
const ATTACH = 'mutation ($token: String!) { attachOrder(input: { token: $token }) { order { number } } }'

interface Delivered {
  readonly setShippingAddressesOnCart: {
    readonly cart: {
      readonly shipping_addresses: readonly {
        readonly available_shipping_methods: readonly { readonly carrier_code: string; readonly method_code: string }[]
      }[]
    }
  }
}

async function chooseDelivery(shopper: Shopper, id: string, order: PlannedOrder, { country }: Brand): Promise<void> {
  const address = homeIn(order.toNewZealand ? 'NZ' : country)
  const { setShippingAddressesOnCart: set } = await shopper.call<Delivered>(DELIVER, { id, address })
  const [to] = set.cart.shipping_addresses
  const way = to?.available_shipping_methods.find(({ method_code: code }) => code === order.way)
  if (way) await shopper.call(WAY, { id, carrier: way.carrier_code, method: way.method_code })
  if (order.leaveAt && address.country_code === 'AU') await shopper.call(LEAVE, { id, text: order.leaveAt })
}

/** Issues a new gift card and reward; those of docs/demo.md stay unused. */
async function applyCodes(db: Db, shopper: Shopper, id: string, order: PlannedOrder, { brand }: Shelf): Promise<void> {
  if (order.promoCode) await shopper.call(CODE, { id, code: order.promoCode })
  if (order.giftCardCents) {
    const secrets = readSigningSecrets(process.env)
    if (!secrets) throw new Refusal('SIGNING_SECRET is not set and the shops were never started here.')
    const { websiteId, currency } = brand
    const wanted = { websiteId, currency, cents: order.giftCardCents, expiresAt: undefined }
    const [issued] = await issueGiftCards(db, secrets, [wanted])
    if (issued) await shopper.call(CARD, { id, code: issued.card.code, pin: Number(issued.pin) })
  }
  if (order.rewardCents) {
    const member = { banner: brand.id, email: DEMO_ACCOUNT.email }
    const reward = { amountCents: order.rewardCents, validTo: new Date(Date.now() + 60 * DAY_MS), code: undefined }
    await shopper.call(CODE, { id, code: await giveSandboxReward(readLoyalty(process.env), member, reward) })
  }
}

interface PlacedOrder {
  readonly id: number
  readonly number: string
  readonly token: string
}

const readOrder = async (db: Db, cartId: string): Promise<PlacedOrder> => {
  const { rows } = await sql<PlacedOrder>`
    select id, number, access_token as token from orders where cart_id = ${cartId} order by id desc limit 1`.execute(db)
  const [order] = rows
  if (!order) throw new Error('No order was made.')
  return order
}

const textOf = (errors: readonly { readonly message: string }[]) => errors.map(({ message }) => message).join(' ')

/** As a guest when the charge is not approved, so that the account's cart stays empty. */
export async function placeOrder(
  db: Db,
  { url, customer, shelf }: { readonly url: string; readonly customer: Shopper; readonly shelf: Shelf },
  order: PlannedOrder,
  n: number,
): Promise<PlacedOrder> {
  const isGuest = order.payment !== undefined
  const shopper = isGuest ? shopperOf(url, shelf.brand, undefined) : customer
  const { createEmptyCart: id } = await shopper.call<{ readonly createEmptyCart: string }>(
    'mutation { createEmptyCart }',
  )
  if (isGuest) await shopper.call(EMAIL, { id, email: DEMO_ACCOUNT.email })
  if (order.collected) await shopper.call(STORE, { id, store: encodeUid(shelf.store.id) })
  const { addProductsToCart: added } = await shopper.call<{
    readonly addProductsToCart: { readonly user_errors: readonly { readonly message: string }[] }
  }>(FILL, { id, items: itemsOf(order, shelf, n) })
  if (added.user_errors.length > 0) throw new Error(textOf(added.user_errors))
  const [first, last] = order.nominee ? ['Tom', 'Whitford'] : [PERSON.firstname, PERSON.lastname]
  if (order.collected) await shopper.call(COLLECTOR, { id, first, last })
  if (order.posted > 0) await chooseDelivery(shopper, id, order, shelf.brand)
  await shopper.call(BILL, { id, address: homeIn(shelf.brand.country) })
  await applyCodes(db, shopper, id, order, shelf)
  await shopper.call(PAY, { id, state: cardState(order) })
  const { placeOrder: placed } = await shopper
    .call<{
      readonly placeOrder: { readonly errors: readonly { readonly message: string }[] }
    }>(PLACE, { id })
    .catch((error: Error) => ({ placeOrder: { errors: [{ message: error.message }] } }))
  if (placed.errors.length > 0 && order.payment !== 'refused') throw new Error(textOf(placed.errors))
  const made = await readOrder(db, id)
  if (isGuest) await customer.call(ATTACH, { token: made.token })
  return made
}
