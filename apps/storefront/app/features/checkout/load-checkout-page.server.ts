import { data, redirectDocument } from 'react-router'
import { loadRewards } from '#app/features/cart/codes/rewards.server.ts'
import { cartMessages } from '#app/features/cart/messages.ts'
import { requireReads } from '#app/graphql/limit.server.ts'
import { cookieHeaders, findCookie, rememberCookie } from '#app/session/cookies.ts'
import { readFlash } from '#app/session/flash.ts'
import { dropCart, findCartId } from '#app/session/guest-cart.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { parsePaymentMethod } from '#app/session/site/payment-methods.ts'
import type { CheckoutCart } from './checkout-model.ts'
import { collectorOf } from './collection/collector.ts'
import { type LoadedCart, loadCheckoutCart } from './load-checkout-cart.server.ts'
import { returnedProblem, WAITING_CODE } from './messages.ts'
import { findPaymentProgress } from './payment/payment-progress.server.ts'
import { rememberMethod } from './payment/remember-method.server.ts'
import { findSuccess } from './payment/to-success.server.ts'
import { type CheckoutFacts, checkoutStep, type OpenStep, openStep } from './steps/checkout-step.ts'
import { loadStep } from './steps/load-step.server.ts'
import { validateReward } from './validate-reward.server.ts'

const isUndelivered = ({ isVirtual, isPickupOnly }: CheckoutCart) => isVirtual || isPickupOnly

function factsOf(ctx: RequestContext, cart: CheckoutCart): CheckoutFacts {
  return {
    storedStep: findCookie(ctx, 'checkout_step'),
    email: cart.email,
    shippingPostcode: cart.shipping?.postcode,
    billingFirstName: cart.isVirtual || cart.billing?.street1 ? cart.billing?.firstname : undefined,
    isDeliverySettled: isUndelivered(cart) || Boolean(cart.selectedMethod),
  }
}

/** The step that applies, if it differs from the stored one. [R4.02, A42] */
function storedStep(ctx: RequestContext, cart: CheckoutCart): string[] {
  const facts = factsOf(ctx, cart)
  const step = checkoutStep(facts)
  return step === facts.storedStep ? [] : [rememberCookie(ctx, 'checkout_step', step)]
}

type Entered = Exclude<LoadedCart, { kind: 'cart' }> | { kind: 'cart'; cart: CheckoutCart; step: OpenStep }

/** Validates the first coupon before payment; the server removes a refused one. [A55] */
async function enterStep(ctx: RequestContext, edited: string | null): Promise<Entered> {
  const loaded = await loadCheckoutCart(ctx)
  if (loaded.kind !== 'cart') return loaded
  const { cart } = loaded
  const { isVirtual, isPickupOnly } = cart
  const step = openStep(factsOf(ctx, cart), {
    edited,
    isVirtual,
    isPickupOnly,
    isSignedIn: ctx.session.token !== undefined,
  })
  const reward = step === 'payment' ? await validateReward(ctx, { ...cart, cartId: cart.cartView.cartId }) : 'none'
  if (reward === 'none') return { ...loaded, step }
  const again = await loadCheckoutCart(ctx)
  return again.kind === 'cart' ? { ...again, step } : again
}

const showFailure = (message: string) => data({ kind: 'failed' as const, message }, { status: 503 })

/** The cart may have been ordered although the response was lost. */
async function answerLostCart(ctx: RequestContext) {
  const cartId = findCartId(ctx)
  const progress = cartId ? await findPaymentProgress(ctx, cartId) : undefined
  if (progress?.kind === 'unreachable') {
    requireReads(ctx)
    return showFailure(cartMessages.cart)
  }
  const success = progress && findSuccess(ctx, progress)
  return success ?? data({ kind: 'lost' as const }, { headers: cookieHeaders(...dropCart(ctx)) })
}

function answerWithoutCart(
  ctx: RequestContext,
  entered: Exclude<Entered, { kind: 'cart' }>,
  parameters: URLSearchParams,
) {
  if (entered.kind === 'none') {
    const isPaid = parameters.get('payment') === WAITING_CODE && findCookie(ctx, 'order') !== undefined
    return redirectDocument(isPaid ? '/checkout/success' : '/cart')
  }
  if (entered.kind === 'lost') return answerLostCart(ctx)
  requireReads(ctx)
  return showFailure(entered.message)
}

export async function loadCheckoutPage(ctx: RequestContext, parameters: URLSearchParams) {
  const entered = await enterStep(ctx, parameters.get('edit'))
  if (entered.kind !== 'cart') return answerWithoutCart(ctx, entered, parameters)
  const { cart } = entered
  if (!ctx.isDataRequest) ctx.recordEvent({ kind: 'checkout' })
  const [rewards, step] = await Promise.all([
    loadRewards(ctx, cart.cartView),
    loadStep(entered.step, { ctx, cart, parameters }),
  ])
  if (step instanceof Response) return step
  const page = {
    kind: 'cart' as const,
    cart,
    rewards,
    step,
    notice: returnedProblem(parameters.get('payment'), cart.rewardError),
    isSignedIn: ctx.session.token !== undefined,
    countries: ctx.settings.countries,
    returnDays: ctx.settings.returnWindowDays,
    collector: collectorOf(cart.cartView, findCookie(ctx, 'collector')),
    notices: readFlash(ctx),
  }
  const method = parsePaymentMethod(step.name === 'payment' ? (step.start?.selectedPaymentMethod ?? '') : '')
  return data(page, { headers: cookieHeaders(...storedStep(ctx, cart), ...rememberMethod(ctx, method)) })
}
