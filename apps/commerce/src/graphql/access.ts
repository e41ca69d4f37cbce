import { AppError } from '@welt/kit/app-error'
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import { isServiceCall } from '#modules/site'
import type { Context } from '../context.ts'

/**
 * Who may call something. `anyone`: guests and customers alike. `cart`: whoever holds the cart or order the arguments name, which the operation
 * itself checks, since it knows it. `customer`: with a valid token only. `service`: with the service key only. @source spec §6
 */
type Access = 'anyone' | 'cart' | 'customer' | 'service'

/** One row for each root field; a field without a row is not served. @source spec §6, R6.02-R6.10, R6.08 */
const ACCESS: Readonly<Record<string, Access>> = {
  storeConfig: 'anyone',
  availableStores: 'anyone',
  countries: 'anyone',
  country: 'anyone',
  currency: 'anyone',
  purgeToken: 'service',
  isEmailValidated: 'anyone',
  fetchSubscriptionDetails: 'customer',
  subscribeToNewsletter: 'anyone',
  subscribeEmailToNewsletter: 'anyone',
  updateSubscriptionDetails: 'customer',
  contactUs: 'anyone',
  products: 'anyone',
  categories: 'anyone',
  categoryList: 'anyone',
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
  createProductReview: 'anyone',
  getFredhopperData: 'anyone',
  sortOptions: 'anyone',
  cmsPage: 'anyone',
  cmsBlocks: 'anyone',
  homeBlocks: 'anyone',
  route: 'anyone',
  isEmailAvailable: 'anyone',
  cart: 'cart',
  customerCart: 'cart',
  createEmptyCart: 'anyone',
  createGuestCart: 'anyone',
  addProductsToCart: 'cart',
  addSimpleProductsToCart: 'cart',
  addConfigurableProductsToCart: 'cart',
  updateCartItems: 'cart',
  removeItemFromCart: 'cart',
  mergeCarts: 'customer',
  applyCouponToCart: 'cart',
  applyCouponsToCart: 'cart',
  removeCouponFromCart: 'cart',
  removeCouponsFromCart: 'cart',
  liveInventoryCheck: 'cart',
  finalLiveInventoryCheck: 'cart',
  inventoryLookup: 'anyone',
  getFindInStoreDetailsPDP: 'anyone',
  getFindInStoreDetailsCart: 'cart',
  setShippingAddressesOnCart: 'cart',
  setBillingAddressOnCart: 'cart',
  setShippingMethodsOnCart: 'cart',
  estimateShippingMethods: 'cart',
  estimateTotals: 'cart',
  setShippingMethodOption: 'cart',
  setPreferredStore: 'cart',
  unsetPreferredStore: 'cart',
  setNomineeDetails: 'cart',
  orders: 'customer',
  printInvoice: 'customer',
  guestOrder: 'anyone',
  guestOrderByToken: 'anyone',
  adyenPaymentMethods: 'cart',
  getCartSession: 'cart',
  adyenPaymentStatus: 'cart',
  adyenPaymentDetails: 'cart',
  customerAdyenPaymentTokens: 'customer',
  customerPaymentTokens: 'customer',
  setPaymentMethodOnCart: 'cart',
  processPayment: 'cart',
  cancelPayment: 'cart',
  savePaypalExpressOrder: 'cart',
  updatePaypalExpressOrder: 'cart',
  deleteAdyenPaymentToken: 'customer',
  deletePaymentToken: 'customer',
  setGuestEmailOnCart: 'cart',
  setAuthorityToLeave: 'cart',
  processExpressPayData: 'cart',
  placeOrder: 'cart',
}

function isAllowed(access: Access, ctx: Pick<Context, 'viewer' | 'memo'>): boolean {
  if (access === 'customer') return ctx.viewer.customerId !== undefined
  return access !== 'service' || isServiceCall(ctx)
}

function guard(access: Access, resolve: GraphQLFieldResolver<unknown, Context>): GraphQLFieldResolver<unknown, Context> {
  return (parent, args, ctx, info) => {
    if (isAllowed(access, ctx)) return resolve(parent, args, ctx, info)
    throw new AppError('NOT_AUTHORIZED', "The current customer isn't authorized.", 'graphql-authorization')
  }
}

/**
 * Puts its row of the table before every root field. The refusal logs a storefront out, so its text is literal.
 * @throws Error at start when a root field has no resolver or no row. @source R8.62
 */
export function guardRootFields(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const access = Object.hasOwn(ACCESS, field.name) ? ACCESS[field.name] : undefined
      if (!field.resolve) throw new Error(`${root?.name}.${field.name} has no resolver.`)
      if (!access) throw new Error(`${root?.name}.${field.name} has no row in the table of who may call what.`)
      field.resolve = guard(access, field.resolve)
    }
  }
}
