import { decodeNumericUid } from '@welt/kit/ids'
import type { Context } from '#src/platform/context'
import type { CategoryFilterInput, QueryCategoriesArgs } from '#src/platform/contract/contract.generated'
import { CATEGORIES_TAG, categoryTag, listingTag } from '../cache-tags.ts'
import { type CategoryForest, type CategoryRow, loadCategories } from '../categories/categories.ts'
import { categoryPathOf, toCategoryModel } from '../categories/category-model.ts'
import { pageInfo, requirePage } from '../paging.ts'
import { valuesOf } from '../product-search.ts'
import type { CategoryResult } from '../resolver-types.generated.ts'

function meets(row: CategoryRow, filters: CategoryFilterInput, paths: readonly string[] | undefined): boolean {
  const uids = valuesOf(filters.category_uid)?.map(decodeNumericUid)
  const parentUids = valuesOf(filters.parent_category_uid)?.map(decodeNumericUid)
  const match = filters.name?.match?.trim().toLowerCase()
  return (
    (uids?.includes(row.id) ?? true) &&
    (valuesOf(filters.ids)?.includes(String(row.id)) ?? true) &&
    (paths?.includes(row.urlPath) ?? true) &&
    (valuesOf(filters.url_key)?.includes(row.urlKey) ?? true) &&
    (parentUids?.includes(row.parentId) ?? true) &&
    (valuesOf(filters.parent_id)?.includes(String(row.parentId ?? 0)) ?? true) &&
    (match === undefined || row.name.toLowerCase().includes(match))
  )
}

/** In tree order. Without filters, returns the root, or the top categories if there is none. */
function filterCategories(
  forest: CategoryForest,
  filters: CategoryFilterInput | null | undefined,
  paths: readonly string[] | undefined,
): CategoryRow[] {
  if (!filters) return forest.root ? [forest.root] : [...forest.top]
  return [...forest.byId.values()].filter((row) => meets(row, filters, paths))
}

/** [R7.113, R7.114] @throws AppError PAGE_* */
export async function categories(ctx: Context, args: QueryCategoriesArgs): Promise<CategoryResult> {
  const forest = await loadCategories(ctx)
  const urlPaths = valuesOf(args.filters?.url_path)
  const paths = urlPaths && (await Promise.all(urlPaths.map((path) => categoryPathOf(ctx, path))))
  const rows = filterCategories(forest, args.filters, paths)
  ctx.response.addTags(
    ...(args.filters ? rows.flatMap(({ id }) => [categoryTag(id), listingTag(id)]) : [CATEGORIES_TAG]),
    ...(paths ?? []).map(listingTag),
  )
  const { offset, limit } = requirePage(rows.length, args)
  const items = rows.slice(offset, offset + limit).map((row) => toCategoryModel(ctx, forest, row))
  return { items, total_count: rows.length, page_info: pageInfo(rows.length, args) }
}
