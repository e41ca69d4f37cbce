import { MAX_COMPARED } from '@welt/rules/limits'
import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import { inTransaction } from '#src/platform/database'
import { fail } from './errors.ts'
import { insertItems, type ListKey, type ListRow, lockLists, moveToPosition, type ReadList, readList } from './store.ts'

const UID = /^[A-Za-z0-9]{32}$/

type Reader = Pick<Context, 'db' | 'brand' | 'viewer'>

function assertOwn({ customer_id: ownerId }: ListRow, { viewer }: Pick<Context, 'viewer'>): void {
  if (ownerId !== null && ownerId !== viewer.customerId) throw fail('NOT_YOUR_LIST')
}

function keyOf({ brand }: Pick<Context, 'brand'>, uid: string): ListKey | undefined {
  return UID.test(uid) ? { websiteId: brand.websiteId, uid } : undefined
}

/** @throws AppError NOT_YOUR_LIST */
export async function findList(ctx: Reader, uid: string): Promise<ReadList | undefined> {
  const key = keyOf(ctx, uid)
  const list = key && (await readList(ctx.db, key))
  if (list) assertOwn(list, ctx)
  return list
}

/** @throws AppError LIST_NOT_FOUND, NOT_YOUR_LIST */
export async function requireList(ctx: Reader, uid: string): Promise<ReadList> {
  const list = await findList(ctx, uid)
  if (!list) throw fail('LIST_NOT_FOUND')
  return list
}

/** All or nothing. @throws AppError LIST_NOT_FOUND, NOT_YOUR_LIST, PRODUCT_NOT_FOUND, COMPARE_LIST_FULL */
export async function addToList(
  ctx: Context,
  key: ListKey,
  { productIds, position }: { productIds: readonly number[]; position?: number | undefined },
): Promise<ReadList> {
  const { excludedBrands } = await settingsOfRequest(ctx)
  await inTransaction(ctx.db, async (trx) => {
    const [list] = await lockLists(trx, key)
    if (!list) throw fail('LIST_NOT_FOUND')
    assertOwn(list, ctx)
    const { total, unknown } = await insertItems(trx, list, {
      productIds,
      websiteId: ctx.brand.websiteId,
      excludedBrands,
    })
    if (unknown[0] !== undefined) throw fail('PRODUCT_NOT_FOUND', { id: String(unknown[0]) })
    if (total > MAX_COMPARED) throw fail('COMPARE_LIST_FULL', { count: MAX_COMPARED })
    if (position !== undefined) await moveToPosition(trx, list.id, { productIds, position })
  })
  const list = await readList(ctx.db, key)
  if (!list) throw fail('LIST_NOT_FOUND')
  return list
}

export function requireKey(ctx: Pick<Context, 'brand'>, uid: string): ListKey {
  const key = keyOf(ctx, uid)
  if (!key) throw fail('LIST_NOT_FOUND')
  return key
}
