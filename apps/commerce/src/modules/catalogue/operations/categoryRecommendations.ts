import { decodeNumericUid } from '@welt/kit/ids'
import type { Context } from '#src/composition/context'
import { loadCategories } from '../categories/categories.ts'
import { windowOf } from '../paging.ts'
import { leadersOf } from '../products/recommend.ts'

/** Products to show on a category page; null for a category the site doesn't have. [R7.121] */
export async function categoryRecommendations(_: unknown, args: { category_uid: string; pageSize: number }, ctx: Context) {
  const { limit } = windowOf({ pageSize: args.pageSize, currentPage: 1 })
  const category = (await loadCategories(ctx)).byId.get(decodeNumericUid(args.category_uid) ?? 0)
  return category ? { title: null, items: await leadersOf(ctx, category.id, limit) } : null
}
