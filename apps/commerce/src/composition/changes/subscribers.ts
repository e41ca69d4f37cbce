import { brands } from '@welt/brands'
import type { Purge } from '@welt/kit/cache/tagged-cache'
import { confirmSearchTerms, indexChangesOf, type ListingEngine, purgeSearchTerms } from '#modules/search'
import type { MaintenanceWatch, SharedLoads } from '#modules/site'
import type { Change, SitePurge } from '../../change-log/change.ts'
import type { Subscriber } from '../../change-log/reader.ts'
import type { Db } from '../../platform/database.ts'
import type { Batch } from './batch.ts'

const OF_WHOLE_INDEX = /^(?:categories|store|plp|route|search)$/

const named = (purges: readonly SitePurge[], pattern: RegExp) =>
  purges.filter(({ tags }) => tags.some((tag) => pattern.test(tag)))

/** Does not wait for rebuilds: affected tags are purged again afterwards. */
export function indexSubscriber(listing: Pick<ListingEngine, 'applyChanges'>): Subscriber<Batch> {
  return {
    async receive(batch) {
      const changes = indexChangesOf(batch.changes, batch.catalogue)
      // Very many changes rebuild every site, though they purge only their own listings.
      const whole = changes.sites.includes(null) ? batch.purges : named(batch.purges, OF_WHOLE_INDEX)
      if (changes.products.length === 0 && changes.sites.length === 0 && whole.length === 0) return undefined
      const { rebuilt } = await listing.applyChanges(changes)
      return rebuilt && whole.length > 0
        ? { batch: { ...batch, changes: [], purges: whole }, when: rebuilt }
        : undefined
    },
  }
}

const TABLES_OF_SEARCH_TERMS: ReadonlySet<Change['table']> = new Set(['search_synonym', 'search_redirect', 'purge'])

export function searchTermSubscriber(db: Db): Subscriber<Batch> {
  return {
    async receive({ changes }) {
      if (changes.some(({ table }) => TABLES_OF_SEARCH_TERMS.has(table))) purgeSearchTerms(db)
      return undefined
    },
    confirm: () => confirmSearchTerms(db),
  }
}

/** An operator's purge drops all shared loads. [decision 59] */
export function sharedLoadsSubscriber(loads: SharedLoads): Subscriber<Batch> {
  return {
    async receive({ changes }) {
      const tables = [...new Set(changes.map(({ table }) => table))]
      loads.drop(tables.includes('purge') ? undefined : tables)
      return undefined
    },
    confirm: loads.confirm,
  }
}

export function maintenanceSubscriber(maintenance: MaintenanceWatch): Subscriber<Batch> {
  return {
    async receive({ changes }) {
      if (changes.some(({ table }) => table === 'maintenance')) await maintenance.load()
      return undefined
    },
  }
}

interface Purgeable {
  purge(purge: Purge): number
}

export function cacheSubscriber(...caches: readonly Purgeable[]): Subscriber<Batch> {
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
