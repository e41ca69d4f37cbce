import { areTags } from '@welt/kit/cache/purge-tags'
import type { openDatabase } from '../../platform/database.ts'
import { checkCall, Refusal, UsageError } from '../calls.ts'
import { cacheTable, readCaches } from './cache-table.ts'

type Db = ReturnType<typeof openDatabase>

const storefrontUrls = () => (process.env.STOREFRONT_URLS ?? 'http://127.0.0.1:3000').split(',')

/** Of the running shops. @throws Refusal */
function requireSecret(name: 'PURGE_TOKEN' | 'SERVICE_KEY'): string {
  const secret = process.env[name]
  if (!secret)
    throw new Refusal(`${name} is not set and the shops were never started here. Set it as the shops have it.`)
  return secret
}

/** A dry run sends nothing. */
export async function purgeCommand(_db: Db, args: readonly string[]): Promise<number> {
  const { words: tags, isJson, isDryRun } = checkCall('purge', args)
  if (!areTags(tags)) throw new UsageError('A tag has at most 200 characters, and a purge at most 1000 tags.')
  const answers: { readonly url: string; readonly answer: string }[] = []
  for (const url of isDryRun ? [] : storefrontUrls()) {
    const answer = await fetch(`${url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${requireSecret('PURGE_TOKEN')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    }).catch(() => undefined)
    if (!answer?.ok)
      throw new Refusal(`${url} did not purge (${answer?.status ?? 'not reachable'}). Are the shops open?`)
    answers.push({ url, answer: await answer.text() })
  }
  const would = `${tags.join(' ')} would be purged at ${storefrontUrls().join(' ')}. Nothing was changed.\n`
  const lines = answers.map(({ url, answer }) => `${url}: ${answer}\n`).join('')
  process.stdout.write(isJson ? `${JSON.stringify({ tags, answers, isDryRun })}\n` : isDryRun ? would : lines)
  return 0
}

/** Ends with 1 when a process does not answer. */
export async function cachesCommand(_db: Db, args: readonly string[]): Promise<number> {
  const commerceUrl = process.env.COMMERCE_URL ?? 'http://127.0.0.1:3001'
  const urls = [...storefrontUrls().map((url) => `${url}/api/caches`), `${commerceUrl}/caches`]
  const found = await readCaches(urls, requireSecret('SERVICE_KEY'))
  process.stdout.write(args.includes('--json') ? `${JSON.stringify(found, null, 2)}\n` : cacheTable(found))
  return found.some(({ problem }) => problem !== undefined) ? 1 : 0
}
