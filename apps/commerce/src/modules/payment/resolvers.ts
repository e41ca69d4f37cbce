import { pricedCartOf } from '#modules/cart'
import { chosenMethodOf, methodsOf } from './methods/method-on-cart.ts'
import { offeredMethods } from './methods/offered-methods.ts'
import { adyenPaymentDetails } from './operations/adyenPaymentDetails.ts'
import { adyenPaymentMethods } from './operations/adyenPaymentMethods.ts'
import { adyenPaymentStatus } from './operations/adyenPaymentStatus.ts'
import { cancelExpressOrder } from './operations/cancelExpressOrder.ts'
import { cancelOrder } from './operations/cancelOrder.ts'
import { cancelPayment } from './operations/cancelPayment.ts'
import { customerAdyenPaymentTokens } from './operations/customerAdyenPaymentTokens.ts'
import { customerPaymentTokens } from './operations/customerPaymentTokens.ts'
import { deleteAdyenPaymentToken } from './operations/deleteAdyenPaymentToken.ts'
import { deletePaymentToken } from './operations/deletePaymentToken.ts'
import { getCartSession } from './operations/getCartSession.ts'
import { processPayment } from './operations/processPayment.ts'
import { savePaypalExpressOrder } from './operations/savePaypalExpressOrder.ts'
import { setPaymentMethodOnCart } from './operations/setPaymentMethodOnCart.ts'
import { updateExpressOrder } from './operations/updateExpressOrder.ts'
import { updatePaypalExpressOrder } from './operations/updatePaypalExpressOrder.ts'
import type { PaymentResolvers } from './resolver-types.generated.ts'

export const resolvers = {
  Query: {
    adyenPaymentMethods: (_root, args, ctx) => adyenPaymentMethods(ctx, args),
    getCartSession: (_root, args, ctx) => getCartSession(ctx, args),
    adyenPaymentStatus: (_root, args, ctx) => adyenPaymentStatus(ctx, args),
    customerAdyenPaymentTokens: (_root, _args, ctx) => customerAdyenPaymentTokens(ctx),
    customerPaymentTokens: (_root, _args, ctx) => customerPaymentTokens(ctx),
  },
  Mutation: {
    setPaymentMethodOnCart: (_root, args, ctx) => setPaymentMethodOnCart(ctx, args),
    processPayment: (_root, args, ctx) => processPayment(ctx, args),
    cancelOrder: (_root, args, ctx) => cancelOrder(ctx, args),
    cancelPayment: (_root, args, ctx) => cancelPayment(ctx, args),
    adyenPaymentDetails: (_root, args, ctx) => adyenPaymentDetails(ctx, args),
    savePaypalExpressOrder: (_root, args, ctx) => savePaypalExpressOrder(ctx, args),
    updatePaypalExpressOrder: (_root, args, ctx) => updatePaypalExpressOrder(ctx, args),
    updateExpressOrder: (_root, args, ctx) => updateExpressOrder(ctx, args),
    cancelExpressOrder: (_root, args, ctx) => cancelExpressOrder(ctx, args),
    deleteAdyenPaymentToken: (_root, args, ctx) => deleteAdyenPaymentToken(ctx, args),
    deletePaymentToken: (_root, args, ctx) => deletePaymentToken(ctx, args),
  },
  StoreConfig: {
    adyen_client_key_test: (_site, _args, ctx) => (ctx.config.adyen.isLive ? null : ctx.config.adyen.clientKey),
    adyen_client_key_live: (_site, _args, ctx) => (ctx.config.adyen.isLive ? ctx.config.adyen.clientKey : null),
    adyen_demo_mode: (_site, _args, ctx) => !ctx.config.adyen.isLive,
    payment_methods: (_site, _args, ctx) => offeredMethods(ctx),
  },
  Cart: {
    available_payment_methods: async (cart, _args, ctx) => methodsOf(await pricedCartOf(ctx, cart)),
    selected_payment_method: (cart) => chosenMethodOf(cart),
  },
} satisfies PaymentResolvers
