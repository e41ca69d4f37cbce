import type { ShippingMethodInput } from '#app/contract.generated.ts'
import { fetchPrivate, type GraphqlResult, query } from '#app/graphql/client.server.ts'
import { centsOf, withoutNulls } from '#app/graphql/nullable.ts'
import { isAnswerLost, messageOf } from '#app/graphql/result.ts'
import { cookieHeaders, dropCookie } from '#app/session/cookies.ts'
import { dropCart, findCartId } from '#app/session/guest-cart.ts'
import { placedOrderCookies } from '#app/session/order-cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { libraryUrl } from '#app/session/site/payment-methods.ts'
import {
  CancelExpressOrderDocument,
  CreateExpressCartDocument,
  type ExpressCartFragment,
  ExpressSettingsDocument,
  FillExpressCartDocument,
  ProcessExpressPayDataDocument,
  SavePaypalExpressOrderDocument,
  UpdateExpressOrderDocument,
  UpdatePaypalExpressOrderDocument,
} from './express.generated.ts'
import type { ExpressAnswer, ExpressQuote, ExpressRequest, ExpressSettings } from './express-answer.ts'
import { expressMessages } from './messages.ts'

const PAYMENT_TIMEOUT_MS = 30_000

/** Undefined while nothing can be paid by wallet. [R3.99] */
export async function loadExpressSettings(ctx: RequestContext): Promise<ExpressSettings | undefined> {
  const answer = await query(ctx, ExpressSettingsDocument, {}, { tags: ['store'] })
  const config = answer.ok ? answer.data.storeConfig : undefined
  const clientKey = config?.adyen_client_key_live ?? config?.adyen_client_key_test
  if (!config || !clientKey) return undefined
  const { country, currency, locale } = ctx.brand
  return {
    clientKey,
    isLive: Boolean(config.adyen_client_key_live),
    serviceUrl: libraryUrl(ctx.sandboxUrl),
    country,
    currency,
    locale: locale.replace('_', '-'),
    methods: (config.express_methods ?? []).map(({ type, merchant_id: merchantId, merchant_name: merchantName }) => ({
      type,
      merchantId,
      merchantName,
    })),
  }
}

interface Method {
  readonly carrier_code: string
  readonly method_code: string | null
}

const idOf = ({ carrier_code, method_code }: Method) => `${carrier_code}:${method_code ?? ''}`

function methodOf(id: string | undefined): ShippingMethodInput | null {
  const [carrier_code, method_code] = id?.split(':') ?? []
  return carrier_code && method_code ? { carrier_code, method_code } : null
}

function quoteOf(
  cart: ExpressCartFragment,
  paypal?: { readonly paypal_order_id: string | null; readonly paymentData: string | null },
): ExpressQuote {
  const [address] = withoutNulls(cart.shipping_addresses)
  const isDelivered = (cart.delivery_groups ?? []).some(({ kind }) => kind === 'DELIVERY')
  const options = isDelivered ? withoutNulls(address?.available_shipping_methods) : []
  const chosen = isDelivered ? address?.selected_shipping_method : undefined
  const total = cart.prices?.grand_total
  return {
    cartId: cart.id,
    totalCents: total ? centsOf(total) : 0,
    options: options.map((option) => ({
      id: idOf(option),
      title: option.method_title ?? '',
      cents: centsOf(option.amount),
    })),
    chosen: chosen ? idOf(chosen) : undefined,
    ...(paypal?.paypal_order_id &&
      paypal.paymentData && { paypal: { orderId: paypal.paypal_order_id, paymentData: paypal.paymentData } }),
  }
}

const problemOf = <Data>(answer: GraphqlResult<Data>): ExpressAnswer => ({
  problem: answer.ok ? expressMessages.failed : messageOf(answer.failure, expressMessages.failed),
})

async function start(ctx: RequestContext, sku: string, option: string): Promise<ExpressAnswer> {
  const created = await fetchPrivate(ctx, CreateExpressCartDocument, {})
  const cartId = created.ok ? created.data.createExpressCart?.cart?.id : undefined
  if (!cartId) return problemOf(created)
  const items = [{ sku, quantity: 1, selected_options: [option] }]
  const filled = await fetchPrivate(ctx, FillExpressCartDocument, { cartId, items })
  if (!filled.ok) return problemOf(filled)
  const { cart, user_errors } = filled.data.addProductsToCart ?? {}
  const [error] = withoutNulls(user_errors)
  if (error || !cart) return { problem: error?.message ?? expressMessages.failed }
  return { quote: quoteOf(cart) }
}

async function open(ctx: RequestContext, cartId: string): Promise<ExpressAnswer> {
  const answer = await fetchPrivate(ctx, SavePaypalExpressOrderDocument, { input: { cart_id: cartId } })
  const saved = answer.ok ? answer.data.savePaypalExpressOrder : undefined
  return saved ? { quote: quoteOf(saved.cart, saved) } : problemOf(answer)
}

type Update = Extract<ExpressRequest, { step: 'update' }>

async function update(ctx: RequestContext, { cartId, address, option, orderId }: Update): Promise<ExpressAnswer> {
  const change = { cart_id: cartId, shipping_address: address ?? null, shipping_method: methodOf(option) }
  if (!orderId) {
    const answer = await fetchPrivate(ctx, UpdateExpressOrderDocument, { input: change })
    const cart = answer.ok ? answer.data.updateExpressOrder?.cart : undefined
    return cart ? { quote: quoteOf(cart) } : problemOf(answer)
  }
  const input = { ...change, paypal_order_id: orderId }
  const answer = await fetchPrivate(ctx, UpdatePaypalExpressOrderDocument, { input })
  const updated = answer.ok ? answer.data.updatePaypalExpressOrder : undefined
  return updated ? { quote: quoteOf(updated.cart, updated) } : problemOf(answer)
}

type Payment = Extract<ExpressRequest, { step: 'pay' }>

/** Cookies of the success page; the bag's are dropped only when the bag itself is paid. */
function placedHeaders(ctx: RequestContext, cartId: string, token: string, isPaid: boolean): Headers {
  const isOwnCart = isPaid && cartId === findCartId(ctx)
  return cookieHeaders(
    ...placedOrderCookies(ctx, token),
    ...(isOwnCart ? [...dropCart(ctx), dropCookie(ctx, 'authority_to_leave')] : []),
  )
}

async function pay(ctx: RequestContext, payment: Payment): Promise<readonly [ExpressAnswer, Headers?]> {
  const { wallet, cartId, email, address, option, stateData, orderId, key } = payment
  const input = {
    cart_id: cartId,
    payment_method: { code: 'adyen_hpp', adyen_additional_data_hpp: { brand_code: wallet, stateData } },
    email: email ?? null,
    ...(address?.street.length ? { shipping_address: address } : { billing_address: address ?? null }),
    shipping_method: methodOf(option),
    paypal_order_id: orderId ?? null,
  }
  const answer = await fetchPrivate(
    ctx,
    ProcessExpressPayDataDocument,
    { input },
    { idempotencyKey: key, timeoutMs: PAYMENT_TIMEOUT_MS },
  )
  const done = answer.ok ? answer.data.processExpressPayData : undefined
  const token = done?.orderV2?.token
  if (done?.success && token) {
    const isPaid = done.order?.adyen_payment_status?.resultCode === 'Authorised'
    return [{ isPlaced: true }, placedHeaders(ctx, cartId, token, isPaid)]
  }
  if (!answer.ok && isAnswerLost(answer.failure)) return [{ problem: expressMessages.lost, isUnknown: true }]
  if (!done) return [problemOf(answer)]
  return [{ problem: done.message?.replace(/^Unable to place order: /, '') ?? expressMessages.failed }]
}

/** [R7.92-R7.94] */
export async function answerExpress(
  ctx: RequestContext,
  request: ExpressRequest,
): Promise<readonly [ExpressAnswer, Headers?]> {
  switch (request.step) {
    case 'start':
      return [await start(ctx, request.sku, request.option)]
    case 'open':
      return [await open(ctx, request.cartId)]
    case 'update':
      return [await update(ctx, request)]
    case 'pay':
      return pay(ctx, request)
    case 'cancel':
      await fetchPrivate(ctx, CancelExpressOrderDocument, { cartId: request.cartId })
      return [{}]
  }
}
