import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from './body.ts'
import { respondJson } from './respond.ts'

const MAX_TAGS = 1000

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function hasToken(request: IncomingMessage, token: string | undefined): boolean {
  const given = request.headers.authorization?.replace(/^Bearer /, '') ?? request.headers['x-purge-token']
  return Boolean(token) && typeof given === 'string' && timingSafeEqual(digest(given), digest(token ?? ''))
}

function parseTags(body: Buffer): string[] | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    const tags = typeof value === 'object' && value !== null && 'tags' in value ? value.tags : undefined
    return Array.isArray(tags) && tags.length <= MAX_TAGS && tags.every((tag) => typeof tag === 'string' && tag.length <= 200)
      ? tags
      : undefined
  } catch {
    return undefined
  }
}

/**
 * POST /api/revalidate `{"tags": ["product:SKU"]}` with the purge token (`Authorization: Bearer` or `X-Purge-Token`): drops kept reads
 * and pages. Asked of every instance by the commerce server. @source spec §7, architecture §3
 */
export function createRevalidate(purgeToken: string | undefined, purge: (tags: readonly string[]) => Promise<number>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST') return respondJson(response, 405, { message: 'POST only.' }, { Allow: 'POST' })
    if (!hasToken(request, purgeToken)) return respondJson(response, 401, { message: 'The purge token is missing or wrong.' })
    const tags = parseTags(await readBody(request))
    if (!tags) return respondJson(response, 400, { message: 'Send {"tags": [...]} as JSON.' })
    respondJson(response, 200, { purged: await purge(tags) })
  }
}
