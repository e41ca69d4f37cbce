import { settingsOfRequest } from '#modules/site'
import { printInvoice } from './operations/printInvoice.ts'
import { printOrderDocument } from './operations/printOrderDocument.ts'
import type { DocumentsResolvers } from './resolver-types.generated.ts'
import { sellerOf } from './tax/load-contents.ts'

export const resolvers = {
  Query: {
    printInvoice: (_root, args, ctx) => printInvoice(ctx, args),
    printOrderDocument: (_root, args, ctx) => printOrderDocument(ctx, args),
  },
  CustomerOrder: {
    has_tax_invoice: async (order, _args, ctx) =>
      order.isSold && sellerOf(ctx.brand, await settingsOfRequest(ctx)) !== undefined,
  },
} satisfies DocumentsResolvers
