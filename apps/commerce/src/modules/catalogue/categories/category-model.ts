import { shopUrlOf } from '@welt/brands'
import { encodeUid } from '@welt/kit/ids'
import { ofSite, type SettingsReader, settingsOfRequest, siteValue } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { Breadcrumb } from '#src/platform/contract/contract.generated'
import {
  type CategoryForest,
  type CategoryRow,
  countStylesByCategory,
  descendantsOf,
  loadCategories,
  ROOT_LEVEL,
  trailOf,
} from './categories.ts'

const STYLE_COUNTS = siteValue<Map<number, number>, SettingsReader>({
  name: 'style-counts',
  tables: ['product', 'product_site', 'product_category', 'category', 'brand', 'site_setting'],
  async make(site) {
    const { excludedBrands } = await settingsOfRequest(site)
    return countStylesByCategory(site.db, site.brand.websiteId, new Set(excludedBrands))
  },
})

export function toBreadcrumb(category: CategoryRow): Breadcrumb {
  return {
    category_uid: encodeUid(category.id),
    category_name: category.name,
    category_level: category.level,
    category_url_key: category.urlKey,
    category_url_path: category.urlPath,
  }
}

export interface CategoryModel {
  readonly __typename: 'CategoryTree'
  readonly row: CategoryRow
  readonly forest: CategoryForest
  readonly id: number
  readonly uid: string
  readonly name: string
  readonly url_key: string
  readonly url_path: string | null
  readonly url_suffix: string
  readonly canonical_url: string
  readonly path: string
  readonly level: number
  readonly position: number
  readonly include_in_menu: 0 | 1
  readonly is_anchor: 1
  readonly display_mode: 'PRODUCTS'
  readonly image: string | null
  readonly description: string | null
  readonly meta_title: string | null
  readonly meta_description: string | null
  readonly meta_keywords: null
  readonly default_sort_by: string
  readonly relative_url: string
  readonly redirect_code: 0
  readonly type: 'CATEGORY'
}

/** [R1.15, A12] */
export function toCategoryModel(
  ctx: Pick<Context, 'brand' | 'config'>,
  forest: CategoryForest,
  row: CategoryRow,
): CategoryModel {
  const base = shopUrlOf(ctx.brand, ctx.config.publicUrl)
  // The root is the shop itself and has no page.
  const urlPath = row.level === ROOT_LEVEL ? null : row.urlPath
  const lineage = [...(forest.root ? [forest.root] : []), ...trailOf(forest, row)]
  return {
    __typename: 'CategoryTree',
    row,
    forest,
    id: row.id,
    uid: encodeUid(row.id),
    name: row.name,
    url_key: row.urlKey,
    url_path: urlPath,
    url_suffix: '',
    canonical_url: `${base}/${urlPath ?? ''}`,
    path: lineage.map((category) => category.id).join('/'),
    level: row.level,
    position: row.position,
    include_in_menu: row.isInMenu ? 1 : 0,
    is_anchor: 1,
    display_mode: 'PRODUCTS',
    image: row.image ? `${base}/media/${row.image}` : null,
    description: row.description || null,
    meta_title: row.metaTitle || null,
    meta_description: row.metaDescription || null,
    meta_keywords: null,
    default_sort_by: 'fh_default',
    relative_url: urlPath ?? '',
    redirect_code: 0,
    type: 'CATEGORY',
  }
}

export function childModels(ctx: Context, { forest, row }: CategoryModel): CategoryModel[] {
  return (forest.childrenOf.get(row.id) ?? []).map((child) => toCategoryModel(ctx, forest, child))
}

/** Text, as Magento clients expect. */
export function childrenCount({ forest, row }: CategoryModel): string {
  return String(descendantsOf(forest, row.id).length)
}

/** Without the root, outermost first; null for a top category. */
export function ancestorBreadcrumbs({ forest, row }: CategoryModel): Breadcrumb[] | null {
  const ancestors = trailOf(forest, row).slice(0, -1)
  return ancestors.length > 0 ? ancestors.map(toBreadcrumb) : null
}

export async function productCount(ctx: Context, { row }: CategoryModel): Promise<number> {
  return (await ofSite(ctx, STYLE_COUNTS)).get(row.id) ?? 0
}

/** [A12] */
export async function categoryPathOf(ctx: Context, path: string): Promise<string> {
  const { productUrlSuffix } = await settingsOfRequest(ctx)
  const bare = path.replace(/^\/|\/$/g, '')
  return bare.endsWith(productUrlSuffix) ? bare.slice(0, bare.length - productUrlSuffix.length) : bare
}

/** With or without a suffix. [R2.53, A12] */
export async function findCategoryByPath(ctx: Context, path: string): Promise<CategoryModel | undefined> {
  const forest = await loadCategories(ctx)
  const wanted = await categoryPathOf(ctx, path)
  const row = [...forest.byId.values()].find((category) => category.urlPath === wanted && category.level !== ROOT_LEVEL)
  return row && toCategoryModel(ctx, forest, row)
}

export async function toCategoryModels(ctx: Context, rows: readonly CategoryRow[]): Promise<CategoryModel[]> {
  const forest = await loadCategories(ctx)
  return rows.map((row) => toCategoryModel(ctx, forest, row))
}
