import type { SiteReader } from '#modules/site'
import type { Context } from '#src/platform/context'
import { categoryTag } from '../cache-tags.ts'
import { categoryIdsOf } from '../products/product-facts.ts'
import { type CategoryRow, loadCategories, trailOf } from './categories.ts'

export async function categoriesOf(site: SiteReader, productId: number): Promise<CategoryRow[]> {
  const [forest, ids] = await Promise.all([loadCategories(site), categoryIdsOf(site, productId)])
  return ids.flatMap((id) => forest.byId.get(id) ?? [])
}

/** The deepest category in the menu decides, whichever one the shopper came from; ties go by position. */
export async function breadcrumbTrail(ctx: Context, productId: number): Promise<CategoryRow[]> {
  const [forest, categories] = await Promise.all([loadCategories(ctx), categoriesOf(ctx, productId)])
  const inMenu = categories.filter((category) => category.isInMenu)
  const candidates = inMenu.length > 0 ? inMenu : categories
  const [main] = [...candidates].sort((a, b) => b.level - a.level || a.position - b.position || a.id - b.id)
  const trail = main ? trailOf(forest, main) : []
  ctx.response.addTags(...trail.map(({ id }) => categoryTag(id)))
  return trail
}
