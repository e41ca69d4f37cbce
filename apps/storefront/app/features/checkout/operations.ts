import { CART_FIELDS } from '#app/features/bag/operations.ts'

/** What the shop says beside the choice of delivery. Cacheable, tag `cms`. [R1.24] */
export const DELIVERY_BLOCK = 'query deliveryBlock { cmsBlocks(identifiers: ["checkout-delivery"]) { items { title content } } }'

export const SET_EMAIL = `mutation setGuestEmailOnCart($input: SetGuestEmailOnCartInput) {
  setGuestEmailOnCart(input: $input) { cart { id email } }
}`

export const SET_SHIPPING_ADDRESS = `mutation setShippingAddressesOnCart($input: SetShippingAddressesOnCartInput) {
  setShippingAddressesOnCart(input: $input) { cart { id } }
}`

export const SET_BILLING_ADDRESS = `mutation setBillingAddressOnCart($input: SetBillingAddressOnCartInput) {
  setBillingAddressOnCart(input: $input) { cart { id } }
}`

export const SET_SHIPPING_METHOD = `mutation setShippingMethodsOnCart($input: SetShippingMethodsOnCartInput) {
  setShippingMethodsOnCart(input: $input) { cart { ${CART_FIELDS} } }
}`

export const SET_AUTHORITY = `mutation setAuthorityToLeave($input: SetAuthorityToLeaveInput!) {
  setAuthorityToLeave(input: $input) { success message }
}`

export const PAYMENT_START = `query paymentStart($cartId: String!) {
  adyenPaymentMethods(cart_id: $cartId) {
    paymentMethodsResponse { paymentMethods { type name brands } storedPaymentMethods { id brand lastFour expiry } }
  }
  getCartSession(cart_id: $cartId) { sessionID sessionData reference }
}`

export const FINAL_STOCK_CHECK = `query finalLiveInventoryCheck($cartId: String!) {
  finalLiveInventoryCheck(cart_id: $cartId) { is_fulfillable message }
  cart(cart_id: $cartId) { prices { grand_total { value } } }
}`

export const SET_PAYMENT_METHOD = `mutation setPaymentMethodOnCart($input: SetPaymentMethodOnCartInput) {
  setPaymentMethodOnCart(input: $input) { cart { id } }
}`

const STATUS = 'isFinal resultCode action order_number message'

export const PLACE_ORDER = `mutation placeOrder($input: PlaceOrderInput) {
  placeOrder(input: $input) { order { order_number cart_id adyen_payment_status { ${STATUS} } } orderV2 { token } errors { code message } }
}`

export const PROCESS_PAYMENT = `mutation processPayment($cartId: String!, $redirectResult: String) {
  processPayment(cart_id: $cartId, redirectResult: $redirectResult, selectedPaymentMethod: "scheme") { ${STATUS} }
}`

export const PAYMENT_STATUS = `query adyenPaymentStatus($cartId: String!) {
  adyenPaymentStatus(cartId: $cartId) { isFinal resultCode action order_token }
}`

export const RESTORE_CART = `mutation restoreCart($input: RestoreCartInput!) {
  restoreCart(input: $input) { cart { id } user_errors { message } }
}`

export const ORDER_BY_TOKEN = `query guestOrderByToken($input: OrderTokenInput!) {
  guestOrderByToken(input: $input) {
    number status order_date email shipping_method estimated_from estimated_to shipping_instructions
    shipping_address { firstname lastname company street city region postcode country_code telephone }
    payment_methods { name }
    total { grand_total { value } subtotal_incl_tax { value } total_shipping { value } total_tax { value } discounts { label amount { value } } }
    items { product_name brand colour product_url_key quantity_ordered product_sale_price { value } image { url label } selected_options { label value } }
  }
}`
