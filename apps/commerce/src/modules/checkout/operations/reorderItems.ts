import { normalNumber } from '@welt/kit/text/typed-text'
import { ensureItems, openCart } from '#modules/cart'
import { findOrderByNumber } from '#modules/orders'
import { HISTORY, isIn } from '#src/order-lifecycle/states'
import type { Context } from '#src/platform/context'
import type { CheckoutUserInputErrorCodes, MutationReorderItemsArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import type { ReorderItemsOutput } from '../resolver-types.generated.ts'
import { itemsOf } from './restoreCart.ts'

const faultOf = (code: CheckoutUserInputErrorCodes, message: string) => ({ code, message, path: ['orderNumber'] })

/** Pressing twice adds once. @throws AppError NOT_SIGNED_IN [R6.08] */
export async function reorderItems(ctx: Context, args: MutationReorderItemsArgs): Promise<ReorderItemsOutput> {
  const { customerId } = ctx.viewer
  if (customerId === undefined) throw fail('NOT_SIGNED_IN')
  const order = await findOrderByNumber(ctx.db, ctx.brand.websiteId, normalNumber(args.orderNumber))
  const { id } = await openCart(ctx, ctx.brand)
  const isOwn = order?.customer_id === customerId && isIn(HISTORY, order)
  const { cart, errors } = await ensureItems(ctx, id, isOwn ? await itemsOf(ctx, order) : [])
  const faults = errors.map(({ code, message }) =>
    faultOf(code === 'INSUFFICIENT_STOCK' || code === 'PRODUCT_NOT_FOUND' ? code : 'UNDEFINED', message),
  )
  const unknown = faultOf('REORDER_NOT_AVAILABLE', `Cannot find order number "${args.orderNumber.slice(0, 64)}"`)
  return { cart, userInputErrors: isOwn ? faults : [unknown] }
}
