/** Money as the wire carries it: major units. */
interface WireMoney {
  readonly value: number
}

interface WireOption {
  readonly value_label: string
  readonly configurable_product_option_value_uid: string
}

export interface WireLine {
  readonly uid: string
  readonly quantity: number
  readonly is_available: boolean
  readonly not_available_message: string | null
  readonly max_qty: number | null
  /** Also told of lines that can be bought, as when their price has changed. */
  readonly errors: readonly { readonly message: string }[] | null
  readonly product: {
    readonly sku: string
    readonly name: string
    readonly web_display_name: string | null
    readonly url_key: string | null
    readonly url_suffix: string | null
    readonly brand: string | null
    readonly colour: string | null
    readonly thumbnail: { readonly url: string | null } | null
    readonly configurable_options?: readonly {
      readonly attribute_code: string
      readonly values: readonly { readonly uid: string; readonly label: string }[]
    }[]
    readonly variants?: readonly {
      readonly attributes: readonly { readonly uid: string }[]
      readonly product: { readonly stock_status: string }
    }[]
  }
  readonly prices: {
    readonly price_including_tax: WireMoney
    readonly row_total_including_tax: WireMoney
    readonly original_item_price: WireMoney
  } | null
  readonly configurable_options?: readonly WireOption[]
}

export interface WireMethod {
  readonly carrier_code: string
  readonly carrier_title: string
  readonly method_code: string | null
  readonly method_title: string | null
  readonly amount: WireMoney
  readonly estimated_from?: string | null
  readonly estimated_to?: string | null
}

export interface WireAddress {
  readonly firstname: string
  readonly lastname: string
  readonly company: string | null
  readonly street: readonly string[]
  readonly city: string
  readonly region: { readonly code: string | null } | null
  readonly postcode: string | null
  readonly country: { readonly code: string }
  readonly telephone: string | null
}

export interface WireCart {
  readonly id: string
  readonly email: string | null
  readonly total_quantity: number
  readonly items: readonly (WireLine | null)[]
  readonly prices: {
    readonly grand_total: WireMoney
    readonly subtotal_including_tax: WireMoney
    readonly shipping_including_tax: WireMoney | null
    readonly discounts: readonly { readonly label: string; readonly amount: WireMoney }[] | null
    readonly applied_taxes: readonly { readonly label: string; readonly amount: WireMoney }[] | null
  }
  readonly shipping_addresses: readonly (WireAddress & { readonly selected_shipping_method: WireMethod | null })[]
  readonly billing_address: WireAddress | null
  readonly authority_to_leave: { readonly checked: boolean; readonly instructions: string | null }
}

const ADDRESS = 'firstname lastname company street city region { code } postcode country { code } telephone'

/** What bag, mini bag and checkout show of a cart. */
export const CART_FIELDS = `
  id email total_quantity
  items {
    uid quantity is_available not_available_message max_qty errors { message }
    product {
      sku name web_display_name url_key url_suffix brand colour thumbnail { url }
      ... on ConfigurableProduct {
        configurable_options { attribute_code values { uid label } }
        variants { attributes { uid } product { stock_status } }
      }
    }
    prices { price_including_tax { value } row_total_including_tax { value } original_item_price { value } }
    ... on ConfigurableCartItem { configurable_options { value_label configurable_product_option_value_uid } }
  }
  prices { grand_total { value } subtotal_including_tax { value } shipping_including_tax { value } discounts { label amount { value } } applied_taxes { label amount { value } } }
  shipping_addresses { ${ADDRESS} selected_shipping_method { carrier_code carrier_title method_code method_title amount { value } estimated_from estimated_to } }
  billing_address { ${ADDRESS} }
  authority_to_leave { checked instructions }`

/** What the inventory says of a cart's lines. [R7.95, A75] */
export interface WireInventory {
  readonly message: string | null
  readonly items: readonly { readonly cart_item_uid: string; readonly is_available: boolean }[]
}

export interface CartData {
  readonly cart: WireCart
  readonly liveInventoryCheck: WireInventory | null
}

/** Asked when cart or checkout opens: the cart, and beside it what the inventory says of its lines at that moment. [A75] */
export const CART = `query cart($cartId: String!) {
  cart(cart_id: $cartId) { ${CART_FIELDS} }
  liveInventoryCheck(cart_id: $cartId) { message items { cart_item_uid is_available } }
}`

/** The cart that a customer has on this site, whichever browser filled it. */
export interface CustomerCart {
  readonly id: string
  readonly total_quantity: number
}

/** The cart that a signed-in customer has, made when there is none. */
export const CUSTOMER_CART = 'query customerCart { customerCart { id total_quantity } }'

export const CREATE_EMPTY_CART = 'mutation createEmptyCart { createEmptyCart }'

export const ADD_PRODUCTS = `mutation addProductsToCart($cartId: String!, $cartItems: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $cartItems) { cart { ${CART_FIELDS} } user_errors { code message } }
}`

export const UPDATE_ITEMS = `mutation updateCartItems($input: UpdateCartItemsInput!) {
  updateCartItems(input: $input) { cart { ${CART_FIELDS} } errors { code message } }
}`

export const REMOVE_ITEM = `mutation removeItemFromCart($input: RemoveItemFromCartInput!) {
  removeItemFromCart(input: $input) { cart { ${CART_FIELDS} } }
}`

export const GRAND_TOTAL =
  'query grandTotal($cartId: String!) { cart(cart_id: $cartId) { total_quantity prices { grand_total { value } } } }'

export const CANCEL_PAYMENT = `mutation cancelPayment($cartId: String!) {
  cancelPayment(cart_id: $cartId) { resultCode }
}`

export const BAG_COUNT = 'query BagCount($cartId: String!) { cart(cart_id: $cartId) { total_quantity } }'
