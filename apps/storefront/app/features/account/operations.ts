export const SIGN_IN = `mutation generateCustomerToken($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token }
}`

/** The same of our own commerce server, which also proves the device for the next time. */
export const SIGN_IN_ON_DEVICE = `mutation generateCustomerToken($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token device_token }
}`

export const STAFF_SIGN_IN = `mutation generateAdminCustomerToken($customerId: Int!, $secret: String!) {
  generateAdminCustomerToken(customer_id: $customerId, secret: $secret) { token }
}`

export const SIGN_OUT = 'mutation revokeCustomerToken { revokeCustomerToken { result } }'

export const EMAIL_AVAILABLE =
  'query isEmailAvailable($email: String!) { isEmailAvailable(email: $email) { is_email_available has_set_password } }'

export const EMAIL_VALIDATED = 'query isEmailValidated($email: String!) { isEmailValidated(email: $email) { isValid message } }'

export const REGISTER = `mutation createCustomerV2($input: CustomerCreateInput!) {
  createCustomerV2(input: $input) { customer { customer_id } }
}`

export const MERGE_CARTS = `mutation mergeCarts($source: String!, $destination: String) {
  mergeCarts(source_cart_id: $source, destination_cart_id: $destination) { id total_quantity }
}`

/** '0' is the customer's own list, as in every Magento-compatible shop. */
export const MERGE_WISHLISTS = `mutation mergeWishlists($session: String!) {
  mergeWishlists(wishlist_id: "0", session_id: $session) { wishlist { id } user_errors { message } }
}`

export const CUSTOMER = `query customer {
  customer {
    customer_id firstname lastname email date_of_birth is_subscribed is_email_confirmed is_staff_session
    addresses {
      id firstname lastname company street city region { region_code } postcode country_code telephone default_billing default_shipping
    }
  }
}`

export const MY_PIECES = `query myPieces {
  customer { customer_id firstname lastname is_staff_session }
  customerCart { id total_quantity }
}`

export const UPDATE_CUSTOMER = `mutation updateCustomerV2($input: CustomerUpdateInput!) {
  updateCustomerV2(input: $input) { customer { customer_id } }
}`

export const CHANGE_PASSWORD = `mutation changeCustomerPassword($current: String!, $new: String!) {
  changeCustomerPassword(currentPassword: $current, newPassword: $new) { customer_id }
}`

/** The same of our own commerce server, where it ends this browser's token too and gives it a new one. */
export const CHANGE_PASSWORD_ANEW = `mutation changeCustomerPassword($current: String!, $new: String!) {
  changeCustomerPassword(currentPassword: $current, newPassword: $new) { renewed_token { token device_token } }
}`

export const CHANGE_EMAIL = `mutation updateCustomerEmail($email: String!, $password: String!) {
  updateCustomerEmail(email: $email, password: $password) { customer { email } }
}`

export const CHANGE_EMAIL_ANEW = `mutation updateCustomerEmail($email: String!, $password: String!) {
  updateCustomerEmail(email: $email, password: $password) { customer { renewed_token { token device_token } } }
}`

export const SEND_CONFIRMATION = 'mutation requestEmailConfirmation { requestEmailConfirmation }'

export const CONFIRM_EMAIL = `mutation confirmCustomerEmail($token: String!) {
  confirmCustomerEmail(token: $token) { customer { customer_id } }
}`

export const SESSIONS = 'query customerSessions { customerSessions { id device signed_in_at last_seen_at is_current is_staff } }'

export const END_SESSION = 'mutation revokeCustomerSession($id: ID!) { revokeCustomerSession(id: $id) { result } }'

export const END_OTHER_SESSIONS = 'mutation revokeAllCustomerTokens { revokeAllCustomerTokens(keep_current: true) { result } }'

export const END_ALL_SESSIONS = 'mutation endEverySignIn { revokeAllCustomerTokens { result } }'

export const REQUEST_RESET = 'mutation requestPasswordResetEmail($email: String!) { requestPasswordResetEmail(email: $email) }'

export const VALIDATE_RESET = `query validateRPToken($customerId: Int!, $token: String!) {
  validateRPToken(customer_id: $customerId, rp_token: $token) { is_valid error_code }
}`

export const RESET_PASSWORD = `mutation resetPasswordById($customerId: Int!, $token: String!, $password: String!) {
  resetPasswordById(customer_id: $customerId, reset_token: $token, new_password: $password)
}`

export const CREATE_ADDRESS = `mutation createCustomerAddress($input: CustomerAddressInput!) {
  createCustomerAddress(input: $input) { id }
}`

export const UPDATE_ADDRESS = `mutation updateCustomerAddress($id: Int!, $input: CustomerAddressInput) {
  updateCustomerAddress(id: $id, input: $input) { id }
}`

export const DELETE_ADDRESS = 'mutation deleteCustomerAddress($id: Int!) { deleteCustomerAddress(id: $id) }'

export const SAVED_CARDS = `query customerAdyenPaymentTokens {
  customerAdyenPaymentTokens { token_id brand lastFour holderName expiryMonth expiryYear }
}`

export const DELETE_CARD = `mutation deleteAdyenPaymentToken($tokenId: String!) {
  deleteAdyenPaymentToken(token_id: $tokenId) { success }
}`

const SUBSCRIPTIONS_FIELDS = 'email is_subscribed topics { code label channel brand is_subscribed }'

export const SUBSCRIPTIONS = `query fetchSubscriptionDetails { fetchSubscriptionDetails { ${SUBSCRIPTIONS_FIELDS} } }`

export const UPDATE_SUBSCRIPTIONS = `mutation updateSubscriptionDetails($input: UpdateSubscriptionDetailsInput!) {
  updateSubscriptionDetails(input: $input) { success message }
}`

export const SUBSCRIBE =
  'mutation subscribeToNewsletter($email: String!) { subscribeToNewsletter(email: $email) { success message status } }'

export const ORDERS = `query orders($page: Int!) {
  orders(currentPage: $page, pageSize: 20) {
    total_count
    page_info { current_page total_pages }
    items {
      id number order_date status total { grand_total { value } }
      items { id product_name quantity_ordered image { url } }
    }
  }
}`

const SAVED_FIELDS = `items_count items_v2(pageSize: 100) {
      items { id product { name web_display_name brand colour url_key url_suffix } }
    }`

export const SAVED_STYLES = `query savedStyles {
  customer {
    wishlists(pageSize: 1) { ${SAVED_FIELDS} }
  }
}`

export const GUEST_SAVED_STYLES = `query guestWishlist($session: String!) {
  guestWishlist(session_id: $session) { ${SAVED_FIELDS} }
}`

/** '0' is the customer's own list. [R7.50, R3.30] */
export const ADD_TO_WISHLIST = `mutation addProductsToWishlist($items: [WishlistItemInput!]!) {
  addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { user_errors { message } }
}`

/** [R7.57, R3.30] */
export const ADD_TO_GUEST_WISHLIST = `mutation addProductToGuestWishlist($session: String, $items: [WishlistItemInput!]!) {
  addProductToGuestWishlist(session_id: $session, wishlistItems: $items) { session_id user_errors { message } }
}`

export const CONFIRM_SUBSCRIPTION =
  'mutation confirmSubscription($token: String!) { outcome: confirmSubscription(token: $token) { success message } }'

export const STOP_STOCK_ALERTS = 'mutation stopStockAlerts($token: String!) { outcome: stopStockAlerts(token: $token) { success message } }'

export const UNSUBSCRIBE = 'mutation unsubscribe($token: String!) { outcome: unsubscribe(token: $token) { success message } }'

export const EXPORT_DATA = 'mutation exportCustomerData($password: String!) { exportCustomerData(password: $password) { file_name json } }'

export const DELETE_CUSTOMER = 'mutation deleteCustomer($password: String!) { deleteCustomer(password: $password) }'
