import type { IncomingMessage, ServerResponse } from 'node:http'
import { cacheControl, type SharedLife, surrogateKeys } from '#server/http/cache-headers.ts'
import { chooseEncoding, type Encoding } from '#server/http/compress.ts'
import { isUnchanged } from '#server/http/etag.ts'
import { respond } from '#server/http/respond.ts'
import { policyHeaders } from '#server/http/security-headers.ts'
import { SPECULATION_RULES_PATH } from '#server/http/speculative.ts'
import type { CachedPage } from './page-cache.ts'

const isHtml = ({ contentType }: CachedPage) => contentType.startsWith('text/html')

/** Documents are HTML or Markdown. */
const varyOf = (page: CachedPage) =>
  isHtml(page) || page.contentType.startsWith('text/markdown') ? 'Accept, Accept-Encoding' : 'Accept-Encoding'

interface SentPage {
  readonly page: CachedPage
  readonly outcome: 'hit' | 'stale' | 'miss' | 'shared'
  readonly life: SharedLife
  readonly bodyIn: (encoding: Encoding) => Buffer | Promise<Buffer>
}

export async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { page, outcome, life, bodyIn }: SentPage,
): Promise<void> {
  const headers: Record<string, string> = {
    'Content-Type': page.contentType,
    'Cache-Control': cacheControl(page.lifetimeMs, life),
    Vary: varyOf(page),
    ETag: `W/"${page.etag}"`,
    'Surrogate-Key': surrogateKeys(page.tags),
    'X-Cache': outcome,
    ...policyHeaders(page.policy),
    ...(isHtml(page) ? { 'Speculation-Rules': `"${SPECULATION_RULES_PATH}"` } : {}),
  }
  if (isUnchanged(request.headers['if-none-match'], page.etag)) return respond(response, { status: 304, headers })
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const body = bodyIn(encoding)
  respond(response, {
    status: 200,
    headers: encoding === 'identity' ? headers : { ...headers, 'Content-Encoding': encoding },
    body: body instanceof Buffer ? body : await body,
  })
}
