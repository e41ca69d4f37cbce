import { brandOf, type SiteId } from '@welt/brands'
import { createDailyVisitors } from '@welt/kit/daily-visitors'
import { SECOND_MS } from '@welt/kit/time'
import { searchTextOf } from '@welt/rules/listing-address'
import { type Config, commerceOf } from './config.ts'
import { CountSearchesDocument, type CountSearchesMutationVariables } from './search-counts.generated.ts'

const FLUSH_MS = 5 * SECOND_MS
const TIMEOUT_MS = 3 * SECOND_MS
/** Further searches are not counted. */
const MAX_PENDING = 1000
const AT_ONCE = 200
const SAME_SEARCH = new Set(['q', '_routes'])

/** Excludes further pages and filters. */
export function searchOf(address: string): string | undefined {
  const url = URL.parse(address, 'http://site')
  if (
    !url ||
    !/^\/search(?:\.data)?$/.test(url.pathname) ||
    [...url.searchParams.keys()].some((name) => !SAME_SEARCH.has(name))
  )
    return undefined
  return searchTextOf(url.searchParams.get('q')) || undefined
}

/** Counts cached pages too; reports no personal data. [J03] */
export function createSearchCounts(config: Config) {
  const pending = new Map<SiteId, Map<string, { count: number; visitors: number }>>()
  const visitors = createDailyVisitors()
  let timer: NodeJS.Timeout | undefined

  const send = async (site: SiteId, searches: CountSearchesMutationVariables['searches']) => {
    const { endpoint, serviceKey } = commerceOf(config, site)
    if (!serviceKey) return
    await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', store: brandOf(site).storeCode, 'x-service-key': serviceKey },
      body: JSON.stringify({
        query: CountSearchesDocument.text,
        variables: { searches } satisfies CountSearchesMutationVariables,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    }).catch(() => undefined)
  }
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const counted = [...pending].map(([site, counts]) => ({
      site,
      searches: [...counts].map(([search, counted]) => ({ search, ...counted })),
    }))
    pending.clear()
    for (const { site, searches } of counted)
      for (let from = 0; from < searches.length; from += AT_ONCE) await send(site, searches.slice(from, from + AT_ONCE))
  }
  return {
    note(site: SiteId, address: string, clientAddress: string): void {
      const search = searchOf(address)
      if (search === undefined) return
      const counts = pending.get(site) ?? new Map<string, { count: number; visitors: number }>()
      pending.set(site, counts)
      const counted = counts.get(search) ?? { count: 0, visitors: 0 }
      if (counts.size >= MAX_PENDING && counted.count === 0) return
      counted.count += 1
      if (visitors.isFirst(clientAddress, `${site}\n${search.toLowerCase()}`)) counted.visitors += 1
      counts.set(search, counted)
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref()
    },
    flush,
  }
}
