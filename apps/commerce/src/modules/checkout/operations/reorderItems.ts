import { normalNumber } from '@welt/kit/text/typed-text'
import { ensureItems, openCart } from '#modules/cart'
import { findOrderByNumber, type OrderRow } from '#modules/orders'
import { HISTORY, isIn } from '#src/order-lifecycle/states'
import type { Context } from '#src/platform/context'
import type { CheckoutUserInputErrorCodes, MutationReorderItemsArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import type { ReorderItemsOutput } from '../resolver-types.generated.ts'
import { itemsOf } from './restoreCart.ts'

const faultOf = (code: CheckoutUserInputErrorCodes, message: string) => ({ code, message, path: ['orderNumber'] })

interface Reorder {
  readonly cartId: string
  /** Undefined for one that isn't theirs. */
  readonly order: OrderRow | undefined
  readonly number: string
}

/** Pressing twice adds once. @throws AppError as ensureItems */
export async function addItemsAgain(ctx: Context, { cartId, order, number }: Reorder): Promise<ReorderItemsOutput> {
  const found = order && isIn(HISTORY, order) ? order : undefined
  const items = found ? await itemsOf(ctx, found) : []
  const { cart, errors, quantityInCart } = await ensureItems(ctx, cartId, items)
  const faults = errors.map(({ code, message }) =>
    faultOf(code === 'INSUFFICIENT_STOCK' || code === 'PRODUCT_NOT_FOUND' ? code : 'UNDEFINED', message),
  )
  const unknown = faultOf('REORDER_NOT_AVAILABLE', `Cannot find order number "${number.slice(0, 64)}"`)
  return {
    cart,
    userInputErrors: found ? faults : [unknown],
    ordered_quantity: items.reduce((total, { quantity }) => total + quantity, 0),
    added_quantity: quantityInCart,
  }
}

/** @throws AppError NOT_SIGNED_IN [R6.08] */
export async function reorderItems(ctx: Context, args: MutationReorderItemsArgs): Promise<ReorderItemsOutput> {
  const { customerId } = ctx.viewer
  if (customerId === undefined) throw fail('NOT_SIGNED_IN')
  const order = await findOrderByNumber(ctx.db, ctx.brand.websiteId, normalNumber(args.orderNumber))
  const { id: cartId } = await openCart(ctx, ctx.brand)
  const own = order?.customer_id === customerId ? order : undefined
  return addItemsAgain(ctx, { cartId, order: own, number: args.orderNumber })
}
