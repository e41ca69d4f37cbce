import type { BrandEntry } from '#app/features/content/brand-index.ts'
import type { TrailStep } from '#app/features/product/breadcrumbs.tsx'
import { ListingPage } from './listing-page.tsx'
import type { BrandView } from './load-brand.server.ts'

/** Where a brand's listing stands. */
export function brandTrail(brand: BrandEntry): readonly TrailStep[] {
  return [{ name: 'All brands', path: '/all-brands' }, { name: brand.label }]
}

/** The listing of a brand. @source R7.118 */
export function BrandPage({ view }: { readonly view: BrandView }) {
  return <ListingPage heading={view.brand.label} listing={view.listing} path={view.path} trail={brandTrail(view.brand)} />
}
