import { type CartRow, pricedCartOf } from '#modules/cart'
import type { Context } from '#src/composition/context'
import { fail } from './errors.ts'
import { findMethodOnCart, TITLES } from './method-on-cart.ts'
import { adyenPaymentDetails } from './operations/adyenPaymentDetails.ts'
import { adyenPaymentMethods } from './operations/adyenPaymentMethods.ts'
import { adyenPaymentStatus, type PaymentStatusArgs } from './operations/adyenPaymentStatus.ts'
import { cancelPayment } from './operations/cancelPayment.ts'
import { customerAdyenPaymentTokens } from './operations/customerAdyenPaymentTokens.ts'
import { customerPaymentTokens } from './operations/customerPaymentTokens.ts'
import { deleteAdyenPaymentToken } from './operations/deleteAdyenPaymentToken.ts'
import { deletePaymentToken } from './operations/deletePaymentToken.ts'
import { getCartSession } from './operations/getCartSession.ts'
import { type ProcessPaymentArgs, processPayment } from './operations/processPayment.ts'
import { type SetPaymentMethodOnCartInput, setPaymentMethodOnCart } from './operations/setPaymentMethodOnCart.ts'

const refusePaypal = () => {
  throw fail('PAYPAL_NOT_OFFERED')
}

export const resolvers = {
  Query: {
    adyenPaymentMethods: (_: unknown, args: { cart_id: string }, ctx: Context) => adyenPaymentMethods(ctx, args),
    getCartSession: (_: unknown, args: { cart_id: string }, ctx: Context) => getCartSession(ctx, args),
    adyenPaymentStatus: (_: unknown, args: PaymentStatusArgs, ctx: Context) => adyenPaymentStatus(ctx, args),
    customerAdyenPaymentTokens: (_: unknown, __: unknown, ctx: Context) => customerAdyenPaymentTokens(ctx),
    customerPaymentTokens: (_: unknown, __: unknown, ctx: Context) => customerPaymentTokens(ctx),
  },
  Mutation: {
    setPaymentMethodOnCart: (_: unknown, args: { input?: SetPaymentMethodOnCartInput | null }, ctx: Context) =>
      setPaymentMethodOnCart(ctx, args.input),
    processPayment: (_: unknown, args: ProcessPaymentArgs, ctx: Context) => processPayment(ctx, args),
    cancelPayment: (_: unknown, args: { cart_id: string }, ctx: Context) => cancelPayment(ctx, args),
    adyenPaymentDetails: (_: unknown, args: { payload: string; cart_id: string }, ctx: Context) => adyenPaymentDetails(ctx, args),
    savePaypalExpressOrder: refusePaypal,
    updatePaypalExpressOrder: refusePaypal,
    deleteAdyenPaymentToken: (_: unknown, args: { token_id: string }, ctx: Context) => deleteAdyenPaymentToken(ctx, args),
    deletePaymentToken: (_: unknown, args: { public_hash: string }, ctx: Context) => deletePaymentToken(ctx, args),
  },
  StoreConfig: {
    adyen_client_key_test: (_: unknown, __: unknown, ctx: Context) => (ctx.config.adyen.isLive ? null : ctx.config.adyen.clientKey),
    adyen_client_key_live: (_: unknown, __: unknown, ctx: Context) => (ctx.config.adyen.isLive ? ctx.config.adyen.clientKey : null),
    adyen_demo_mode: (_: unknown, __: unknown, ctx: Context) => !ctx.config.adyen.isLive,
  },
  Cart: {
    available_payment_methods: async (cart: CartRow, _: unknown, ctx: Context) => {
      const code = (await pricedCartOf(ctx, cart)).totalCents === 0 ? 'free' : 'adyen_cc'
      return [{ code, title: TITLES[code] }]
    },
    selected_payment_method: (cart: CartRow) => {
      const method = findMethodOnCart(cart)
      return { code: method?.code ?? '', title: method?.title ?? '', purchase_order_number: null }
    },
  },
}
