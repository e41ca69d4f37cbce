import { shortDollars } from '@welt/kit/money'
import type { FacetFragment } from '#app/features/facets/facets.generated.ts'
import type { CardFragment } from '#app/features/product/card.generated.ts'
import { type ListingAddress, withoutPrice, withoutValue } from '../facets/address.ts'
import type { SizeReading } from '../facets/size-groups.ts'
import type { NearListing } from './in-store/near.ts'
import type { AppliedFilterFragment, SortChoiceFragment } from './listing.generated.ts'

export interface Listing {
  readonly address: ListingAddress
  readonly products: readonly CardFragment[]
  readonly total: number
  readonly pageSize: number
  readonly pageCount: number
  readonly facets: readonly FacetFragment[]
  readonly applied: readonly AppliedFilterFragment[]
  readonly sorts: readonly SortChoiceFragment[]
  readonly sizeReading: SizeReading
  /** For an empty listing; only links with results. */
  readonly suggestions: readonly SuggestedLink[]
  /** Undefined where nothing can be collected. */
  readonly near?: NearListing | undefined
}

export interface SuggestedLink {
  readonly text: string
  readonly href: string
  readonly total: number
}

export interface Chip {
  readonly text: string
  readonly address: ListingAddress
}

const dollars = (amount: number) => shortDollars(Math.round(amount * 100))

/** `$50–$100`, `From $50`, `Up to $100`. */
export function priceWindowText(from: number | null | undefined, to: number | null | undefined): string {
  if (from != null && to != null) return `${dollars(from)}–${dollars(to)}`
  return from != null ? `From ${dollars(from)}` : `Up to ${dollars(to ?? 0)}`
}

/** Without the category or brand of the page. */
export function chipsOf(listing: Pick<Listing, 'address' | 'applied'>): readonly Chip[] {
  const { address, applied } = listing
  const labels = new Map(
    applied.flatMap((filter) =>
      filter.values.map((value) => [`${filter.attribute_code}\n${value.value}`, value.label] as const),
    ),
  )
  const chips: Chip[] = Object.entries(address.filters).flatMap(([attribute, values]) =>
    values.map((value) => {
      const label = labels.get(`${attribute}\n${value}`) ?? value
      return {
        text: attribute === 'size' ? `Size ${label.replace(/^size /i, '').replace(':', ' ')}` : label,
        address: withoutValue(address, attribute, value),
      }
    }),
  )
  return address.price
    ? [...chips, { text: priceWindowText(address.price.from, address.price.to), address: withoutPrice(address) }]
    : chips
}

/** Null marks a gap: 1 … 4 5 6 … 12. */
export function pageNumbers(page: number, pageCount: number): readonly (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((n) => n >= 1 && n <= pageCount)
    .sort((a, b) => a - b)
  return shown.flatMap((n, index) => {
    const before = shown[index - 1]
    return before !== undefined && n - before > 1 ? [null, n] : [n]
  })
}
