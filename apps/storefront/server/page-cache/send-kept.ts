import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, expandBrotli } from '#server/http/compress.ts'
import { respond } from '#server/http/respond.ts'
import type { KeptPage } from './page-store.ts'

const REPORT_TO = 'csp="/csp"'

function cacheControl(page: KeptPage): string {
  const seconds = Math.floor(page.lifetimeMs / 1000)
  return `public, max-age=0, must-revalidate, s-maxage=${seconds}, stale-while-revalidate=${seconds}`
}

function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '').replace(/^"|"$/g, '') === etag) ?? false
}

/** Answers from a kept page: 304 when the browser has it, else the packing that it takes. `outcome` is told in `X-Cache`. */
export async function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
  outcome: 'hit' | 'stale' | 'miss',
): Promise<void> {
  const headers: Record<string, string> = {
    'Content-Type': page.contentType,
    'Cache-Control': cacheControl(page),
    Vary: 'Accept-Encoding',
    ETag: `W/"${page.etag}"`,
    'Surrogate-Key': page.tags.join(' '),
    'X-Cache': outcome,
    ...(page.policy ? { 'Content-Security-Policy': page.policy, 'Reporting-Endpoints': REPORT_TO } : {}),
  }
  if (isUnchanged(request.headers['if-none-match'], page.etag)) return respond(response, { status: 304, headers })
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return respond(response, { status: 200, headers, body: await expandBrotli(page.brotli) })
  respond(response, {
    status: 200,
    headers: { ...headers, 'Content-Encoding': encoding },
    body: encoding === 'br' ? page.brotli : page.gzip,
  })
}
