import { areTags } from '@welt/kit/cache/purge-tags'
import type { openDatabase } from '../../platform/database.ts'
import { checkCall, Refusal, UsageError } from '../calls.ts'
import { cacheTable, readCaches } from './cache-table.ts'

type Db = ReturnType<typeof openDatabase>

/** In a container, the server beside it. */
const commerceUrl = () => process.env.COMMERCE_URL ?? 'http://127.0.0.1:3001'

/** `none` where their number varies, as in a cluster. */
const storefrontUrls = () => {
  const given = process.env.STOREFRONT_URLS ?? 'http://127.0.0.1:3000'
  return given.split(',').filter((url) => url !== 'none')
}

/** Of the running shops. @throws Refusal */
function requireSecret(name: string, secret: string | undefined): string {
  if (!secret)
    throw new Refusal(`${name} is not set and the shops were never started here. Set it as the shops have it.`)
  return secret
}

/** Storefronts follow the change log that it writes. @throws Refusal */
async function sendPurge(url: string, tags: readonly string[]): Promise<void> {
  const answer = await fetch(`${url}/change-stream`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${requireSecret('PURGE_TOKEN', process.env.PURGE_TOKEN)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ tags }),
  }).catch(() => undefined)
  if (!answer?.ok)
    throw new Refusal(`${url} did not purge (${answer?.status ?? 'not reachable'}). Is the commerce server running?`)
}

/** A dry run sends nothing. */
export async function purgeCommand(_db: Db, args: readonly string[]): Promise<number> {
  const { words: tags, isJson, isDryRun } = checkCall('purge', args)
  if (!areTags(tags)) throw new UsageError('A tag has at most 200 characters, and a purge at most 1000 tags.')
  const url = commerceUrl()
  if (!isDryRun) await sendPurge(url, tags)
  const line = isDryRun
    ? `${tags.join(' ')} would be purged through ${url}. Nothing was changed.`
    : `${tags.join(' ')} purged through ${url}. Every storefront follows within a second.`
  process.stdout.write(`${isJson ? JSON.stringify({ tags, through: url, isDryRun }) : line}\n`)
  return 0
}

/** Ends with 1 when a process does not answer. */
export async function cachesCommand(_db: Db, args: readonly string[]): Promise<number> {
  const urls = [...storefrontUrls().map((url) => `${url}/api/caches`), `${commerceUrl()}/caches`]
  const found = await readCaches(urls, requireSecret('SERVICE_KEY', process.env.SERVICE_KEY))
  process.stdout.write(args.includes('--json') ? `${JSON.stringify(found, null, 2)}\n` : cacheTable(found))
  return found.some(({ problem }) => problem !== undefined) ? 1 : 0
}
