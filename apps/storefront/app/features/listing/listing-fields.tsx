import { fieldNameOf, type ListingAddress } from '../facets/address.ts'

type Kept = 'searchText' | 'filters' | 'price' | 'sort' | 'near'

function valuesOf({ searchText, filters, price, sort, near }: ListingAddress): Record<Kept, Record<string, string>> {
  return {
    searchText: searchText ? { q: searchText } : {},
    filters: Object.fromEntries(Object.entries(filters).map(([name, values]) => [fieldNameOf(name), values.join(',')])),
    price: price ? { price: `${price.from ?? ''}-${price.to ?? ''}` } : {},
    sort: sort ? { sort } : {},
    near: near ? { near: near.place, near_size: near.size, within: String(near.withinKm) } : {},
  }
}

/** What a form of a listing leaves as it is. */
export function ListingFields({
  address,
  include,
}: {
  readonly address: ListingAddress
  readonly include: readonly Kept[]
}) {
  const values = valuesOf(address)
  return include.flatMap((part) =>
    Object.entries(values[part]).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />),
  )
}
