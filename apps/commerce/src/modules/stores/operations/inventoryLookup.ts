import { normalizeSku } from '@welt/kit/text/skus'
import type { Context } from '#src/platform/context'
import type { QueryInventoryLookupArgs } from '#src/platform/contract/contract.generated'
import { type FoundStores, findStores } from '../finder/find-stores.ts'

/** Without skus it is the store finder. @throws AppError PLACE_MISSING [R7.97, R3.35, A76] */
export function inventoryLookup(ctx: Context, args: QueryInventoryLookupArgs): Promise<FoundStores> {
  return findStores(ctx, {
    ...args,
    requested: (args.skus ?? []).map((sku) => ({ sku: normalizeSku(sku), quantity: 1 })),
  })
}
