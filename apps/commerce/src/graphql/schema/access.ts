import type { AppError } from '@welt/kit/app-error'
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import { customerError } from '#modules/customer'
import { passLimit, recordAudit } from '#modules/site'
import { wishlistError } from '#modules/wishlist'
import type { Context } from '../../platform/context.ts'
import { memoised, memoKey } from '../../platform/request-state.ts'

/**
 * `cart`: the operation checks the cart or order id. `wishlist`: as `customer`, with the contract's messages for
 * wishlists. `owner`, `wishlist-owner`: the same two, refused to staff acting for the customer. `service`: needs the
 * service key.
 */
export type Access = 'anyone' | 'cart' | 'customer' | 'wishlist' | 'owner' | 'wishlist-owner' | 'service'

/** A field without a row is not served. [R6.02-R6.10, R6.08] */
export const ACCESS: Readonly<Record<string, Access>> = {
  storeConfig: 'anyone',
  availableStores: 'anyone',
  countries: 'anyone',
  country: 'anyone',
  currency: 'anyone',
  recaptchaV3Config: 'anyone',
  purgeToken: 'service',
  isEmailValidated: 'anyone',
  fetchSubscriptionDetails: 'customer',
  subscribeToNewsletter: 'anyone',
  subscribeEmailToNewsletter: 'anyone',
  updateSubscriptionDetails: 'customer',
  confirmSubscription: 'anyone',
  unsubscribe: 'anyone',
  contactUs: 'anyone',
  products: 'anyone',
  categories: 'anyone',
  categoryList: 'anyone',
  category: 'anyone',
  urlResolver: 'anyone',
  brands: 'anyone',
  productAdditionalData: 'anyone',
  recommendations: 'anyone',
  categoryRecommendations: 'anyone',
  recentlyViewed: 'anyone',
  customAttributeMetadata: 'anyone',
  customAttributeMetadataV2: 'anyone',
  reviewServiceConfig: 'anyone',
  productReviewRatingsMetadata: 'anyone',
  productStockAlert: 'anyone',
  stopStockAlerts: 'anyone',
  createProductReview: 'anyone',
  productReviews: 'anyone',
  voteProductReview: 'anyone',
  getFredhopperData: 'anyone',
  sortOptions: 'anyone',
  popularSearches: 'anyone',
  countSearches: 'service',
  automaticOffers: 'anyone',
  offers: 'anyone',
  cmsPage: 'anyone',
  cmsPageVersion: 'anyone',
  cmsBlocks: 'anyone',
  homeBlocks: 'anyone',
  stories: 'anyone',
  route: 'anyone',
  isEmailAvailable: 'anyone',
  customer: 'customer',
  validateRPToken: 'anyone',
  customerSessions: 'customer',
  addressDoubt: 'anyone',
  addressSuggestions: 'anyone',
  attributesForm: 'anyone',
  attributesList: 'anyone',
  customerDownloadableProducts: 'customer',
  generateCustomerToken: 'anyone',
  generateAdminCustomerToken: 'anyone',
  refreshCustomerToken: 'customer',
  revokeCustomerToken: 'customer',
  revokeAllCustomerTokens: 'owner',
  revokeCustomerSession: 'owner',
  createCustomerV2: 'anyone',
  createCustomer: 'anyone',
  updateCustomerV2: 'customer',
  updateCustomer: 'customer',
  updateCustomerEmail: 'owner',
  requestEmailConfirmation: 'owner',
  confirmCustomerEmail: 'owner',
  confirmEmail: 'owner',
  createCustomerAddress: 'customer',
  updateCustomerAddress: 'customer',
  deleteCustomerAddress: 'owner',
  exportCustomerData: 'owner',
  deleteCustomer: 'owner',
  changeCustomerPassword: 'owner',
  requestPasswordResetEmail: 'anyone',
  resetPasswordById: 'anyone',
  resetPassword: 'anyone',
  cart: 'cart',
  customerCart: 'cart',
  createEmptyCart: 'anyone',
  createGuestCart: 'anyone',
  createExpressCart: 'anyone',
  addProductsToCart: 'cart',
  addSimpleProductsToCart: 'cart',
  addConfigurableProductsToCart: 'cart',
  updateCartItems: 'cart',
  removeItemFromCart: 'cart',
  mergeCarts: 'customer',
  clearCart: 'cart',
  assignCustomerToGuestCart: 'customer',
  addVirtualProductsToCart: 'cart',
  applyCouponToCart: 'cart',
  applyCouponsToCart: 'cart',
  removeCouponFromCart: 'cart',
  removeCouponsFromCart: 'cart',
  compareList: 'anyone',
  createCompareList: 'anyone',
  addProductsToCompareList: 'anyone',
  removeProductsFromCompareList: 'anyone',
  assignCompareListToCustomer: 'customer',
  deleteCompareList: 'anyone',
  guestWishlist: 'anyone',
  wishlist: 'customer',
  sharedWishlist: 'anyone',
  addProductsToWishlist: 'wishlist',
  updateProductsInWishlist: 'wishlist',
  addWishlistItemsToCart: 'wishlist',
  removeProductsFromWishlist: 'wishlist-owner',
  mergeWishlists: 'wishlist',
  addProductToGuestWishlist: 'anyone',
  removeProductFromGuestWishlist: 'anyone',
  UpdateProductsInWishlistGuest: 'anyone',
  addWishlistItemsToCartGuest: 'cart',
  giftCardAccount: 'anyone',
  applyGiftCard: 'cart',
  applyGiftCardToCart: 'cart',
  removeGiftCard: 'cart',
  removeGiftCardFromCart: 'cart',
  fetchActiveRedemptionOptions: 'customer',
  fetchCustomerDetails: 'customer',
  fetchYoptoSnippetDetails: 'anyone',
  validateRedemptions: 'cart',
  shareWishlist: 'wishlist-owner',
  stopSharingWishlist: 'wishlist-owner',
  shareGuestWishlist: 'anyone',
  stopSharingGuestWishlist: 'anyone',
  deliveryPlace: 'anyone',
  deliveryPromise: 'anyone',
  liveInventoryCheck: 'cart',
  finalLiveInventoryCheck: 'cart',
  inventoryLookup: 'anyone',
  serviceDesk: 'anyone',
  storePlaces: 'anyone',
  stores: 'anyone',
  store: 'anyone',
  pickupLocations: 'anyone',
  collectionStores: 'anyone',
  getFindInStoreDetailsPDP: 'anyone',
  getFindInStoreDetailsCart: 'cart',
  setShippingAddressesOnCart: 'cart',
  setBillingAddressOnCart: 'cart',
  setShippingMethodsOnCart: 'cart',
  estimateShippingMethods: 'cart',
  estimateTotals: 'cart',
  setShippingMethodOption: 'cart',
  setShippingMethodOptions: 'cart',
  setPreferredStore: 'cart',
  unsetPreferredStore: 'cart',
  setNomineeDetails: 'cart',
  orders: 'customer',
  customerOrders: 'customer',
  printInvoice: 'customer',
  printOrderDocument: 'anyone',
  guestOrder: 'anyone',
  guestOrderByToken: 'anyone',
  resendOrderConfirmation: 'anyone',
  cancelOrder: 'anyone',
  reorderItems: 'customer',
  reorderGuestItems: 'anyone',
  setOrderNominee: 'anyone',
  changeOrderItemSize: 'anyone',
  attachOrder: 'anyone',
  returns: 'customer',
  CheckReturnEligibility: 'anyone',
  GuestCustomerOrderDetails: 'anyone',
  GetReturnPaymentSession: 'anyone',
  exchangePaymentSession: 'anyone',
  requestReturn: 'customer',
  requestGuestReturn: 'anyone',
  addReturnPhoto: 'anyone',
  addReturnComment: 'anyone',
  addReturnTracking: 'anyone',
  removeReturnTracking: 'anyone',
  cancelReturn: 'anyone',
  renewReturnLabel: 'anyone',
  adyenPaymentMethods: 'cart',
  getCartSession: 'cart',
  adyenPaymentStatus: 'cart',
  adyenPaymentDetails: 'cart',
  customerAdyenPaymentTokens: 'owner',
  customerPaymentTokens: 'owner',
  setPaymentMethodOnCart: 'cart',
  processPayment: 'cart',
  cancelPayment: 'cart',
  savePaypalExpressOrder: 'cart',
  updatePaypalExpressOrder: 'cart',
  updateExpressOrder: 'cart',
  cancelExpressOrder: 'cart',
  deleteAdyenPaymentToken: 'owner',
  deletePaymentToken: 'owner',
  checkoutAgreements: 'anyone',
  setGuestEmailOnCart: 'cart',
  setAuthorityToLeave: 'cart',
  restoreCart: 'anyone',
  processExpressPayData: 'cart',
  placeOrder: 'cart',
}

/** Storefronts sign out on the first two messages, so they are literal. [R6.08, R8.62, R8.63] */
function refusalOf(access: Access, ctx: Pick<Context, 'viewer'>): AppError | undefined {
  const { customerId, session } = ctx.viewer
  if (access.startsWith('wishlist') && customerId === undefined) return wishlistError('NOT_AUTHORIZED')
  const needsCustomer = access === 'customer' || access === 'owner'
  if ((needsCustomer && customerId === undefined) || (access === 'service' && !ctx.viewer.isServiceCall))
    return customerError('NOT_AUTHORIZED')
  if (access.endsWith('owner') && session?.staff !== undefined) return customerError('NOT_FOR_STAFF')
  return undefined
}

/** Per address and minute; bounds the audit log. */
const REFUSALS_RECORDED = 60

/** Records calls by staff acting for a customer, and refusals. */
async function recordCall(ctx: Context, field: string, refusal: AppError | undefined): Promise<void> {
  const isStaff = ctx.viewer.session?.staff !== undefined
  const rule = { action: 'call-refused', key: ctx.viewer.address, limit: REFUSALS_RECORDED, windowSeconds: 60 }
  if (!isStaff && !(await passLimit(ctx, rule))) return
  if (refusal || isStaff) await recordAudit(ctx, { action: refusal ? 'call-refused' : 'staff-call', target: field })
}

const ANSWER = memoKey<Promise<unknown>>('root field')

/** Once per request: a failed compiled operation is executed again and must not repeat a change. [decision 85] */
function resolveOnce(resolve: GraphQLFieldResolver<unknown, Context>): GraphQLFieldResolver<unknown, Context> {
  return (parent, args, ctx, info) =>
    memoised(ctx, ANSWER, String(info.path.key), async () => resolve(parent, args, ctx, info))
}

function guard(
  access: Access,
  resolve: GraphQLFieldResolver<unknown, Context>,
): GraphQLFieldResolver<unknown, Context> {
  return (parent, args, ctx, info) => {
    const refusal = refusalOf(access, ctx)
    if (!refusal && ctx.viewer.session?.staff === undefined) return resolve(parent, args, ctx, info)
    return recordCall(ctx, info.fieldName, refusal).then(() => {
      if (refusal) throw refusal
      return resolve(parent, args, ctx, info)
    })
  }
}

/** @throws Error at start when a root field has no resolver or no row [R8.62] */
export function guardRootFields(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const access = Object.hasOwn(ACCESS, field.name) ? ACCESS[field.name] : undefined
      if (!field.resolve) throw new Error(`${root?.name}.${field.name} has no resolver.`)
      if (!access) throw new Error(`${root?.name}.${field.name} has no row in the table of who may call what.`)
      field.resolve = resolveOnce(guard(access, field.resolve))
    }
  }
}
