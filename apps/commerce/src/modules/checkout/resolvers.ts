import { authorityOf } from './authority.ts'
import { placeOrder } from './operations/placeOrder.ts'
import { processExpressPayData } from './operations/processExpressPayData.ts'
import { reorderGuestItems } from './operations/reorderGuestItems.ts'
import { reorderItems } from './operations/reorderItems.ts'
import { restoreCart } from './operations/restoreCart.ts'
import { setAuthorityToLeave } from './operations/setAuthorityToLeave.ts'
import { setGuestEmailOnCart } from './operations/setGuestEmailOnCart.ts'
import { freshOrderOf, orderOf } from './placed-order.ts'
import type { CheckoutResolvers } from './resolver-types.generated.ts'

export const resolvers = {
  Query: {
    checkoutAgreements: () => [],
  },
  Mutation: {
    setGuestEmailOnCart: (_root, args, ctx) => setGuestEmailOnCart(ctx, args),
    setAuthorityToLeave: (_root, args, ctx) => setAuthorityToLeave(ctx, args),
    placeOrder: (_root, args, ctx) => placeOrder(ctx, args),
    reorderItems: (_root, args, ctx) => reorderItems(ctx, args),
    reorderGuestItems: (_root, args, ctx) => reorderGuestItems(ctx, args),
    restoreCart: (_root, args, ctx) => restoreCart(ctx, args),
    processExpressPayData: (_root, args, ctx) => processExpressPayData(ctx, args),
  },
  PlaceOrderOutput: {
    order: (placement) => freshOrderOf(placement),
    orderV2: (placement, _args, ctx, info) => orderOf(ctx, placement, info),
  },
  Cart: { authority_to_leave: (cart, _args, ctx) => authorityOf(ctx, cart) },
} satisfies CheckoutResolvers
