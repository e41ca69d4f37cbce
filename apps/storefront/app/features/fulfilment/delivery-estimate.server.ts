import { shortDollars } from '@welt/kit/money'
import { type CartView, toCartView } from '#app/features/cart/cart-model.ts'
import type { DeliveryEstimate } from '#app/features/cart/summary/estimate.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { rememberDelivery } from '#app/session/delivery-postcode.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { type Destination, knownDestination, typedDestination } from './destination.server.ts'
import { EstimateTotalsDocument } from './estimate.generated.ts'
import { estimateFor, servedCountries } from './estimate.server.ts'

/** Prefers the form, then the cart's address, then what is known. */
async function destinationOf(ctx: RequestContext, typed: string | null, url: URL, cartView: CartView) {
  if (typed !== null) return typedDestination(ctx, typed, url.searchParams.get('country'))
  const known = cartView.address
  const country = servedCountries(ctx).find(({ code }) => code === known?.country)?.code
  if (known && country) return { country, postcode: known.postcode, place: cartView.place }
  return (await knownDestination(ctx)) ?? { country: ctx.brand.country, postcode: '', place: undefined }
}

/** Before there is an address, a group's dates are those of the estimate. */
function withEstimate(cartView: CartView, { promise, cents }: DeliveryEstimate, place: string | undefined): CartView {
  if (cents === undefined) return cartView
  const groups = cartView.address
    ? cartView.groups
    : cartView.groups.map((group) => (group.kind === 'delivery' ? { ...group, promise } : group))
  return { ...cartView, groups, place: place ?? cartView.place }
}

/** Of the site's default method. [R3.114] */
function thresholdOf({ settings, session }: RequestContext, country: string) {
  const { shippingThresholds, defaultShippingMethod } = settings
  const own = shippingThresholds.filter((threshold) => threshold.country === country)
  const threshold = own.find(({ code }) => code === defaultShippingMethod) ?? own[0]
  const isForCustomers = threshold?.requiresLogin === true && session.token === undefined
  return {
    thresholdCents: isForCustomers ? undefined : threshold?.thresholdCents,
    customersFrom: isForCustomers ? shortDollars(threshold.thresholdCents) : undefined,
  }
}

const NO_DATES = 'You’ll see delivery dates at checkout.'
const NOT_SERVED = 'We don’t deliver to this address yet.'

function noticeOf(ctx: RequestContext, methods: Awaited<ReturnType<typeof estimateFor>>): string | undefined {
  if (!methods) return NO_DATES
  if (methods.length > 0) return undefined
  return ctx.settings.isCollectOffered ? `${NOT_SERVED} Try click and collect.` : NOT_SERVED
}

/** [R7.88, A73] */
async function estimateDelivery(ctx: RequestContext, cartView: CartView, to: Destination): Promise<DeliveryEstimate> {
  const { country, postcode, place, error } = to
  const methods = await estimateFor(ctx, cartView.cartId, country, error || !postcode ? undefined : postcode)
  const [first] = methods ?? []
  return {
    promise: first?.promise,
    ...thresholdOf(ctx, country),
    country,
    postcode,
    place,
    cents: first?.cents,
    countries: servedCountries(ctx).map(({ code, name }) => ({ code, name })),
    error,
    notice: error ? undefined : noticeOf(ctx, methods),
  }
}

/** For another country than the cart's; undefined on failure. */
async function estimateTotals(
  ctx: RequestContext,
  cartView: CartView,
  { country, postcode }: Destination,
): Promise<CartView | undefined> {
  const { cartId, lines } = cartView
  const answer = await fetchPrivate(ctx, EstimateTotalsDocument, { cartId, country, postcode })
  const cart = answer.data?.estimateTotals?.cart
  return cart ? { ...toCartView(cart), lines } : undefined
}

export interface EstimatedCart {
  readonly cartView: CartView
  readonly estimate: DeliveryEstimate
}

/** Totals and estimate always refer to the same place; a valid one is remembered. [R7.88, decision 72] */
export async function estimateCart(ctx: RequestContext, url: URL, cartView: CartView): Promise<EstimatedCart> {
  const typed = url.searchParams.get('postcode')
  const to: Destination = await destinationOf(ctx, typed, url, cartView)
  const { country, postcode, place, error } = to
  if (typed !== null && !error) ctx.response.addCookies(rememberDelivery(ctx, to))
  const isElsewhere = !error && postcode !== '' && country !== (cartView.address?.country ?? ctx.brand.country)
  const [estimate, there] = await Promise.all([
    estimateDelivery(ctx, cartView, to),
    isElsewhere ? estimateTotals(ctx, cartView, to) : cartView,
  ])
  const isServed = estimate.cents !== undefined
  if (!isElsewhere || !isServed) return { cartView: withEstimate(cartView, estimate, place), estimate }
  if (there) return { cartView: { ...there, place }, estimate }
  return { cartView, estimate: { ...estimate, promise: undefined, cents: undefined, notice: NO_DATES } }
}
