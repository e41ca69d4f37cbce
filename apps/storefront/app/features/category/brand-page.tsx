import { shortDollars, toCents } from '@welt/kit/money'
import type { FitVerdict } from '#app/contract.generated.ts'
import { SanitisedHtml } from '#app/features/content/sanitised-html.tsx'
import { ListingPage } from '../listing/listing-page.tsx'
import { finalCentsOf } from '../product/price-text.ts'
import type { BrandView } from './load-brand.server.ts'
import { brandTrail } from './trails.ts'

/** `$169.95 to $299.95` of the listed styles; `From $169.95` while there are more of them. */
function pricesText({ products, total, facets }: BrandView['listing']): string | undefined {
  if (products.length < total) {
    const least = facets.find(({ attribute_code }) => attribute_code === 'price')?.min
    return least == null ? undefined : `From ${shortDollars(toCents(least))}`
  }
  if (products.length === 0) return undefined
  const cents = products.map(finalCentsOf)
  const [lowest, highest] = [shortDollars(Math.min(...cents)), shortDollars(Math.max(...cents))]
  return lowest === highest ? lowest : `${lowest} to ${highest}`
}

/** Nothing where opinions differ. [decision 202] */
const FIT_FACTS: Readonly<Record<FitVerdict, string | undefined>> = {
  TRUE_TO_SIZE: 'Fits true to size',
  RUNS_SMALL: 'Runs small',
  RUNS_LARGE: 'Runs large',
  RUNS_NARROW: 'Runs narrow',
  RUNS_WIDE: 'Runs wide',
  MIXED: undefined,
}

/** Who they are, where from, how they fit, what they cost, and their offer. */
function Introduction({ view: { brand, offer, fit, listing } }: { readonly view: BrandView }) {
  const { description, origin } = brand
  const facts = [origin ? `Designed in ${origin}` : undefined, fit && FIT_FACTS[fit], pricesText(listing)].filter(
    (fact) => fact !== undefined,
  )
  return (
    <>
      {description ? <SanitisedHtml html={description.html} /> : null}
      {facts.length > 0 ? <p className="mute small">{facts.join(' · ')}</p> : null}
      {offer ? (
        <p className="small">
          {offer.summary}{' '}
          {offer.code ? (
            <>
              Code <a href="/promotions">{offer.code}</a>
            </>
          ) : (
            <a href="/promotions">Offers now</a>
          )}
        </p>
      ) : null}
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
      introduction={<Introduction view={view} />}
    />
  )
}
