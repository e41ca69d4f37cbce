import type { SiteReader } from '#modules/site'
import type { Context } from '#src/composition/context'
import { categoryTag } from '../cache-tags.ts'
import { categoryIdsOf } from '../products/product-facts.ts'
import { type CategoryRow, loadCategories, trailOf } from './categories.ts'

/** Categories of the site a product was placed in, in its own order. */
export async function categoriesOf(site: SiteReader, productId: number): Promise<CategoryRow[]> {
  const [forest, ids] = await Promise.all([loadCategories(site), categoryIdsOf(site, productId)])
  return ids.flatMap((id) => forest.byId.get(id) ?? [])
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
