import type { FredhopperFilterInput } from '#app/contract.generated.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import type { ListingAddress } from './address.ts'
import type { FacetFragment } from './facets.generated.ts'

export type FacetOption = NonNullable<NonNullable<FacetFragment['options']>[number]>

const alphabetical: ReadonlySet<string> = new Set(['brand', 'occasion', 'web_fabric', 'style_filter_st_mf'])
const collator = new Intl.Collator('en-AU', { sensitivity: 'base', numeric: true })

/** [R9.34-R9.38] */
export function orderedOptions(facet: FacetFragment): readonly FacetOption[] {
  const options = withoutNulls(facet.options)
  if (!alphabetical.has(facet.attribute_code)) return options
  return [...options].sort((a, b) => collator.compare(a.label ?? a.value, b.label ?? b.value))
}

/** Values of one attribute are alternatives, attributes combine. [R3.57-R3.60] */
export function filterInputs(
  address: ListingAddress,
  place: readonly FredhopperFilterInput[],
): FredhopperFilterInput[] {
  const chosen = Object.entries(address.filters).map(
    ([attribute_code, values]): FredhopperFilterInput =>
      values.length === 1
        ? { attribute_code, equal: { eq: values[0] ?? '' } }
        : { attribute_code, include: { in: values } },
  )
  const { price } = address
  const range = price && {
    attribute_code: 'price',
    range: {
      ...(price.from !== undefined ? { from: String(price.from) } : {}),
      ...(price.to !== undefined ? { to: String(price.to) } : {}),
    },
  }
  return [...place, ...chosen, ...(range ? [range] : [])]
}

export function canNarrow(facet: FacetFragment, total: number): boolean {
  const options = withoutNulls(facet.options)
  if (facet.filter_type === 'range' || options.length > 1) return true
  return options.some((option) => option.is_selected || option.count !== total)
}
