import { encodeUid } from '@welt/kit/ids'
import { PASSWORD } from '#src/testing/customer'

/** Ids that belong to one customer; the rows use them with another caller's token. */
export interface Target {
  readonly address: number
  readonly session: string
  readonly card: string
  readonly order: string
  readonly orderId: number
  readonly cart: string
  readonly confirmation: string
  readonly wishlist: string
  readonly wishlistItem: string
  readonly guestWishlist: string
  readonly compareList: string
}

interface Row {
  readonly document: string
  readonly variables?: (target: Target) => Readonly<Record<string, unknown>>
}

export const ADDRESS = {
  firstname: 'Bo',
  lastname: 'Lee',
  street: ['2 Other Street'],
  city: 'Sydney',
  region: { region_code: 'NSW' },
  postcode: '2000',
  country_code: 'AU' as const,
  telephone: '0400000001',
}

/**
 * One row for each operation that needs a customer's token; an operation without a row fails
 * `customer-access.api.test.ts`.
 */
export const ROWS: Readonly<Record<string, Row>> = {
  customer: {
    document:
      '{ customer { email firstname lastname addresses { id street } is_subscribed orders { total_count items { number } } } }',
  },
  customerSessions: { document: '{ customerSessions { id device } }' },
  refreshCustomerToken: { document: 'mutation { refreshCustomerToken { lifetime_seconds } }' },
  revokeCustomerToken: { document: 'mutation { revokeCustomerToken { result } }' },
  revokeAllCustomerTokens: { document: 'mutation { revokeAllCustomerTokens { result } }' },
  revokeCustomerSession: {
    document: 'mutation ($id: ID!) { revokeCustomerSession(id: $id) { result } }',
    variables: ({ session }) => ({ id: session }),
  },
  updateCustomerV2: {
    document: 'mutation { updateCustomerV2(input: { middlename: "New" }) { customer { email middlename } } }',
  },
  updateCustomer: {
    document: 'mutation { updateCustomer(input: { middlename: "New" }) { customer { email middlename } } }',
  },
  updateCustomerEmail: {
    document:
      'mutation ($password: String!) { updateCustomerEmail(email: "new@example.org", password: $password) { customer { email } } }',
    variables: () => ({ password: 'not the password' }),
  },
  requestEmailConfirmation: { document: 'mutation { requestEmailConfirmation }' },
  confirmCustomerEmail: {
    document: 'mutation ($token: String!) { confirmCustomerEmail(token: $token) { customer { email } } }',
    variables: ({ confirmation }) => ({ token: confirmation }),
  },
  createCustomerAddress: {
    document: 'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id street } }',
    variables: () => ({ input: ADDRESS }),
  },
  updateCustomerAddress: {
    document:
      'mutation ($id: Int!, $input: CustomerAddressInput) { updateCustomerAddress(id: $id, input: $input) { id street } }',
    variables: ({ address }) => ({ id: address, input: { company: 'Taken over' } }),
  },
  deleteCustomerAddress: {
    document: 'mutation ($id: Int!) { deleteCustomerAddress(id: $id) }',
    variables: ({ address }) => ({ id: address }),
  },
  changeCustomerPassword: {
    document:
      'mutation ($now: String!, $next: String!) { changeCustomerPassword(currentPassword: $now, newPassword: $next) { email } }',
    variables: () => ({ now: 'not the password', next: 'another long password' }),
  },
  exportCustomerData: {
    document: 'mutation ($password: String!) { exportCustomerData(password: $password) { json } }',
    variables: () => ({ password: PASSWORD }),
  },
  deleteCustomer: {
    document: 'mutation ($password: String!) { deleteCustomer(password: $password) }',
    variables: () => ({ password: 'not the password' }),
  },
  fetchCustomerDetails: {
    document: '{ fetchCustomerDetails(email: "owner@example.com") { customer_primary_id email } }',
  },
  fetchActiveRedemptionOptions: {
    document: '{ fetchActiveRedemptionOptions(email: "owner@example.com") { RedemptionCodes { code } } }',
  },
  fetchSubscriptionDetails: {
    document: '{ fetchSubscriptionDetails { email is_subscribed topics { code is_subscribed } } }',
  },
  updateSubscriptionDetails: {
    document:
      'mutation { updateSubscriptionDetails(input: { topics: [{ code: "sms", is_subscribed: true }] }) { subscription_details { email } } }',
  },
  mergeCarts: {
    document: 'mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id items { uid } } }',
    variables: ({ cart }) => ({ id: cart }),
  },
  assignCustomerToGuestCart: {
    document: 'mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { id items { uid } } }',
    variables: ({ cart }) => ({ id: cart }),
  },
  confirmEmail: {
    document:
      'mutation ($key: String!) { confirmEmail(input: { email: "owner@example.com", confirmation_key: $key }) { customer { email } } }',
    variables: ({ confirmation }) => ({ key: confirmation }),
  },
  customerDownloadableProducts: { document: '{ customerDownloadableProducts { items { date } } }' },
  customerOrders: { document: '{ customerOrders { total_count items { number } } }' },
  wishlist: { document: '{ wishlist { items_count items { id } } }' },
  addProductsToWishlist: {
    document:
      'mutation ($list: ID!) { addProductsToWishlist(wishlistId: $list, wishlistItems: [{ sku: "POLISH", quantity: 1 }]) { wishlist { id items_count } user_errors { code } } }',
    variables: ({ wishlist }) => ({ list: wishlist }),
  },
  updateProductsInWishlist: {
    document: `mutation ($list: ID!, $item: ID!) {
      updateProductsInWishlist(wishlistId: $list, wishlistItems: [{ wishlist_item_id: $item, description: "Read" }]) { wishlist { id items_count } } }`,
    variables: ({ wishlist, wishlistItem }) => ({ list: wishlist, item: wishlistItem }),
  },
  addWishlistItemsToCart: {
    document:
      'mutation ($list: ID!) { addWishlistItemsToCart(wishlistId: $list) { status cart { id } wishlist { id items_count } add_wishlist_items_to_cart_user_errors { wishlistItemId } } }',
    variables: ({ wishlist }) => ({ list: wishlist }),
  },
  shareWishlist: {
    document: 'mutation ($list: ID!) { shareWishlist(wishlistId: $list) { wishlist { id } } }',
    variables: ({ wishlist }) => ({ list: wishlist }),
  },
  stopSharingWishlist: {
    document: 'mutation ($list: ID!) { stopSharingWishlist(wishlistId: $list) { wishlist { id } } }',
    variables: ({ wishlist }) => ({ list: wishlist }),
  },
  removeProductsFromWishlist: {
    document:
      'mutation ($list: ID!, $item: ID!) { removeProductsFromWishlist(wishlistId: $list, wishlistItemsIds: [$item]) { wishlist { id items_count } } }',
    variables: ({ wishlist, wishlistItem }) => ({ list: wishlist, item: wishlistItem }),
  },
  assignCompareListToCustomer: {
    document:
      'mutation ($uid: ID!) { assignCompareListToCustomer(uid: $uid) { result compare_list { uid item_count } } }',
    variables: ({ compareList }) => ({ uid: compareList }),
  },
  mergeWishlists: {
    document:
      'mutation ($list: ID!, $session: String!) { mergeWishlists(wishlist_id: $list, session_id: $session) { wishlist { id items_count } } }',
    variables: ({ wishlist, guestWishlist }) => ({ list: wishlist, session: guestWishlist }),
  },
  orders: { document: '{ orders { total_count items { number billing_address { lastname } } } }' },
  reorderItems: {
    document:
      'mutation ($number: String!) { reorderItems(orderNumber: $number) { cart { id email } userInputErrors { code message } } }',
    variables: ({ order }) => ({ number: order }),
  },
  printInvoice: {
    document: 'query ($uid: ID!) { printInvoice(order_uid: $uid) { filePath } }',
    variables: ({ orderId }) => ({ uid: encodeUid(orderId) }),
  },
  returns: { document: '{ returns { total_count items { number items { uid } } } }' },
  requestReturn: {
    document: `mutation ($uid: ID!) { requestReturn(input: { order_uid: $uid, items: [{ order_item_uid: "MQ==", quantity_to_return: 1,
      selected_custom_attributes: [{ attribute_code: "reason", value: "10406" }] }] }) { return { number } } }`,
    variables: ({ orderId }) => ({ uid: encodeUid(orderId) }),
  },
  customerAdyenPaymentTokens: { document: '{ customerAdyenPaymentTokens { token_id lastFour } }' },
  customerPaymentTokens: { document: '{ customerPaymentTokens { items { public_hash } } }' },
  deleteAdyenPaymentToken: {
    document: 'mutation ($id: String!) { deleteAdyenPaymentToken(token_id: $id) { success } }',
    variables: ({ card }) => ({ id: card }),
  },
  deletePaymentToken: {
    document: 'mutation ($id: String!) { deletePaymentToken(public_hash: $id) { result } }',
    variables: ({ card }) => ({ id: card }),
  },
}
