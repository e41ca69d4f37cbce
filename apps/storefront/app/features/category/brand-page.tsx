import { shortDollars, toCents } from '@welt/kit/money'
import type { ReactNode } from 'react'
import type { FitVerdict } from '#app/contract.generated.ts'
import { CartIcon } from '#app/features/cart/cart-icon.tsx'
import { SanitisedHtml } from '#app/features/content/sanitised-html.tsx'
import { useShop } from '#app/session/site/shop.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ListingPage } from '../listing/listing-page.tsx'
import { finalCentsOf } from '../product/price-text.ts'
import { StoreIcon } from '../store-finder/store-icon.tsx'
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

/** No fact where opinions differ. [decision 202] */
const FIT_FACTS: Readonly<Record<FitVerdict, string | undefined>> = {
  TRUE_TO_SIZE: 'Fits true to size',
  RUNS_SMALL: 'Runs small',
  RUNS_LARGE: 'Runs large',
  RUNS_NARROW: 'Runs narrow',
  RUNS_WIDE: 'Runs wide',
  MIXED: undefined,
}

// Used by this page alone, so not in the style sheet of all listings.
const FACTS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s1) var(--s4)',
  justifyContent: 'var(--head-align)',
  marginBlock: 'var(--s3)',
} as const
const FACT = { display: 'flex', gap: 'var(--s2)', alignItems: 'center' } as const

function Fact({ icon, text }: { readonly icon: ReactNode; readonly text: string | undefined }) {
  if (!text) return null
  return (
    <li style={FACT}>
      {icon} {text}
    </li>
  )
}

function Introduction({ view: { brand, offer, fit, listing } }: { readonly view: BrandView }) {
  const { description, origin } = brand
  return (
    <>
      {description ? <SanitisedHtml html={description.html} /> : null}
      <ul className="small" style={FACTS}>
        <Fact icon={<StoreIcon name="pin" sizePx={18} />} text={origin ? `Designed in ${origin}` : undefined} />
        <Fact icon={<Icon name="ruler" sizePx={18} />} text={fit && FIT_FACTS[fit]} />
        <Fact icon={<CartIcon name="tag" />} text={pricesText(listing)} />
      </ul>
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
  const { voice } = useShop()
  return (
    <ListingPage
      heading={view.brand.label}
      listing={view.listing}
      path={view.path}
      trail={brandTrail(view.brand, voice)}
      introduction={<Introduction view={view} />}
    />
  )
}
