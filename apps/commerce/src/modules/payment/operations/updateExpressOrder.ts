import { requireCart, requireGuestSecret } from '#modules/cart'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { MutationUpdateExpressOrderArgs } from '#src/platform/contract/contract.generated'
import { requireExpress } from '../express/express-offer.ts'
import { quoteExpress } from '../express/quote-express.ts'
import type { ExpressOrderOutput } from '../resolver-types.generated.ts'

/** For Apple Pay's sheet. @throws AppError as quoteExpress; EXPRESS_NOT_OFFERED, RATE_LIMITED [R7.92, A74] */
export async function updateExpressOrder(
  ctx: Context,
  { input }: MutationUpdateExpressOrderArgs,
): Promise<ExpressOrderOutput> {
  const found = await requireCart(ctx, input.cart_id)
  requireGuestSecret(ctx, found)
  await requireExpress(ctx, found)
  await enforceLimit(ctx, { action: 'express-update', key: found.id, limit: 60, windowSeconds: 600 })
  return { cart: (await quoteExpress(ctx, input, { wallet: 'applepay', isAgreed: true })).cart }
}
