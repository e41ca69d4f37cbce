import { needsSignIn } from '#modules/orders'
import { settingsOfRequest } from '#modules/site'
import { printInvoice } from './operations/printInvoice.ts'
import { printOrderDocument } from './operations/printOrderDocument.ts'
import type { DocumentsResolvers } from './resolver-types.generated.ts'
import { adjustmentUid } from './tax/load-adjustments.ts'
import { sellerOf } from './tax/load-contents.ts'
import { adjustmentsOf, isInvoiced } from './tax/loaders.ts'

export const resolvers = {
  Query: {
    printInvoice: (_root, args, ctx) => printInvoice(ctx, args),
    printOrderDocument: (_root, args, ctx) => printOrderDocument(ctx, args),
  },
  CustomerOrder: {
    has_tax_invoice: async (order, _args, ctx) =>
      !needsSignIn(ctx, order) &&
      sellerOf(ctx.brand, await settingsOfRequest(ctx)) !== undefined &&
      (order.isSold || isInvoiced(ctx, order.orderId)),
    adjustment_notes: async (order, _args, ctx) =>
      needsSignIn(ctx, order)
        ? []
        : (await adjustmentsOf(ctx, order.orderId)).map((source) => ({ id: adjustmentUid(source) })),
  },
} satisfies DocumentsResolvers
