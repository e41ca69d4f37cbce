import type { ProductDocument } from '#modules/catalogue'
import type { SortCode } from '../ports.ts'

/** Document ordinals in each order. */
export type Sorts = Readonly<Record<SortCode, Uint32Array>>

/** Negative when `a` comes first; 0 leaves it to the product id. */
export type Compare = (a: ProductDocument, b: ProductDocument) => number

/** Compares by keys in turn, smaller first. */
function byKeys(...keys: readonly ((document: ProductDocument) => number)[]): Compare {
  return (a, b) => {
    for (const key of keys) {
      const difference = key(a) - key(b)
      if (difference !== 0) return difference
    }
    return 0
  }
}

const savedCents = (document: ProductDocument) => document.regularCents - document.finalCents

/** Units sold weigh most, then what the shop earns; both are seeded or imported numbers without unit. */
const appeal = (document: ProductDocument) => document.soldLast30Days * 10 + document.marginRank

/** Featured brands in their order, what can be bought before what is sold out, then pinned places, then appeal. @source R3.61, R3.107 */
function recommended(featuredBrands: readonly string[]): Compare {
  const placeOf = new Map(featuredBrands.map((brand, place) => [brand, place]))
  return byKeys(
    (document) => placeOf.get(document.brandValue ?? '') ?? featuredBrands.length,
    (document) => (document.sizes.some((size) => size.isInStock) ? 0 : 1),
    (document) => document.pinnedPosition ?? Number.MAX_SAFE_INTEGER,
    (document) => -appeal(document),
  )
}

/** How each sort compares documents before the product id breaks ties. */
export function comparesOf(featuredBrands: readonly string[]): Readonly<Record<SortCode, Compare>> {
  return {
    fh_default: recommended(featuredBrands),
    newest: byKeys((document) => -document.newFrom.getTime()),
    price_asc: byKeys((document) => document.finalCents),
    price_desc: byKeys((document) => -document.finalCents),
    biggest_saving: byKeys((document) => -savedCents(document)),
    best_rated: byKeys(
      (document) => -(document.rating ?? 0),
      (document) => -document.reviewCount,
    ),
  }
}

/** Every sort as a permutation of the documents' ordinals, ties in order of product id. */
export async function buildSorts(
  documents: readonly ProductDocument[],
  featuredBrands: readonly string[],
  pause: () => Promise<unknown>,
): Promise<Sorts> {
  const sorted = async (compare: Compare) => {
    await pause()
    const withOrdinal = documents.map((document, ordinal) => ({ document, ordinal }))
    withOrdinal.sort((a, b) => compare(a.document, b.document) || a.document.productId - b.document.productId)
    return Uint32Array.from(withOrdinal, (entry) => entry.ordinal)
  }
  const compares = comparesOf(featuredBrands)
  return {
    fh_default: await sorted(compares.fh_default),
    newest: await sorted(compares.newest),
    price_asc: await sorted(compares.price_asc),
    price_desc: await sorted(compares.price_desc),
    biggest_saving: await sorted(compares.biggest_saving),
    best_rated: await sorted(compares.best_rated),
  }
}
