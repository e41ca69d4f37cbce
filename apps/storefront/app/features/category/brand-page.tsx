import { SanitisedHtml } from '#app/features/content/sanitised-html.tsx'
import { ListingPage } from '../listing/listing-page.tsx'
import type { BrandView } from './load-brand.server.ts'
import { brandTrail } from './trails.ts'

/** Who they are and where from. */
function Introduction({ brand: { description, origin } }: Pick<BrandView, 'brand'>) {
  return (
    <>
      {description ? <SanitisedHtml html={description.html} /> : null}
      {origin ? <p className="mute small">Designed in {origin}</p> : null}
    </>
  )
}

/** [R7.118] */
export function BrandPage({ view }: { readonly view: BrandView }) {
  return (
    <ListingPage
      heading={view.brand.label}
      listing={view.listing}
      path={view.path}
      trail={brandTrail(view.brand)}
      introduction={<Introduction brand={view.brand} />}
    />
  )
}
