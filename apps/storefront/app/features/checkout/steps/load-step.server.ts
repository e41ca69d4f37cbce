import { rememberedDestination } from '#app/features/fulfilment/destination.server.ts'
import { estimateMethods } from '#app/features/fulfilment/estimate.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import type { CheckoutCart } from '../checkout-model.ts'
import { findPaymentProgress } from '../payment/payment-progress.server.ts'
import { startPayment } from '../payment/start-payment.server.ts'
import { findSuccess } from '../payment/to-success.server.ts'
import { loadCheckoutCustomer } from './checkout-customer.server.ts'
import { ACCOUNT_PARAMETER, type OpenStep } from './checkout-step.ts'
import { loadDeliveryBlock } from './load-delivery-block.server.ts'

interface StepContext {
  readonly ctx: RequestContext
  readonly cart: CheckoutCart
  readonly parameters: URLSearchParams
}

const customerOf = ({ ctx, cart, parameters }: StepContext) =>
  loadCheckoutCustomer(ctx, parameters.get('address'), cart)

/** What the links of the form chose: the address by hand, another billing address. */
const choicesOf = ({ cart, parameters }: StepContext) => ({
  isLine: parameters.get('entry') !== 'hand',
  isBillingSame: parameters.has('billing') ? parameters.get('billing') !== 'other' : cart.isBillingSame,
})

/** What each step needs besides the cart. */
const STEPS = {
  email: async ({ parameters }: StepContext) => ({
    name: 'email' as const,
    hasAccount: parameters.has(ACCOUNT_PARAMETER),
  }),
  delivery: async (context: StepContext) => {
    const { ctx, cart } = context
    const loadMethods = async () => {
      const customer = await customerOf(context)
      const shown = customer?.start ?? cart.shipping
      const methods = await estimateMethods(
        ctx,
        cart.cartView.cartId,
        shown?.postcode ? shown : rememberedDestination(ctx),
      )
      return { customer, methods }
    }
    const [loaded, block] = await Promise.all([loadMethods(), loadDeliveryBlock(ctx)])
    return { name: 'delivery' as const, ...loaded, block, ...choicesOf(context) }
  },
  billing: async (context: StepContext) => ({ name: 'billing' as const, customer: await customerOf(context) }),
  collection: async (context: StepContext) => ({
    name: 'collection' as const,
    customer: await customerOf(context),
    ...choicesOf(context),
  }),
  payment: async ({ ctx, cart, parameters }: StepContext) => {
    const { cartId, totalCents } = cart.cartView
    const [start, progress] = await Promise.all([
      totalCents > 0 ? startPayment(ctx, cartId, totalCents) : undefined,
      findPaymentProgress(ctx, cartId),
    ])
    return (
      findSuccess(ctx, progress) ?? {
        name: 'payment' as const,
        start,
        waitingUrl: progress.kind === 'waiting' ? progress.url : undefined,
        bankAction: progress.kind === 'confirming' ? progress.action : undefined,
        idempotencyKey: crypto.randomUUID(),
        rewardNotice: parameters.get('payment') === 'reward' ? undefined : cart.rewardError,
      }
    )
  },
} satisfies Record<OpenStep, (context: StepContext) => Promise<unknown>>

type Loaded = Awaited<ReturnType<(typeof STEPS)[OpenStep]>>
export type StepData = Exclude<Loaded, Response>
export type StepDataOf<Name extends OpenStep> = Extract<StepData, { name: Name }>

/** @returns a redirect when the cart has been ordered */
export function loadStep(step: OpenStep, context: StepContext): Promise<Loaded> {
  return STEPS[step](context)
}
