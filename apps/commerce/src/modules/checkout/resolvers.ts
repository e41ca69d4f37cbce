import { type CartRow, requireGuestSecret } from '#modules/cart'
import { toOrderModel } from '#modules/orders'
import type { Context } from '#src/composition/context'
import { type PlacementModel, placeOrder } from './operations/placeOrder.ts'
import { processExpressPayData } from './operations/processExpressPayData.ts'
import { type RestoreCartInput, restoreCart } from './operations/restoreCart.ts'
import { type SetAuthorityToLeaveInput, setAuthorityToLeave } from './operations/setAuthorityToLeave.ts'
import { setGuestEmailOnCart } from './operations/setGuestEmailOnCart.ts'
import type { PlacedOrder } from './place-cart.ts'

function toOrder({ order, payment }: PlacedOrder) {
  return { order_number: order.number, order_id: order.number, cart_id: order.cart_id, adyen_payment_status: payment }
}

/** @throws AppError the failure of the placement, the first time */
function requirePlaced({ placed, takeFailure }: PlacementModel): PlacedOrder | undefined {
  const failure = takeFailure()
  if (failure) throw failure
  return placed
}

export const resolvers = {
  Mutation: {
    setGuestEmailOnCart: (_: unknown, args: { input?: { cart_id: string; email: string } | null }, ctx: Context) =>
      setGuestEmailOnCart(ctx, args.input),
    setAuthorityToLeave: (_: unknown, args: { input: SetAuthorityToLeaveInput }, ctx: Context) => setAuthorityToLeave(ctx, args.input),
    placeOrder: (_: unknown, args: { input?: { cart_id: string } | null }, ctx: Context) => placeOrder(ctx, args.input),
    restoreCart: (_: unknown, args: { input: RestoreCartInput }, ctx: Context) => restoreCart(ctx, args.input),
    processExpressPayData: (_: unknown, args: { input: { cart_id: string } }, ctx: Context) => processExpressPayData(ctx, args.input),
  },
  PlaceOrderOutput: {
    order: (placement: PlacementModel) => {
      const placed = requirePlaced(placement)
      return placed ? toOrder(placed) : null
    },
    orderV2: (placement: PlacementModel, _: unknown, ctx: Context) => {
      const placed = requirePlaced(placement)
      return placed ? toOrderModel(ctx, placed.order) : null
    },
  },
  Cart: {
    authority_to_leave: (cart: CartRow, _: unknown, ctx: Context) => {
      if (cart.authority_instructions !== null) requireGuestSecret(ctx, cart)
      return { checked: cart.authority_checked, instructions: cart.authority_instructions }
    },
  },
}
