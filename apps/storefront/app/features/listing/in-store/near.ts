import type { InStoreNearInput } from '#app/contract.generated.ts'
import type { Abroad } from '#app/features/find-in-store/abroad.ts'
import type { ListingAddress, NearStores } from '../../facets/address.ts'
import type { FacetFragment } from '../../facets/facets.generated.ts'
import { type SizeReading, sizeFilter } from '../../facets/size-groups.ts'

/** The nearest store that has a style in the size. */
export interface NearestStore {
  readonly storeName: string
  readonly distanceKm: number
  readonly isLast: boolean
}

/** `In store near me` of a listing. */
export interface NearListing {
  /** As the shop writes it; undefined before a place is known. */
  readonly placeLabel: string | undefined
  /** Other places of that name or, for an unknown place, places with a similar one. */
  readonly otherPlaces: readonly string[]
  readonly isPlaceUnknown: boolean
  readonly abroad: Abroad | undefined
  /** Only what stores around it have is listed; undefined while place or size are missing. */
  readonly around: InStoreNearInput | undefined
  readonly hiddenCount: number
  /** By sku of the style. */
  readonly stores: Readonly<Record<string, NearestStore>>
  /** Of the whole listing. */
  readonly sizes: readonly NearSizes[]
}

export interface NearSizes {
  readonly department: string | undefined
  readonly sizes: readonly { readonly value: string; readonly text: string }[]
}

/** The sizes of the listing, and the chosen one. */
export function nearSizes(facets: readonly FacetFragment[], reading: SizeReading, chosen = ''): readonly NearSizes[] {
  const facet = facets.find(({ attribute_code }) => attribute_code === 'size')
  const options = (facet?.options ?? []).flatMap((option) => option ?? [])
  const isListed = !chosen || options.some(({ value }) => value === chosen)
  const unlisted = { value: chosen, label: null, count: 0, is_selected: false, swatch_data: null }
  const { groups, first } = sizeFilter(isListed ? options : [...options, unlisted], reading)
  const scaled = (text: string) => (/^\d/.test(text) ? `${first.toUpperCase()} ${text}` : text)
  return groups.map(({ department, sizes }) => ({
    department,
    sizes: sizes.map(({ option: { value }, labels }) => {
      const { text = value } = labels.find(({ scales }) => scales.includes(first)) ?? labels[0] ?? {}
      return { value, text: scaled(text) }
    }),
  }))
}

export function sizeText(value: string, groups: readonly NearSizes[]): string {
  return groups.flatMap(({ sizes }) => sizes).find((size) => size.value === value)?.text ?? value.replace(':', ' ')
}

/** Prefills the size from a size filter. */
export function switchedOn({ filters }: ListingAddress): NearStores {
  return { place: '', size: filters.size?.[0] ?? '', withinKm: 30 }
}
