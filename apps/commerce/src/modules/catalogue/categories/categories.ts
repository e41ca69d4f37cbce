import { sql } from 'kysely'
import { ofSite, type SettingsReader, siteValue } from '#modules/site'
import type { Db } from '#src/platform/database'

export interface CategoryRow {
  readonly id: number
  readonly parentId: number | undefined
  readonly name: string
  readonly urlKey: string
  readonly urlPath: string
  readonly level: number
  readonly position: number
  readonly isInMenu: boolean
  readonly description: string | undefined
  readonly metaTitle: string | undefined
  readonly metaDescription: string | undefined
  readonly image: string | undefined
}

/** Parents first, siblings by position. Drops descendants of inactive categories. */
export async function selectCategories(db: Db, websiteId: number): Promise<CategoryRow[]> {
  const rows = await db
    .selectFrom('category')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('is_active', '=', true)
    .orderBy('level')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const selected = new Set<number>()
  return rows.flatMap((row) => {
    if (row.parent_id !== null && !selected.has(row.parent_id)) return []
    selected.add(row.id)
    return {
      id: row.id,
      parentId: row.parent_id ?? undefined,
      name: row.name,
      urlKey: row.url_key,
      urlPath: row.url_path,
      level: row.level,
      position: row.position,
      isInMenu: row.is_in_menu,
      description: row.description ?? undefined,
      metaTitle: row.meta_title ?? undefined,
      metaDescription: row.meta_description ?? undefined,
      image: row.image ?? undefined,
    }
  })
}

export interface CategoryForest {
  readonly byId: ReadonlyMap<number, CategoryRow>
  readonly childrenOf: ReadonlyMap<number | undefined, readonly CategoryRow[]>
  /** Undefined where the top categories have no parent. */
  readonly root: CategoryRow | undefined
  readonly top: readonly CategoryRow[]
}

export const ROOT_LEVEL = 1

function toForest(rows: readonly CategoryRow[]): CategoryForest {
  const childrenOf = Map.groupBy(rows, (row) => row.parentId)
  const root = rows.find((row) => row.level === ROOT_LEVEL)
  return { byId: new Map(rows.map((row) => [row.id, row])), childrenOf, root, top: childrenOf.get(root?.id) ?? [] }
}

const CATEGORIES = siteValue<CategoryForest, SettingsReader>({
  name: 'categories',
  tables: ['category'],
  make: async ({ db, brand }) => toForest(await selectCategories(db, brand.websiteId)),
})

/** [R7.07, R7.113, R7.114] */
export function loadCategories(ctx: SettingsReader): Promise<CategoryForest> {
  return ofSite(ctx, CATEGORIES)
}

/** Outermost first, without the root. */
export function trailOf(forest: CategoryForest, category: CategoryRow): CategoryRow[] {
  const parent = category.parentId === undefined ? undefined : forest.byId.get(category.parentId)
  const above = parent ? trailOf(forest, parent) : []
  return category.level === ROOT_LEVEL ? above : [...above, category]
}

export function descendantsOf(forest: CategoryForest, categoryId: number): CategoryRow[] {
  const children = forest.childrenOf.get(categoryId) ?? []
  return [...children, ...children.flatMap((child) => descendantsOf(forest, child.id))]
}

/** Includes the styles of descendants. */
export async function countStylesByCategory(
  db: Db,
  websiteId: number,
  excludedBrands: ReadonlySet<string>,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ category_id: number; styles: number }>`
    with recursive up as (
      select p.style_code, c.id as category_id, c.parent_id
      from product_category pc
      join category c on c.id = pc.category_id and c.website_id = ${websiteId} and c.is_active
      join product p on p.id = pc.product_id and p.type = 'configurable'
      join product_site ps on ps.product_id = p.id and ps.website_id = ${websiteId} and ps.is_enabled
      left join brand b on b.id = p.brand_id
      where b.value is null or b.value <> all (${[...excludedBrands]}::text[])
      union
      select up.style_code, c.id, c.parent_id from up join category c on c.id = up.parent_id and c.is_active)
    select category_id, count(distinct style_code)::int as styles from up group by category_id`.execute(db)
  return new Map(rows.map((row) => [row.category_id, row.styles]))
}
