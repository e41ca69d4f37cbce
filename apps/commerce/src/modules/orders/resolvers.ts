import { loadProduct } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import { creditMemosOf } from './credit-memos/credit-memo-model.ts'
import { availableActions, needsSignIn } from './model/available-actions.ts'
import { isItemCancellable } from './model/cancellable-items.ts'
import type { OrderItemModel } from './model/order-item.ts'
import { attachOrder } from './operations/attachOrder.ts'
import { changeOrderItemSize } from './operations/changeOrderItemSize.ts'
import { guestOrder } from './operations/guestOrder.ts'
import { guestOrderByToken } from './operations/guestOrderByToken.ts'
import { orders } from './operations/orders.ts'
import { resendOrderConfirmation } from './operations/resendOrderConfirmation.ts'
import { setOrderNominee } from './operations/setOrderNominee.ts'
import type { OrdersResolvers } from './resolver-types.generated.ts'
import { sizeOptionsOf } from './sizes/size-options.ts'

/** Of every kind of order line. */
const itemFields = {
  product: (item: OrderItemModel, _args: object, ctx: Context) => loadProduct(ctx, item.productId),
  is_cancellable: (item: OrderItemModel, _args: object, ctx: Context) => isItemCancellable(ctx, item),
  size_options: (item: OrderItemModel, _args: object, ctx: Context) => sizeOptionsOf(ctx, item),
}

export const resolvers = {
  Query: {
    orders: (_root, args, ctx) => orders(ctx, args),
    customerOrders: (_root, _args, ctx) => orders(ctx, { currentPage: 1, pageSize: 100 }),
    guestOrder: (_root, args, ctx, info) => guestOrder(ctx, args, info),
    guestOrderByToken: (_root, args, ctx) => guestOrderByToken(ctx, args),
  },
  Mutation: {
    resendOrderConfirmation: (_root, args, ctx) => resendOrderConfirmation(ctx, args),
    setOrderNominee: (_root, args, ctx) => setOrderNominee(ctx, args),
    changeOrderItemSize: (_root, args, ctx) => changeOrderItemSize(ctx, args),
    attachOrder: (_root, args, ctx) => attachOrder(ctx, args),
  },
  Customer: { orders: (_customer, args, ctx) => orders(ctx, args) },
  CustomerOrder: {
    available_actions: (order, _args, ctx) => availableActions(ctx, order),
    needs_sign_in: (order, _args, ctx) => needsSignIn(ctx, order),
    credit_memos: (order, _args, ctx) => creditMemosOf(ctx, order.orderId),
  },
  OrderItem: itemFields,
  ConfigurableOrderItem: itemFields,
  GiftCardOrderItem: itemFields,
} satisfies OrdersResolvers
