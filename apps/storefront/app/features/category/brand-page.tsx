import { ListingPage } from '../listing/listing-page.tsx'
import type { BrandView } from './load-brand.server.ts'
import { brandTrail } from './trails.ts'

/** [R7.118] */
export function BrandPage({ view }: { readonly view: BrandView }) {
  return (
    <ListingPage heading={view.brand.label} listing={view.listing} path={view.path} trail={brandTrail(view.brand)} />
  )
}
