import { loadProduct } from '#modules/catalogue'
import { creditMemosOf } from './credit-memos/credit-memo-model.ts'
import { availableActions } from './model/available-actions.ts'
import { attachOrder } from './operations/attachOrder.ts'
import { guestOrder } from './operations/guestOrder.ts'
import { guestOrderByToken } from './operations/guestOrderByToken.ts'
import { orders } from './operations/orders.ts'
import { resendOrderConfirmation } from './operations/resendOrderConfirmation.ts'
import { setOrderNominee } from './operations/setOrderNominee.ts'
import type { OrdersResolvers } from './resolver-types.generated.ts'

export const resolvers = {
  Query: {
    orders: (_root, args, ctx) => orders(ctx, args),
    customerOrders: (_root, _args, ctx) => orders(ctx, { currentPage: 1, pageSize: 100 }),
    guestOrder: (_root, args, ctx) => guestOrder(ctx, args),
    guestOrderByToken: (_root, args, ctx) => guestOrderByToken(ctx, args),
  },
  Mutation: {
    resendOrderConfirmation: (_root, args, ctx) => resendOrderConfirmation(ctx, args),
    setOrderNominee: (_root, args, ctx) => setOrderNominee(ctx, args),
    attachOrder: (_root, args, ctx) => attachOrder(ctx, args),
  },
  Customer: { orders: (_customer, args, ctx) => orders(ctx, args) },
  CustomerOrder: {
    available_actions: (order, _args, ctx) => availableActions(ctx, order),
    credit_memos: (order, _args, ctx) => creditMemosOf(ctx, order.orderId),
  },
  OrderItem: { product: (item, _args, ctx) => loadProduct(ctx, item.productId) },
  ConfigurableOrderItem: { product: (item, _args, ctx) => loadProduct(ctx, item.productId) },
  GiftCardOrderItem: { product: (item, _args, ctx) => loadProduct(ctx, item.productId) },
} satisfies OrdersResolvers
