import { encodeUid } from '@welt/kit/ids'
import type { ProductDocument } from '#modules/catalogue'
import type { ListingFilter, ListingQuery } from '../ports.ts'
import { FACETS } from './facet-definitions.ts'
import { generatedCategories } from './generated-documents.ts'
import { comparesOf } from './sorts.ts'

/** The values of an attribute a document has, said in the plainest way. */
function valuesOf(document: ProductDocument, attribute: string): string[] {
  if (attribute === 'category_uid') return document.categoryIds.map((id) => encodeUid(id))
  if (attribute === 'category_url_path')
    return generatedCategories.filter(({ id }) => document.categoryIds.includes(id)).map(({ urlPath }) => urlPath)
  const facet = FACETS.find(({ code }) => code === attribute)
  return facet ? facet.termsOf(document).map(({ value }) => value) : []
}

function meets(document: ProductDocument, filter: ListingFilter): boolean {
  if (filter.type === 'range') {
    const price = document.finalCents / 100
    return price >= (filter.from ?? 0) && price <= (filter.to ?? Number.POSITIVE_INFINITY)
  }
  return valuesOf(document, filter.attribute).some((value) => filter.values.includes(value))
}

function stylesOf(documents: readonly ProductDocument[]): number {
  return new Set(documents.map(({ styleCode }) => styleCode)).size
}

/** The listing as anyone would write it at first: filter, sort, keep the first of each style. No index, no cleverness. */
export function listSlowly(documents: readonly ProductDocument[], query: ListingQuery, featuredBrands: readonly string[]) {
  const matching = documents.filter((document) => query.filters.every((filter) => meets(document, filter)))
  const compare = comparesOf(featuredBrands)[query.sort]
  const featuredFirst = ({ brandValue }: ProductDocument) =>
    query.featuredBrand !== undefined && brandValue === query.featuredBrand ? 0 : 1
  const sorted = matching.toSorted((a, b) => featuredFirst(a) - featuredFirst(b) || compare(a, b) || a.productId - b.productId)
  const seen = new Set<string>()
  const cards = sorted.filter(({ styleCode }) => !seen.has(styleCode) && seen.add(styleCode))
  return {
    productIds: cards.slice(query.offset, query.offset + query.limit).map(({ productId }) => productId),
    totalCount: cards.length,
    countOf: (attribute: string, value: string) => {
      const others = query.filters.filter((filter) => filter.attribute !== attribute)
      const found = documents.filter((document) => others.every((filter) => meets(document, filter)))
      return stylesOf(found.filter((document) => valuesOf(document, attribute).includes(value)))
    },
    priceBounds: () => {
      const others = query.filters.filter((filter) => filter.attribute !== 'price')
      const prices = documents
        .filter((document) => others.every((filter) => meets(document, filter)))
        .map(({ finalCents }) => finalCents / 100)
      return prices.length === 0 ? { min: null, max: null } : { min: Math.min(...prices), max: Math.max(...prices) }
    },
  }
}
