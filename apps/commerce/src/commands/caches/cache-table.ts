import type { CacheFacts } from '@welt/kit/cache/cache-register'

export interface ProcessCaches {
  readonly url: string
  readonly caches: readonly CacheFacts[]
  readonly problem?: string
}

async function readOne(url: string, serviceKey: string): Promise<ProcessCaches> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${serviceKey}` } }).catch(() => undefined)
  if (!answer?.ok) return { url, caches: [], problem: answer ? `answered ${answer.status}` : 'not reachable' }
  const { caches } = (await answer.json()) as { readonly caches: readonly CacheFacts[] }
  return { url, caches }
}

export function readCaches(urls: readonly string[], serviceKey: string): Promise<ProcessCaches[]> {
  return Promise.all(urls.map((url) => readOne(url, serviceKey)))
}

const HEAD = ['cache', 'entries', 'room', 'hits', 'misses', 'purged by']
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

function capacityOf({ entries, maxEntries, bytes, maxBytes }: CacheFacts): string {
  if (bytes !== undefined && maxBytes !== undefined) return `${megabytes(bytes)} of ${megabytes(maxBytes)}`
  return maxEntries ? `${Math.round((100 * entries) / maxEntries)} % of ${maxEntries}` : ''
}

const rowOf = (cache: CacheFacts) => [
  cache.name,
  String(cache.entries),
  capacityOf(cache),
  String(cache.hits),
  String(cache.misses),
  cache.purgedBy,
]

export function cacheTable(processes: readonly ProcessCaches[]): string {
  const rows = [HEAD, ...processes.flatMap(({ caches }) => caches.map(rowOf))]
  const widths = HEAD.map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)))
  const line = (row: readonly string[]) => `${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd()
  return processes
    .map(({ url, caches, problem }) =>
      [url, ...(problem ? [`  ${problem}`] : [HEAD, ...caches.map(rowOf)].map(line)), ''].join('\n'),
    )
    .join('\n')
}
