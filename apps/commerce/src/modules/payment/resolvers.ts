import { type CartRow, pricedCartOf } from '#modules/cart'
import type { Context } from '#src/context'
import { fail } from './errors.ts'
import { findMethodOnCart, TITLES } from './method-on-cart.ts'
import { adyenPaymentDetails } from './operations/adyenPaymentDetails.ts'
import { adyenPaymentMethods } from './operations/adyenPaymentMethods.ts'
import { adyenPaymentStatus, type PaymentStatusArgs } from './operations/adyenPaymentStatus.ts'
import { cancelPayment } from './operations/cancelPayment.ts'
import { getCartSession } from './operations/getCartSession.ts'
import { type ProcessPaymentArgs, processPayment } from './operations/processPayment.ts'
import { type SetPaymentMethodOnCartInput, setPaymentMethodOnCart } from './operations/setPaymentMethodOnCart.ts'

const refuse = (code: 'NOT_SIGNED_IN' | 'PAYPAL_NOT_OFFERED') => () => {
  throw fail(code)
}

export const resolvers = {
  Query: {
    adyenPaymentMethods: (_: unknown, args: { cart_id: string }, ctx: Context) => adyenPaymentMethods(ctx, args),
    getCartSession: (_: unknown, args: { cart_id: string }, ctx: Context) => getCartSession(ctx, args),
    adyenPaymentStatus: (_: unknown, args: PaymentStatusArgs, ctx: Context) => adyenPaymentStatus(ctx, args),
    customerAdyenPaymentTokens: refuse('NOT_SIGNED_IN'),
    customerPaymentTokens: refuse('NOT_SIGNED_IN'),
  },
  Mutation: {
    setPaymentMethodOnCart: (_: unknown, args: { input?: SetPaymentMethodOnCartInput | null }, ctx: Context) =>
      setPaymentMethodOnCart(ctx, args.input),
    processPayment: (_: unknown, args: ProcessPaymentArgs, ctx: Context) => processPayment(ctx, args),
    cancelPayment: (_: unknown, args: { cart_id: string }, ctx: Context) => cancelPayment(ctx, args),
    adyenPaymentDetails: (_: unknown, args: { payload: string; cart_id: string }, ctx: Context) => adyenPaymentDetails(ctx, args),
    savePaypalExpressOrder: refuse('PAYPAL_NOT_OFFERED'),
    updatePaypalExpressOrder: refuse('PAYPAL_NOT_OFFERED'),
    deleteAdyenPaymentToken: refuse('NOT_SIGNED_IN'),
    deletePaymentToken: refuse('NOT_SIGNED_IN'),
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
