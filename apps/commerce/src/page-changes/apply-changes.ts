import { brands } from '@welt/brands'
import type { Purge } from '@welt/kit/cache/tagged-cache'
import type { SharedLoads } from '#modules/site'
import type { ListingEngine } from '../modules/search/ports.ts'
import type { Applied } from './feed.ts'
import type { PageChange } from './page-change.ts'

/** Begins the tags of what listings are made of. */
const OF_LISTINGS = /^(?:product:|plp|route$|search$|store$|brands$|listing$)/

/** Begins the tags of what searches are understood by: synonyms and redirects. */
const TERM_TAGS = /^(?:search|listing)$/

interface Purgeable {
  purge(purge: Purge): number
}

/** What changes more than single products does, among the tags. */
const OF_WHOLE_INDEX = /^(?:categories|store|plp|route|search)$/

/**
 * Brings this server's own memory up to date: first the words of operators and the products in the index that answers listings, then what
 * it has kept. An index that has to be built anew takes longer, and no product's change waits for it: what it concerns is applied once
 * more when it stands.
 */
export function applyChanges(
  listing: Pick<ListingEngine, 'catchUpWithProducts'>,
  caches: readonly Purgeable[],
  purgeTerms: () => void,
  loads: SharedLoads,
) {
  async function catchUp(changes: readonly PageChange[]): Promise<Applied> {
    if (!changes.some(({ tags }) => tags.some((tag) => OF_LISTINGS.test(tag)))) return { again: undefined }
    const { rebuilt } = await listing.catchUpWithProducts()
    const whole = changes.filter(({ tags }) => tags.some((tag) => OF_WHOLE_INDEX.test(tag)))
    return { again: rebuilt && whole.length > 0 ? { changes: whole, when: rebuilt } : undefined }
  }

  return async (changes: readonly PageChange[]): Promise<Applied> => {
    if (changes.some(({ tags }) => tags.some((tag) => TERM_TAGS.test(tag)))) purgeTerms()
    const applied = await catchUp(changes)
    // Numbers of sizes are all that a sold pair changes.
    const isOfStockOnly = changes.every(({ tags }) => tags.every((tag) => tag.startsWith('stock:')))
    loads.drop(isOfStockOnly ? 'variants' : undefined)
    for (const websiteId of new Set(changes.map((change) => change.websiteId))) {
      const tags = [...new Set(changes.filter((change) => change.websiteId === websiteId).flatMap((change) => change.tags))]
      const brand = brands.find((candidate) => candidate.websiteId === websiteId)
      for (const cache of caches) cache.purge({ tags, within: brand?.storeCode })
    }
    return applied
  }
}
