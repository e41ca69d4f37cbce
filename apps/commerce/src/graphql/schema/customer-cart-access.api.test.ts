import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { createAdminSecret } from '#modules/customer'
import { moveClock, resetClock } from '#src/platform/test-clock'
import { openStores } from '#src/testing/collection'
import { registerCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { CARD_STATE } from '#src/testing/guest'
import { openShop, SKU, type TestShop } from '#src/testing/shop'
import { ACCESS } from './access.ts'

/** The owner's cart, which all other callers try to reach. */
interface Target {
  readonly cart: string
  readonly line: string
  readonly otherLine: string
  readonly guestWishlist: string
}

interface Row {
  readonly document: string
  readonly variables?: (target: Target) => Readonly<Record<string, unknown>>
  /** Refusal for the owner and staff acting for them; done when omitted. */
  readonly ownersRefusal?: RegExp
  /** Refusal for any signed-in customer, before other checks. */
  readonly customersRefusal?: RegExp
  /** Refusal for others, unless it is that the cart is not theirs. */
  readonly othersRefusal?: RegExp
}

const ADDRESS = {
  firstname: 'Bo',
  lastname: 'Lee',
  street: ['2 Other Street'],
  city: 'Sydney',
  region: 'NSW',
  postcode: '2000',
  country_code: 'AU',
  telephone: '0400000001',
}
const ITEMS = (cart: string) => ({ cart_id: cart, cart_items: [{ data: { sku: SKU, quantity: 1 } }] })
const ESTIMATE = { country_code: 'AU', postcode: '3000' }
const CARD = { code: 'adyen_cc', adyen_additional_data_cc: { stateData: CARD_STATE, cc_type: 'VI' } }
const NO_EXPRESS = /^Express payment is not available\. Please use the checkout\.$/
const NEVER_ORDERED = /^Order does not exist/

/** A mutation with one `input`. */
const taking = (field: string, type: string, answer: string) =>
  `mutation ($input: ${type}) { ${field}(input: $input) { ${answer} } }`

/**
 * One row for each operation that takes a cart, in an order that the owner could follow; an operation without a row
 * fails the first test.
 */
const ROWS: Readonly<Record<string, Row>> = {
  cart: {
    document: 'query ($id: String!) { cart(cart_id: $id) { id email total_quantity shipping_addresses { street } } }',
    variables: ({ cart }) => ({ id: cart }),
  },
  customerCart: { document: '{ customerCart { id total_quantity } }' },
  addProductsToCart: {
    document: `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "${SKU}", quantity: 1 }]) { cart { id } user_errors { code } } }`,
    variables: ({ cart }) => ({ id: cart }),
  },
  addSimpleProductsToCart: {
    document: taking('addSimpleProductsToCart', 'AddSimpleProductsToCartInput', 'cart { id }'),
    variables: ({ cart }) => ({ input: ITEMS(cart) }),
  },
  addVirtualProductsToCart: {
    document: taking('addVirtualProductsToCart', 'AddVirtualProductsToCartInput', 'cart { id }'),
    variables: ({ cart }) => ({ input: ITEMS(cart) }),
  },
  addConfigurableProductsToCart: {
    document: taking('addConfigurableProductsToCart', 'AddConfigurableProductsToCartInput', 'cart { id }'),
    variables: ({ cart }) => ({ input: ITEMS(cart) }),
  },
  updateCartItems: {
    document: taking('updateCartItems', 'UpdateCartItemsInput', 'cart { id }'),
    variables: ({ cart, line }) => ({ input: { cart_id: cart, cart_items: [{ cart_item_uid: line, quantity: 1 }] } }),
  },
  removeItemFromCart: {
    document: taking('removeItemFromCart', 'RemoveItemFromCartInput', 'cart { id }'),
    variables: ({ cart, otherLine }) => ({ input: { cart_id: cart, cart_item_uid: otherLine } }),
  },
  applyCouponToCart: {
    document: taking('applyCouponToCart', 'ApplyCouponToCartInput', 'cart { id }'),
    variables: ({ cart }) => ({ input: { cart_id: cart, coupon_code: 'NONE' } }),
    ownersRefusal: /^The coupon code isn't valid\./,
  },
  applyCouponsToCart: {
    document: taking('applyCouponsToCart', 'ApplyCouponsToCartInput', 'cart { id }'),
    variables: ({ cart }) => ({ input: { cart_id: cart, coupon_codes: ['NONE'] } }),
    ownersRefusal: /^The coupon code isn't valid\./,
  },
  removeCouponFromCart: {
    document: taking('removeCouponFromCart', 'RemoveCouponFromCartInput', 'cart { id }'),
    variables: ({ cart }) => ({ input: { cart_id: cart } }),
  },
  removeCouponsFromCart: {
    document: taking('removeCouponsFromCart', 'RemoveCouponsFromCartInput', 'cart { id }'),
    variables: ({ cart }) => ({ input: { cart_id: cart, coupon_codes: ['NONE'] } }),
  },
  applyGiftCard: {
    document: taking('applyGiftCard', 'ApplyGiftCardToCartInput', 'cart { id }'),
    variables: ({ cart }) => ({ input: { cart_id: cart, gift_card_code: 'NONE', pin: 1234 } }),
    ownersRefusal: /^Gift cards are not available in this shop\.$|^Please correct the gift card code\.$/,
  },
  applyGiftCardToCart: {
    document: taking('applyGiftCardToCart', 'ApplyGiftCardToCartInput', 'cart { id }'),
    variables: ({ cart }) => ({ input: { cart_id: cart, gift_card_code: 'NONE', pin: 1234 } }),
    ownersRefusal: /^Gift cards are not available in this shop\.$|^Please correct the gift card code\.$/,
  },
  removeGiftCard: {
    document: taking('removeGiftCard', 'RemoveGiftCardFromCartInput', 'cart { id }'),
    variables: ({ cart }) => ({ input: { cart_id: cart, gift_card_code: 'NONE' } }),
    ownersRefusal: /^Gift cards are not available in this shop\.$|^Please correct the gift card code\.$/,
  },
  removeGiftCardFromCart: {
    document: taking('removeGiftCardFromCart', 'RemoveGiftCardFromCartInput', 'cart { id }'),
    variables: ({ cart }) => ({ input: { cart_id: cart, gift_card_code: 'NONE' } }),
    ownersRefusal: /^Gift cards are not available in this shop\.$|^Please correct the gift card code\.$/,
  },
  validateRedemptions: {
    document:
      'mutation ($id: String!) { validateRedemptions(email: "owner@example.com", coupons: ["NONE"], cart_id: $id) { status valid_codes } }',
    variables: ({ cart }) => ({ id: cart }),
  },
  addWishlistItemsToCartGuest: {
    document:
      'mutation ($id: String!, $session: String!) { addWishlistItemsToCartGuest(session_id: $session, cart_id: $id) { status cart { id } } }',
    variables: ({ cart, guestWishlist }) => ({ id: cart, session: guestWishlist }),
    // A guest's list also belongs to one site.
    othersRefusal: /^The current user cannot perform operations on cart "|^The wishlist was not found\.$/,
  },
  liveInventoryCheck: {
    document: 'query ($id: String!) { liveInventoryCheck(cart_id: $id) { __typename } }',
    variables: ({ cart }) => ({ id: cart }),
  },
  finalLiveInventoryCheck: {
    document: 'query ($id: String!) { finalLiveInventoryCheck(cart_id: $id) { __typename } }',
    variables: ({ cart }) => ({ id: cart }),
  },
  getFindInStoreDetailsCart: {
    document:
      'query ($id: String!) { getFindInStoreDetailsCart(cart_id: $id, mode: CART, latitude: -37.8, longitude: 144.9) { total_count } }',
    variables: ({ cart }) => ({ id: cart }),
  },
  setShippingAddressesOnCart: {
    document: taking('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', 'cart { id }'),
    variables: ({ cart }) => ({ input: { cart_id: cart, shipping_addresses: [{ address: ADDRESS }] } }),
  },
  setBillingAddressOnCart: {
    document: taking('setBillingAddressOnCart', 'SetBillingAddressOnCartInput', 'cart { id }'),
    variables: ({ cart }) => ({ input: { cart_id: cart, billing_address: { address: ADDRESS } } }),
  },
  setShippingMethodsOnCart: {
    document: taking('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput', 'cart { id }'),
    variables: ({ cart }) => ({
      input: { cart_id: cart, shipping_methods: [{ carrier_code: 'startrack', method_code: 'STEFPP' }] },
    }),
  },
  estimateShippingMethods: {
    document: taking('estimateShippingMethods', 'EstimateTotalsInput!', 'carrier_code'),
    variables: ({ cart }) => ({ input: { cart_id: cart, address: ESTIMATE } }),
  },
  estimateTotals: {
    document: taking('estimateTotals', 'EstimateTotalsInput!', 'cart { id }'),
    variables: ({ cart }) => ({ input: { cart_id: cart, address: ESTIMATE } }),
  },
  setShippingMethodOption: {
    document: taking('setShippingMethodOption', 'SetShippingMethodOptionInput!', 'cart { id }'),
    variables: ({ cart, line }) => ({
      input: { cart_id: cart, cart_item_uid: line, shipping_method_option: 'delivery' },
    }),
  },
  setShippingMethodOptions: {
    document: taking('setShippingMethodOptions', 'SetShippingMethodOptionsInput!', 'cart { id }'),
    variables: ({ cart, line }) => ({
      input: { cart_id: cart, options: [{ cart_item_uid: line, shipping_method_option: 'delivery' }] },
    }),
  },
  setPreferredStore: {
    document: taking('setPreferredStore', 'SetPreferredStoreInput!', 'cart { id }'),
    variables: ({ cart }) => ({ input: { cart_id: cart, store_id: 'MQ==' } }),
  },
  unsetPreferredStore: {
    document: taking('unsetPreferredStore', 'UnsetPreferredStoreInput!', 'cart { id }'),
    variables: ({ cart }) => ({ input: { cart_id: cart } }),
  },
  setNomineeDetails: {
    document: taking('setNomineeDetails', 'SetNomineeDetailsInput!', 'cart { id }'),
    variables: ({ cart }) => ({ input: { cart_id: cart, nominee_first_name: 'Bo', nominee_phone: '0400000001' } }),
  },
  setAuthorityToLeave: {
    document: taking('setAuthorityToLeave', 'SetAuthorityToLeaveInput!', 'cart { id }'),
    variables: ({ cart }) => ({ input: { cart_id: cart, checked: true, instructions: 'On the porch' } }),
  },
  setGuestEmailOnCart: {
    document: taking('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', 'cart { id }'),
    variables: ({ cart }) => ({ input: { cart_id: cart, email: 'sly@example.com' } }),
    ownersRefusal: /^The request is not allowed for logged in customers$/,
    customersRefusal: /^The request is not allowed for logged in customers$/,
  },
  adyenPaymentMethods: {
    document:
      'query ($id: String!) { adyenPaymentMethods(cart_id: $id) { paymentMethodsResponse { paymentMethods { type } } } }',
    variables: ({ cart }) => ({ id: cart }),
  },
  getCartSession: {
    document: 'query ($id: String!) { getCartSession(cart_id: $id) { sessionID } }',
    variables: ({ cart }) => ({ id: cart }),
  },
  setPaymentMethodOnCart: {
    document: taking('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', 'cart { id }'),
    variables: ({ cart }) => ({ input: { cart_id: cart, payment_method: CARD } }),
  },
  adyenPaymentStatus: {
    document: 'query ($id: String!) { adyenPaymentStatus(cartId: $id) { resultCode } }',
    variables: ({ cart }) => ({ id: cart }),
  },
  adyenPaymentDetails: {
    document:
      'mutation ($id: String!, $payload: String!) { adyenPaymentDetails(cart_id: $id, payload: $payload) { resultCode } }',
    variables: ({ cart }) => ({ id: cart, payload: JSON.stringify({ orderId: '100000001', details: {} }) }),
    ownersRefusal: NEVER_ORDERED,
  },
  processPayment: {
    document: 'mutation ($id: String!) { processPayment(cart_id: $id, redirectResult: "x") { resultCode } }',
    variables: ({ cart }) => ({ id: cart }),
    ownersRefusal: NEVER_ORDERED,
  },
  cancelPayment: {
    document: 'mutation ($id: String!) { cancelPayment(cart_id: $id) { resultCode } }',
    variables: ({ cart }) => ({ id: cart }),
  },
  savePaypalExpressOrder: {
    document: taking('savePaypalExpressOrder', 'SavePaypalExpressOrderInput!', '__typename'),
    variables: ({ cart }) => ({ input: { cart_id: cart } }),
    ownersRefusal: NO_EXPRESS,
  },
  updatePaypalExpressOrder: {
    document: taking('updatePaypalExpressOrder', 'UpdatePaypalExpressOrderInput!', '__typename'),
    variables: ({ cart }) => ({ input: { cart_id: cart, paypal_order_id: 'X' } }),
    ownersRefusal: NO_EXPRESS,
  },
  updateExpressOrder: {
    document: taking('updateExpressOrder', 'ExpressOrderChange!', '__typename'),
    variables: ({ cart }) => ({ input: { cart_id: cart } }),
    ownersRefusal: NO_EXPRESS,
  },
  cancelExpressOrder: {
    document: 'mutation ($id: String!) { cancelExpressOrder(cart_id: $id) { cart { id } } }',
    variables: ({ cart }) => ({ id: cart }),
  },
  processExpressPayData: {
    document: taking('processExpressPayData', 'ProcessExpressPayDataInput!', 'success'),
    variables: ({ cart }) => ({ input: { cart_id: cart, payment_method: CARD } }),
  },
  placeOrder: {
    document: taking('placeOrder', 'PlaceOrderInput', 'errors { message } orderV2 { number }'),
    variables: ({ cart }) => ({ input: { cart_id: cart } }),
  },
  // After the order its cart is inactive, so a refusal for that reason counts as an answer.
  clearCart: {
    document: taking('clearCart', 'ClearCartInput!', 'cart { id }'),
    variables: ({ cart }) => ({ input: { uid: cart } }),
  },
}

const cartFields = Object.entries(ACCESS).flatMap(([field, access]) => (access === 'cart' ? [field] : []))
const NOT_YOURS = /^The current user cannot perform operations on cart "/
const NO_GUESTS = /^The request is allowed for logged in customer$/

describe('who may use a customer’s bag', () => {
  let shop: TestShop
  let target: Target
  let owner: Awaited<ReturnType<typeof registerCustomer>>
  let other: typeof owner
  let elsewhere: typeof owner
  let staff: Readonly<Record<string, string>>

  before(async () => {
    shop = await openShop()
    await openStores(shop)
    owner = await registerCustomer(shop.server, 'owner@example.com')
    other = await registerCustomer(shop.server, 'other@example.com')
    elsewhere = await registerCustomer(shop.server, 'owner@example.com', 'mathers_au')
    target = await fillCart()
    const secret = await createAdminSecret(shop.database.db, 'jane.doe')
    const { data } = await shop.server.graphql(
      gql(
        'mutation ($id: Int!, $secret: String!) { generateAdminCustomerToken(customer_id: $id, secret: $secret) { token } }',
      ),
      { id: owner.id, secret },
    )
    staff = { authorization: `Bearer ${data?.generateAdminCustomerToken.token}` }
  })
  after(() => shop.close())

  /** Two pairs with a delivery address pending and recognisable private text. */
  async function fillCart(): Promise<Target> {
    const { graphql } = shop.server
    const cart = (await graphql(gql('{ customerCart { id } }'), {}, owner.headers)).data?.customerCart.id ?? ''
    const { data } = await graphql(
      gql(`mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "${SKU}", quantity: 1 }, { sku: "TEST-39", quantity: 1 }]) {
        cart { items { uid } } } }`),
      { id: cart },
      owner.headers,
    )
    const [first, second] = data?.addProductsToCart.cart.items ?? []
    const input = {
      cart_id: cart,
      shipping_addresses: [{ address: { ...ADDRESS, lastname: 'Hidden', street: ['7 Secret Street'] } }],
    }
    await graphql(ROWS.setShippingAddressesOnCart?.document ?? '', { input }, owner.headers)
    const guest = await graphql(
      gql(`mutation { addProductToGuestWishlist(wishlistItems: [{ sku: "${SKU}", quantity: 1 }]) { session_id } }`),
    )
    const guestWishlist = guest.data?.addProductToGuestWishlist.session_id ?? ''
    return { cart, line: first?.uid ?? '', otherLine: second?.uid ?? '', guestWishlist }
  }

  const call = (field: string, headers: Readonly<Record<string, string>>) => {
    const row = ROWS[field]
    assert.ok(row, `${field} has no row in this table`)
    return shop.server.graphql(row.document, row.variables?.(target) ?? {}, headers)
  }

  /** The cart with everything that belongs to it, as text. */
  const currentCart = async () => {
    const { rows } = await sql<{ all: string }>`
      select jsonb_build_array(
        (select to_jsonb(c) from cart c where id = ${target.cart}),
        (select jsonb_agg(l order by id) from cart_line l where cart_id = ${target.cart}),
        (select jsonb_agg(i order by id) from wishlist_item i),
        (select count(*) from orders))::text as all`.execute(shop.database.db)
    return rows[0]?.all
  }

  async function expectRefused(headers: Readonly<Record<string, string>>, isSignedIn: boolean): Promise<void> {
    const before = await currentCart()
    for (const [field, row] of Object.entries(ROWS)) {
      const answer = await call(field, headers)
      const text = JSON.stringify({ data: answer.data, errors: answer.errors })
      for (const secret of ['Hidden', 'Secret Street', target.line])
        assert.ok(!text.includes(secret), `${field} tells ${secret}`)
      if (field === 'customerCart') {
        if (isSignedIn) assert.ok(!text.includes(target.cart), 'somebody else’s own bag is another')
        else assert.match(answer.errors[0]?.message ?? 'no error', NO_GUESTS)
        continue
      }
      const expected = (isSignedIn && row.customersRefusal) || row.othersRefusal || NOT_YOURS
      assert.match(answer.errors[0]?.message ?? 'no error', expected, field)
      assert.equal(answer.data?.[field] ?? null, null, field)
    }
    assert.equal(await currentCart(), before)
  }

  it('every operation that takes a cart has a row here [R6.10, J14.4]', () => {
    assert.deepEqual(Object.keys(ROWS).toSorted(), cartFields.toSorted())
  })

  it('a guest who knows the bag’s id gets nothing of it [R6.10, J14.4]', () => expectRefused({}, false))

  it('another customer gets nothing of it [R6.10, J14.4]', () => expectRefused(other.headers, true))

  it('the same person gets nothing of it on another site, and their token is nothing there [R1.15, R6.10]', async () => {
    await expectRefused(elsewhere.headers, true)
    await expectRefused({ ...owner.headers, store: 'mathers_au' }, false)
  })

  it('an expired token is a guest’s [R6.10, R9.01]', async () => {
    await moveClock(shop.database.db, 'test', 73 * 3600)
    await expectRefused(owner.headers, false).finally(() => resetClock(shop.database.db))
  })

  it('staff change and place the customer’s order, and every step is on record [R6.12]', async () => {
    for (const [field, { ownersRefusal }] of Object.entries(ROWS)) {
      const { data, errors } = await call(field, staff)
      if (ownersRefusal) assert.match(errors[0]?.message ?? 'no error', ownersRefusal, field)
      else assert.deepEqual(errors, [], field)
      if (field === 'placeOrder') assert.match(JSON.stringify(data?.placeOrder), /"orderV2":\{/, 'the order is placed')
    }
    const { rows } = await sql<{ target: string }>`
      select distinct target from audit where actor = 'staff:jane.doe' and action = 'staff-call'`.execute(
      shop.database.db,
    )
    const onRecord = new Set(rows.map((row) => row.target))
    for (const field of cartFields) assert.ok(onRecord.has(field), `${field} is not on record`)
    await moveClock(shop.database.db, 'test', 31 * 60)
    await expectRefused(staff, false)
    await resetClock(shop.database.db)
  })
})
