import type { Context } from '#src/composition/context'
import { factLoader, sharedLoad } from '../batch-loader.ts'
import { categoryTag } from '../cache-tags.ts'
import { type CategoryRow, loadCategories, trailOf } from './categories.ts'

const CATEGORIES_OF_PRODUCT = factLoader<number, readonly { category_id: number }[]>({
  name: 'categories-of-product',
  tables: ['product_category', 'category'],
  async load({ db }, ids) {
    const rows = await db
      .selectFrom('product_category')
      .where('product_id', 'in', [...ids])
      .select(['product_id', 'category_id'])
      .orderBy('product_id')
      .orderBy('position')
      .orderBy('category_id')
      .execute()
    return Map.groupBy(rows, (row) => row.product_id)
  },
})

/** Categories of the site a product was placed in, in its own order. */
export async function categoriesOf(ctx: Context, productId: number): Promise<CategoryRow[]> {
  const forest = await loadCategories(ctx)
  const links = (await sharedLoad(ctx, CATEGORIES_OF_PRODUCT)(productId)) ?? []
  return links.flatMap((link) => forest.byId.get(link.category_id) ?? [])
}

/**
 * The trail of a product's main category, outermost first: the deepest one that shows in the menu, the earliest in the
 * menu's order among equals, so that a product has the same trail wherever the shopper came from.
 */
export async function breadcrumbTrail(ctx: Context, productId: number): Promise<CategoryRow[]> {
  const [forest, categories] = await Promise.all([loadCategories(ctx), categoriesOf(ctx, productId)])
  const inMenu = categories.filter((category) => category.isInMenu)
  const candidates = inMenu.length > 0 ? inMenu : categories
  const [main] = [...candidates].sort((a, b) => b.level - a.level || a.position - b.position || a.id - b.id)
  const trail = main ? trailOf(forest, main) : []
  ctx.response.addTags(...trail.map(({ id }) => categoryTag(id)))
  return trail
}
