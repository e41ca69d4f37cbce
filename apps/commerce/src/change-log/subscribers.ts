import { brands } from '@welt/brands'
import type { Purge } from '@welt/kit/cache/tagged-cache'
import { indexChangesOf, type ListingEngine, purgeSearchTerms } from '#modules/search'
import type { SharedLoads } from '#modules/site'
import type { Db } from '../composition/database.ts'
import type { SitePurge } from './change.ts'
import type { Subscriber } from './reader.ts'

/** Tags of what a new index answers differently when it stands: what more than single products show. */
const OF_WHOLE_INDEX = /^(?:categories|store|plp|route|search)$/
/** Tags of what searches are understood by: synonyms and redirects. */
const OF_SEARCH_TERMS = /^(?:search|listing)$/

const named = (purges: readonly SitePurge[], pattern: RegExp) => purges.filter(({ tags }) => tags.some((tag) => pattern.test(tag)))

/**
 * The index that answers listings. One that has to be built again takes longer, and no product's change waits for it:
 * what it concerns is purged once more when it stands.
 */
export function indexSubscriber(listing: Pick<ListingEngine, 'applyChanges'>): Subscriber {
  return {
    async receive(batch) {
      const changes = indexChangesOf(batch.changes, batch.goods)
      // Very many small changes together have every site rebuilt, though each purges only its own listings.
      const whole = changes.sites.includes(null) ? batch.purges : named(batch.purges, OF_WHOLE_INDEX)
      if (changes.products.length === 0 && changes.sites.length === 0 && whole.length === 0) return undefined
      const { rebuilt } = await listing.applyChanges(changes)
      return rebuilt && whole.length > 0 ? { batch: { ...batch, changes: [], purges: whole }, when: rebuilt } : undefined
    },
  }
}

/** Synonyms and redirects of searches. */
export function searchTermSubscriber(db: Db): Subscriber {
  return {
    async receive({ purges }) {
      if (named(purges, OF_SEARCH_TERMS).length > 0) purgeSearchTerms(db)
      return undefined
    },
  }
}

/**
 * What cacheable reads share: dropped as a whole, but for sizes alone where only their numbers changed. [decision 32]
 */
export function sharedLoadsSubscriber(loads: SharedLoads): Subscriber {
  return {
    async receive({ purges }) {
      const isOfStockOnly = purges.every(({ tags }) => tags.every((tag) => tag.startsWith('stock:')))
      if (purges.length > 0) loads.drop(isOfStockOnly ? 'variants' : undefined)
      return undefined
    },
  }
}

interface Purgeable {
  purge(purge: Purge): number
}

/** Caches that are purged by tag: answers, feeds. */
export function cacheSubscriber(...caches: readonly Purgeable[]): Subscriber {
  return {
    async receive({ purges }) {
      for (const { websiteId, tags } of purges) {
        const brand = brands.find((candidate) => candidate.websiteId === websiteId)
        for (const cache of caches) cache.purge({ tags, within: brand?.storeCode })
      }
      return undefined
    },
  }
}
