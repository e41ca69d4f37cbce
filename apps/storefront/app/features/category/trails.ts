import { capitalized } from '@welt/kit/text/capitalized'
import type { BrandFragment } from '#app/features/content/content.generated.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import type { Shop } from '#app/session/site/shop.ts'
import type { TrailStep } from '#app/ui/breadcrumbs.tsx'
import type { ListedCategoryFragment } from './category.generated.ts'

export function brandTrail(brand: BrandFragment, { brands }: Shop['voice']): readonly TrailStep[] {
  return [{ name: capitalized(brands), path: '/brands' }, { name: brand.label }]
}

export function categoryTrail(category: ListedCategoryFragment): readonly TrailStep[] {
  const steps = withoutNulls(category.breadcrumbs).flatMap((step) =>
    step.category_name && step.category_url_path
      ? [{ name: step.category_name, path: `/${step.category_url_path}` }]
      : [],
  )
  return [...steps, { name: category.name ?? '' }]
}

/** `Mary Janes, Heels` below a department, since several may have a category of that name. */
export function categoryTitle(category: ListedCategoryFragment): string {
  if (category.meta_title) return category.meta_title
  const [name, ...above] = categoryTrail(category)
    .map((step) => step.name)
    .toReversed()
  return [name, ...above.slice(0, 1)].join(', ')
}
