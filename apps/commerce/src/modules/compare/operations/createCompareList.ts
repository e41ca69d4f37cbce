import { MAX_COMPARED } from '@welt/rules/limits'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { MutationCreateCompareListArgs } from '#src/platform/contract/contract.generated'
import { type CompareListModel, toCompareList } from '../compare-model.ts'
import { fail } from '../errors.ts'
import { addToList } from '../lists.ts'
import { requireProductIds } from '../rules.ts'
import { insertList, type ListKey } from '../store.ts'

/** Per IP address. */
const LISTS_PER_HOUR = 60
const HOUR_SECONDS = 3600

async function openList(ctx: Context): Promise<ListKey> {
  const { websiteId } = ctx.brand
  const { customerId, address } = ctx.viewer
  if (customerId === undefined)
    await enforceLimit(ctx, {
      action: 'guest-compare-list',
      key: address,
      limit: LISTS_PER_HOUR,
      windowSeconds: HOUR_SECONDS,
    })
  const uid = await insertList(ctx.db, websiteId, customerId)
  if (customerId !== undefined) return { websiteId, customerId }
  if (uid === undefined) throw new Error('A new compare list was not written.')
  return { websiteId, uid }
}

/** A customer has only one list. @throws AppError PRODUCT_NOT_FOUND, COMPARE_LIST_FULL, RATE_LIMITED */
export async function createCompareList(
  ctx: Context,
  { input }: MutationCreateCompareListArgs,
): Promise<CompareListModel> {
  const productIds = requireProductIds(input?.products ?? [])
  if (productIds.length > MAX_COMPARED) throw fail('COMPARE_LIST_FULL', { count: MAX_COMPARED })
  return toCompareList(ctx, await addToList(ctx, await openList(ctx), { productIds }))
}
