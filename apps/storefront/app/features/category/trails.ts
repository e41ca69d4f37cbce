import type { BrandEntry } from '#app/features/content/brand-index.ts'
import type { TrailStep } from '#app/ui/breadcrumbs.tsx'
import type { ListedCategory } from '../listing/operations.ts'

/** Where a brand's listing stands. */
export function brandTrail(brand: BrandEntry): readonly TrailStep[] {
  return [{ name: 'All brands', path: '/all-brands' }, { name: brand.label }]
}

/** Where a category stands: its parents, then itself. */
export function categoryTrail(category: ListedCategory): readonly TrailStep[] {
  const steps = (category.breadcrumbs ?? []).flatMap((step) =>
    step.category_name && step.category_url_path ? [{ name: step.category_name, path: `/${step.category_url_path}` }] : [],
  )
  return [...steps, { name: category.name ?? '' }]
}
