import { filterCount } from '../facets/address.ts'
import { orderedOptions } from '../facets/facets.ts'
import { sizeFilter } from '../facets/size-groups.ts'
import type { Listing } from '../listing/listing.ts'

/** `Sizes AU 4 to 11, with half sizes.` of an unfiltered listing for one department; otherwise undefined. */
export function sizeRangeText({
  address,
  facets,
  sizeReading,
}: Pick<Listing, 'address' | 'facets' | 'sizeReading'>): string | undefined {
  const facet = facets.find(({ attribute_code }) => attribute_code === 'size')
  if (!facet || filterCount(address) > 0) return undefined
  const { groups, first } = sizeFilter(orderedOptions(facet), sizeReading)
  const [group, ...others] = groups
  if (!group?.department || others.length > 0) return undefined
  const texts = group.sizes.flatMap(({ labels }) => labels.find(({ scales }) => scales.includes(first))?.text ?? [])
  const [least, most] = [texts[0], texts.at(-1)]
  if (!least || !most || least === most) return undefined
  const halves = texts.some((text) => text.includes('.')) ? ', with half sizes' : ''
  return `Sizes ${first.toUpperCase()} ${least} to ${most}${halves}.`
}
