import { loadProducts } from '#modules/catalogue'
import type { Context } from '#src/composition/context'
import { guestOrder, type OrderInformationInput } from './operations/guestOrder.ts'
import { guestOrderByToken } from './operations/guestOrderByToken.ts'
import { type OrdersArgs, orders } from './operations/orders.ts'
import { printInvoice } from './operations/printInvoice.ts'
import type { OrderItemModel } from './order-item.ts'

const orderItem = {
  product: async (item: OrderItemModel, _: unknown, ctx: Context) =>
    (await loadProducts(ctx, [item.productId])).get(item.productId) ?? null,
}

export const resolvers = {
  Query: {
    orders: (_: unknown, args: OrdersArgs, ctx: Context) => orders(ctx, args),
    printInvoice,
    guestOrder: (_: unknown, args: { input: OrderInformationInput }, ctx: Context) => guestOrder(ctx, args.input),
    guestOrderByToken: (_: unknown, args: { input: { token: string } }, ctx: Context) => guestOrderByToken(ctx, args.input),
  },
  Customer: { orders: (_: unknown, args: OrdersArgs, ctx: Context) => orders(ctx, args) },
  OrderItem: orderItem,
  ConfigurableOrderItem: orderItem,
  GiftCardOrderItem: orderItem,
}
