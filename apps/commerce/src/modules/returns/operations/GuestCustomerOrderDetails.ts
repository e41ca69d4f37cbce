import { decodeUid } from '@welt/kit/ids'
import { locateGuestOrder } from '#modules/orders'
import type { Context } from '#src/platform/context'
import type { QueryGuestCustomerOrderDetailsArgs } from '#src/platform/contract/contract.generated'
import { isOnlyGiftCards } from '../eligibility/eligibility.ts'
import { fail } from '../errors.ts'
import { orderFactsOf, orderModelOf } from '../loaders.ts'

/** @throws AppError ONLY_GIFT_CARD, as locateGuestOrder [R7.62, R5.19, R5.20, R8.43, A71] */
export async function GuestCustomerOrderDetails(ctx: Context, args: QueryGuestCustomerOrderDetailsArgs) {
  const { lastname, email } = args
  const order = await locateGuestOrder(ctx, { number: decodeUid(args.order_id) ?? '', lastname, email })
  if (isOnlyGiftCards(await orderFactsOf(ctx, order.id))) throw fail('ONLY_GIFT_CARD')
  return orderModelOf(ctx, order.id)
}
