import { parseEmail } from '@welt/kit/text/patterns'
import { data, redirect, redirectDocument } from 'react-router'
import { findDoubts } from '#app/features/address/doubts.server.ts'
import { cancelCartPayment } from '#app/features/cart/change-cart.server.ts'
import { type CodeIntent, parseCodeIntent } from '#app/features/cart/codes/codes-answer.ts'
import { loadRewards } from '#app/features/cart/codes/rewards.server.ts'
import { submitCodes } from '#app/features/cart/codes/submit-codes.server.ts'
import { cartMessages } from '#app/features/cart/messages.ts'
import { loadCheckout, setBilling, setDetails, setEmail, startPayment } from '#app/features/checkout/checkout.server.ts'
import type { CheckoutCart } from '#app/features/checkout/checkout-model.ts'
import { type CheckoutAnswerData, CheckoutPage } from '#app/features/checkout/checkout-page.tsx'
import { returnedProblem } from '#app/features/checkout/messages.ts'
import {
  findPaymentProgress,
  orderedCookies,
  type PaymentProgress,
} from '#app/features/checkout/payment/payment-progress.server.ts'
import { placeOrder } from '#app/features/checkout/payment/place-order.server.ts'
import { loadCheckoutCustomer } from '#app/features/checkout/steps/checkout-customer.server.ts'
import { type CheckoutFacts, checkoutStep, infoMode } from '#app/features/checkout/steps/checkout-step.ts'
import { readDetails } from '#app/features/checkout/steps/details-rules.ts'
import { loadDeliveryBlock } from '#app/features/checkout/steps/load-delivery-block.server.ts'
import { LostCart } from '#app/features/checkout/success/lost-cart.tsx'
import { validateReward } from '#app/features/checkout/validate-reward.server.ts'
import { estimateMethods } from '#app/features/fulfilment/estimate.server.ts'
import { emailState, undeliverable } from '#app/features/sign-in/email-check.server.ts'
import { NO_ANSWER } from '#app/features/sign-in/sign-in-form.tsx'
import { submitSignIn } from '#app/features/sign-in/submit-sign-in.server.ts'
import { checkEmail } from '#app/forms/field-rules.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { requireReads } from '#app/graphql/limit.server.ts'
import { SOMETHING_WRONG } from '#app/graphql/result.ts'
import { cookieHeaders, dropCookie, findCookie, rememberCookie } from '#app/session/cookies.ts'
import { isDocumentRequest } from '#app/session/document-request.ts'
import { flashCookies, readFlash } from '#app/session/flash.ts'
import { dropCart, findCartId } from '#app/session/guest-cart.ts'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import { type PaymentMethod, parsePaymentMethod } from '#app/session/site/payment-methods.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/index.ts'

/** [R3.100] */
function rememberMethod(ctx: RequestContext, method: PaymentMethod | undefined): readonly string[] {
  return method && method !== findCookie(ctx, 'payment_method') ? [rememberCookie(ctx, 'payment_method', method)] : []
}

const toSuccess = (ctx: RequestContext, ordered: Extract<PaymentProgress, { kind: 'ordered' }>) =>
  redirect('/checkout/success', { status: 303, headers: orderedCookies(ctx, ordered) })

const isShown = (ctx: RequestContext, now: PaymentProgress | undefined) =>
  now?.kind === 'ordered' && (now.token !== undefined || findCookie(ctx, 'order') !== undefined)

/** The cart may have been ordered although the response was lost. */
async function leaveLost(ctx: RequestContext) {
  const cartId = findCartId(ctx)
  const now = cartId ? await findPaymentProgress(ctx, cartId) : undefined
  if (now?.kind === 'unreachable') requireReads(ctx)
  if (now?.kind === 'unreachable') return data({ kind: 'failed' as const, message: cartMessages.cart }, { status: 503 })
  if (now?.kind === 'ordered' && isShown(ctx, now)) return toSuccess(ctx, now)
  return data({ kind: 'lost' as const }, { headers: cookieHeaders(...dropCart(ctx)) })
}

function factsOf(ctx: RequestContext, cart: CheckoutCart): CheckoutFacts {
  return {
    storedStep: findCookie(ctx, 'checkout_step'),
    email: cart.email,
    shippingPostcode: cart.shipping?.postcode,
    billingFirstName: cart.isVirtual || cart.billing?.street1 ? cart.billing?.firstname : undefined,
    isDeliverySettled: cart.isVirtual || Boolean(cart.selectedMethod),
  }
}

/** Validates the first coupon before payment; the server removes a refused one. [A55] */
async function enterStep(ctx: RequestContext, edited: string | null) {
  const answer = await loadCheckout(ctx)
  if (answer.kind !== 'cart') return answer
  const { cart } = answer
  const step = edited === 'details' || edited === 'email' ? 'info' : checkoutStep(factsOf(ctx, cart))
  const judged = step === 'payment' ? await validateReward(ctx, { ...cart, cartId: cart.cartView.cartId }) : 'none'
  return judged === 'none' ? { ...answer, step } : { ...(await loadCheckout(ctx)), step }
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const parameters = url.searchParams
  const edited = parameters.get('edit')
  const answer = await enterStep(ctx, edited)
  if (answer.kind === 'none') return redirectDocument('/cart')
  if (answer.kind === 'lost') return leaveLost(ctx)
  if (answer.kind === 'failed') requireReads(ctx)
  if (answer.kind === 'failed') return data({ kind: 'failed' as const, message: answer.message }, { status: 503 })
  const { cart, step } = answer
  const facts = factsOf(ctx, cart)
  const isSignedIn = ctx.session.token !== undefined
  // [A111]
  const mode = isSignedIn ? 'guest' : edited === 'email' ? 'email' : infoMode(facts)
  const isDelivery = step === 'info' && mode === 'guest' && !cart.isVirtual
  const returned = parameters.get('payment')
  const [rewards, customer, methods, block, start, now] = await Promise.all([
    loadRewards(ctx, cart.cartView),
    step === 'info' ? loadCheckoutCustomer(ctx, parameters.get('address'), cart) : undefined,
    isDelivery ? estimateMethods(ctx, cart.cartView.cartId) : {},
    isDelivery ? loadDeliveryBlock(ctx) : undefined,
    step === 'payment' && cart.cartView.totalCents > 0 ? startPayment(ctx, cart.cartView.cartId) : undefined,
    step === 'payment' ? findPaymentProgress(ctx, cart.cartView.cartId) : undefined,
  ])
  if (now?.kind === 'ordered' && isShown(ctx, now)) return toSuccess(ctx, now)
  const page = {
    kind: 'cart' as const,
    cart,
    rewards,
    step,
    mode,
    methods,
    block,
    start,
    waitingUrl: now?.kind === 'waiting' ? now.url : undefined,
    idempotencyKey: crypto.randomUUID(),
    notice: returnedProblem(returned, cart.rewardError),
    rewardNotice: step === 'payment' && returned !== 'reward' ? cart.rewardError : undefined,
    customer,
    isSignedIn,
    countries: ctx.settings.countries,
    notices: readFlash(ctx),
  }
  return data(page, { headers: cookieHeaders(...rememberMethod(ctx, start?.selected)) })
}

const wrong = (answer: CheckoutAnswerData, status = 422) => data<CheckoutAnswerData>(answer, { status })

async function saveEmail(ctx: RequestContext, cartId: string, form: FormData) {
  const typed = fieldText(form, 'email')
  const error = checkEmail(typed)
  if (error) return wrong({ intent: 'email', errors: { email: error }, email: typed })
  const email = parseEmail(typed) ?? typed
  const reason = await undeliverable(ctx, email)
  if (reason) return wrong({ intent: 'email', errors: { email: reason }, email: typed })
  const isGuestChosen = fieldText(form, 'guest') === '1'
  if (!isGuestChosen && (await emailState(ctx, email)) === 'has-password')
    return wrong({ intent: 'email', errors: {}, email, signIn: NO_ANSWER }, 200)
  const problem = await setEmail(ctx, cartId, email)
  return problem ? wrong({ intent: 'email', errors: {}, email: typed, problem }) : redirect('/checkout', 303)
}

async function submitSignInHere(ctx: RequestContext, form: FormData) {
  const outcome = await submitSignIn(ctx, form)
  if (outcome.kind === 'refused')
    return wrong(
      { intent: 'sign-in', errors: {}, email: outcome.answer.email ?? '', signIn: outcome.answer },
      outcome.status,
    )
  const headers = cookieHeaders(...outcome.setCookies, ...flashCookies(ctx, ...outcome.notices))
  return redirectDocument('/checkout', { status: 303, headers })
}

async function saveDetails(ctx: RequestContext, cartId: string, form: FormData) {
  const { details, isBillingOnly, instructions, errors } = readDetails(form, ctx.settings.countries)
  const { shipping, billing, isBillingSame, method } = details
  if (Object.keys(errors).length > 0) return wrong({ intent: 'details', errors, details })
  const addresses = [['', shipping] as const, ...(isBillingSame ? [] : [['billing_', billing] as const])]
  const doubts = isBillingOnly ? [] : await findDoubts(ctx, form, addresses)
  if (doubts.length > 0) return wrong({ intent: 'details', errors, details, doubts })
  const problem = isBillingOnly
    ? await setBilling(ctx, cartId, billing)
    : await setDetails(ctx, cartId, { shipping, billing: isBillingSame ? undefined : billing, method, instructions })
  if (problem) return wrong({ intent: 'details', errors: {}, details, problem })
  const savedAuthority = instructions
    ? rememberCookie(ctx, 'authority_to_leave', instructions)
    : dropCookie(ctx, 'authority_to_leave')
  return redirect('/checkout', {
    status: 303,
    headers: cookieHeaders(rememberCookie(ctx, 'checkout_step', 'payment'), savedAuthority),
  })
}

const KEY = /^[0-9a-f-]{36}$/

async function submitOrder(ctx: RequestContext, cartId: string, form: FormData) {
  ctx.response.addCookies(...rememberMethod(ctx, parsePaymentMethod(fieldText(form, 'payment_method'))))
  const posted = fieldText(form, 'idempotency_key')
  const key = KEY.test(posted) ? posted : crypto.randomUUID()
  const shown = fieldText(form, 'shown_total')
  const outcome = await placeOrder(ctx, {
    cartId,
    stateData: fieldText(form, 'state_data'),
    idempotencyKey: key,
    shownCents: /^\d{1,9}$/.test(shown) ? Number(shown) : undefined,
  })
  if (outcome.kind === 'placed') return toSuccess(ctx, { ...outcome, kind: 'ordered' })
  if (outcome.kind === 'redirect')
    return redirect(outcome.url, {
      status: 303,
      headers: cookieHeaders(...(outcome.token ? [rememberCookie(ctx, 'order', outcome.token)] : [])),
    })
  if (outcome.isCartLost) {
    // Another tab may have ordered the cart.
    const now = await findPaymentProgress(ctx, cartId)
    return now.kind === 'ordered' && isShown(ctx, now) ? toSuccess(ctx, now) : redirect('/checkout', { status: 303 })
  }
  if (outcome.code === 'total' || outcome.code === 'reward')
    return redirect(`/checkout?payment=${outcome.code}`, { status: 303 })
  // The order may exist although the response was lost; retrying with the same key returns it.
  return wrong(
    {
      intent: 'place',
      errors: {},
      problem: outcome.problem,
      idempotencyKey: outcome.isRefused ? crypto.randomUUID() : key,
    },
    402,
  )
}

async function payAnotherWay(ctx: RequestContext, cartId: string) {
  const cancelled = await cancelCartPayment(ctx, cartId)
  if (cancelled === 'paid') {
    const now = await findPaymentProgress(ctx, cartId)
    return toSuccess(ctx, { kind: 'ordered', isPaid: true, token: now.kind === 'ordered' ? now.token : undefined })
  }
  return redirect('/checkout', {
    status: 303,
    headers: cookieHeaders(...(cancelled === 'open' ? [dropCookie(ctx, 'order')] : [])),
  })
}

/** [R1.23] */
async function answerCodes(ctx: RequestContext, request: Request, intent: CodeIntent, form: FormData) {
  const { answer, setCookies, flash } = await submitCodes(ctx, intent, form)
  if (answer.isDone && isDocumentRequest(request))
    return redirect('/checkout', { status: 303, headers: cookieHeaders(...setCookies, ...flashCookies(ctx, ...flash)) })
  return data(
    { codes: answer },
    { headers: cookieHeaders(...setCookies), status: answer.isDone || !isDocumentRequest(request) ? 200 : 422 },
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const cartId = findCartId(ctx)
  const form = await request.formData()
  const intent = fieldText(form, 'intent')
  const codeIntent = parseCodeIntent(intent)
  if (codeIntent && cartId) return answerCodes(ctx, request, codeIntent, form)
  if (!cartId)
    return intent === 'place' && findCookie(ctx, 'order')
      ? redirect('/checkout/success', 303)
      : redirectDocument('/cart', 303)
  if (intent === 'email') return saveEmail(ctx, cartId, form)
  if (intent === 'sign-in') return submitSignInHere(ctx, form)
  if (intent === 'details') return saveDetails(ctx, cartId, form)
  if (intent === 'place') return submitOrder(ctx, cartId, form)
  if (intent === 'cancel-payment') return payAnotherWay(ctx, cartId)
  return wrong({ intent: 'place', errors: {}, problem: { message: SOMETHING_WRONG } }, 400)
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Checkout', matches)

export default function CheckoutRoute({ loaderData, actionData, matches }: Route.ComponentProps) {
  const frameUrl = matches[0].loaderData.sandboxUrl
  if (loaderData.kind !== 'cart')
    return <LostCart message={loaderData.kind === 'failed' ? loaderData.message : undefined} />
  const codes = actionData && 'codes' in actionData ? actionData.codes : undefined
  const answer = actionData && 'intent' in actionData ? actionData : undefined
  return <CheckoutPage page={loaderData} answer={answer} codes={codes} frameUrl={frameUrl} />
}
