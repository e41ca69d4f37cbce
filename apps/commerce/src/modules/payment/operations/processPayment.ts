import { requireCart, requireGuestSecret } from '#modules/cart'
import { findNewestOrderOfCart } from '#modules/orders'
import { enforceLimit } from '#modules/site'
import { isIn, PENDING } from '#src/order-lifecycle/states'
import type { Context } from '#src/platform/context'
import type { AdyenPaymentStatus, MutationProcessPaymentArgs } from '#src/platform/contract/contract.generated'
import { answerInTime } from '../answer-in-time.ts'
import { fail } from '../errors.ts'
import { checkLater, checkReturned } from '../returned.ts'
import { parseJsonObject } from '../rules.ts'
import { loadPaymentStatus } from '../status.ts'
import { findNewestAttempt, findReturned } from '../store.ts'
import type { ReturnedDetails } from '../tables.ts'

const DETAILS_LIMIT = 65_536

/** `redirectResult`, or JSON of `{details, paymentData}` or of the details alone. */
function parseDetails(
  args: Pick<MutationProcessPaymentArgs, 'redirectResult' | 'details'>,
): ReturnedDetails | undefined {
  if (args.redirectResult) return { details: { redirectResult: args.redirectResult } }
  const given = args.details && args.details.length <= DETAILS_LIMIT ? parseJsonObject(args.details) : undefined
  if (!given) return undefined
  const inner = typeof given.details === 'object' && given.details !== null ? given.details : given
  const details = Object.fromEntries(
    Object.entries(inner).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'paymentData',
    ),
  )
  const paymentData = typeof given.paymentData === 'string' ? { paymentData: given.paymentData } : {}
  return Object.keys(details).length > 0 ? { details, ...paymentData } : undefined
}

/**
 * The browser's details prove nothing; the payment service decides.
 * @throws AppError DETAILS_FAILED, ORDER_MISSING, as requireCart [R7.91, A72]
 */
export async function processPayment(ctx: Context, args: MutationProcessPaymentArgs): Promise<AdyenPaymentStatus> {
  const cart = await requireCart(ctx, args.cart_id, { allowInactive: true })
  requireGuestSecret(ctx, cart)
  const order = await findNewestOrderOfCart(ctx.db, cart.id)
  const attempt = order && (await findNewestAttempt(ctx.db, order.id))
  if (!order || !attempt) throw fail('ORDER_MISSING')
  if (!isIn(PENDING, order) || attempt.state !== 'action_required') return loadPaymentStatus(ctx.db, order.id)
  await enforceLimit(ctx, { action: 'process-payment', key: cart.id, limit: 10, windowSeconds: 600 })
  await enforceLimit(ctx, { action: 'process-payment', key: ctx.viewer.address, limit: 30, windowSeconds: 600 })
  const returned = parseDetails(args) ?? findReturned(attempt)
  if (!returned) throw fail('DETAILS_FAILED')
  const checked = await answerInTime(checkReturned(ctx, attempt, returned, { isShown: true }))
  if (!checked) await checkLater(ctx.db, attempt.id, returned)
  else if (!checked.done) throw fail('DETAILS_FAILED')
  return loadPaymentStatus(ctx.db, order.id)
}
