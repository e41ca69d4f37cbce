import type { BrandFragment } from '#app/features/content/content.generated.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import type { TrailStep } from '#app/ui/breadcrumbs.tsx'
import type { ListedCategoryFragment } from './category.generated.ts'

export function brandTrail(brand: BrandFragment): readonly TrailStep[] {
  return [{ name: 'All brands', path: '/all-brands' }, { name: brand.label }]
}

export function categoryTrail(category: ListedCategoryFragment): readonly TrailStep[] {
  const steps = withoutNulls(category.breadcrumbs).flatMap((step) =>
    step.category_name && step.category_url_path
      ? [{ name: step.category_name, path: `/${step.category_url_path}` }]
      : [],
  )
  return [...steps, { name: category.name ?? '' }]
}
