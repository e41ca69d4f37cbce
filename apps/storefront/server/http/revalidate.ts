import type { IncomingMessage, ServerResponse } from 'node:http'
import { areTags, normalTag } from '@welt/kit/cache/purge-tags'
import { hasSecret } from './bearer.ts'
import { readBody } from './body.ts'
import { respondJson } from './respond.ts'

function parseTags(body: Buffer): string[] | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    const tags = typeof value === 'object' && value !== null && 'tags' in value ? value.tags : undefined
    return areTags(tags) ? tags.map(normalTag) : undefined
  } catch {
    return undefined
  }
}

/** `isForwarded`: the commerce server notified the other instances. */
interface PurgeOutcome {
  readonly purged: number
  readonly isForwarded: boolean
}

/**
 * POST /api/revalidate `{"tags": ["product:SKU"]}` with the purge token (`Authorization: Bearer` or `X-Purge-Token`):
 * purges this and every other instance; 502 if the others could not be notified.
 */
export function createRevalidate(
  purgeToken: string | undefined,
  purge: (tags: readonly string[]) => Promise<PurgeOutcome>,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST') return respondJson(response, 405, { message: 'POST only.' }, { Allow: 'POST' })
    if (!hasSecret(request, purgeToken, 'x-purge-token'))
      return respondJson(response, 401, { message: 'The purge token is missing or wrong.' })
    const tags = parseTags(await readBody(request))
    if (!tags) return respondJson(response, 400, { message: 'Send {"tags": [...]} as JSON.' })
    const outcome = await purge(tags)
    respondJson(response, outcome.isForwarded ? 200 : 502, outcome)
  }
}
