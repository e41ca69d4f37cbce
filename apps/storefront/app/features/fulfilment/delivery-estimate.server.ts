import { shortDollars } from '@welt/kit/money'
import { parsePostcode } from '@welt/kit/text/patterns'
import type { CountryCodeEnum } from '#app/contract.generated.ts'
import { checkPostcode } from '#app/features/address/address-rules.ts'
import { AddressSuggestionsDocument } from '#app/features/address/localities.generated.ts'
import { type CartView, toCartView } from '#app/features/cart/cart-model.ts'
import type { DeliveryEstimate } from '#app/features/cart/summary/estimate.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { findCookie, rememberCookie } from '#app/session/cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { EstimateTotalsDocument } from './estimate.generated.ts'
import { estimateFor, servedCountries } from './estimate.server.ts'

interface Destination {
  readonly country: CountryCodeEnum
  /** As typed; '' when unknown. */
  readonly postcode: string
  readonly place: string | undefined
  readonly error?: string | undefined
  readonly isNew?: true
}

/** `AU 3121 VIC 3121`: country, postcode and place. */
const REMEMBERED = /^([A-Z]{2}) (\d{4}) ([\p{L}\p{M}\d .'’-]{4,80})$/u

/** "Richmond VIC 3121" where a postcode has one suburb, else "VIC 3121" or the postcode. */
async function placeOf(ctx: RequestContext, country: CountryCodeEnum, postcode: string): Promise<string> {
  const answer = await fetchPrivate(ctx, AddressSuggestionsDocument, { search: postcode, country })
  const found = (answer.data?.addressSuggestions ?? []).filter((one) => one.postcode === postcode)
  const [first] = found
  if (!first) return postcode
  const city = found.length === 1 && first.city !== first.region ? first.city : undefined
  return [city, first.region, postcode].filter(Boolean).join(' ')
}

async function typedDestination(ctx: RequestContext, url: URL, typed: string): Promise<Destination> {
  const countries = servedCountries(ctx)
  const { code: country = ctx.brand.country } =
    countries.find(({ code }) => code === url.searchParams.get('country')) ?? {}
  const postcode = parsePostcode(typed) ?? typed.trim().slice(0, 20)
  const error = checkPostcode(postcode, country)
  return error
    ? { country, postcode, place: undefined, error }
    : { country, postcode, place: await placeOf(ctx, country, postcode), isNew: true }
}

export function rememberedDestination(ctx: RequestContext): Destination | undefined {
  const [, code, postcode = '', place] = REMEMBERED.exec(findCookie(ctx, 'delivery_to') ?? '') ?? []
  const country = servedCountries(ctx).find((served) => served.code === code)?.code
  return country ? { country, postcode, place } : undefined
}

/** Prefers the form, then the cart's address, then the remembered destination. */
async function destinationOf(ctx: RequestContext, url: URL, cartView: CartView): Promise<Destination> {
  const typed = url.searchParams.get('postcode')
  if (typed !== null) return typedDestination(ctx, url, typed)
  const known = cartView.address
  const country = servedCountries(ctx).find(({ code }) => code === known?.country)?.code
  if (known && country) return { country, postcode: known.postcode, place: cartView.place }
  return rememberedDestination(ctx) ?? { country: ctx.brand.country, postcode: '', place: undefined }
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
  const to = await destinationOf(ctx, url, cartView)
  const { country, postcode, place, error, isNew } = to
  if (isNew) ctx.response.addCookies(rememberCookie(ctx, 'delivery_to', `${country} ${postcode} ${place}`))
  const isElsewhere = !error && postcode !== '' && country !== (cartView.address?.country ?? ctx.brand.country)
  const [estimate, there] = await Promise.all([
    estimateDelivery(ctx, cartView, to),
    isElsewhere ? estimateTotals(ctx, cartView, to) : cartView,
  ])
  const isServed = estimate.cents !== undefined
  if (!isElsewhere || !isServed)
    return { cartView: isServed ? { ...cartView, place: place ?? cartView.place } : cartView, estimate }
  if (there) return { cartView: { ...there, place }, estimate }
  return { cartView, estimate: { ...estimate, promise: undefined, cents: undefined, notice: NO_DATES } }
}
