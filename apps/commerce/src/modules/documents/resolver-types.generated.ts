// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../platform/contract/resolver-table.ts'
import type * as Fields from '../../platform/contract/resolver-types.generated.ts'

export type DocumentsResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'printInvoice' | 'printOrderDocument'>
  CustomerOrder: ModelFields<Fields.ResolversParentTypes['CustomerOrder'], Fields.CustomerOrderFields, 'has_tax_invoice' | 'adjustment_notes'>
}>
