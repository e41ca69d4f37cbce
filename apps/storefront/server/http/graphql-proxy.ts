import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseCookies } from '#app/session/cookies.ts'
import { type Config, commerceOf } from '#server/config.ts'
import { errorText, log } from '#server/log.ts'
import { readBody } from './body.ts'
import { respond, respondJson } from './respond.ts'
import { isSameOrigin } from './same-origin.ts'
import type { SiteRequest } from './site.ts'

const TIMEOUT_MS = 25_000
const refusal = (message: string) => ({ errors: [{ message, extensions: { category: 'graphql-input' } }] })

function personalHeaders(request: IncomingMessage, config: Config): Record<string, string> {
  const { authorization } = request.headers
  const secret = parseCookies(request.headers.cookie).get(config.isSecure ? '__Host-guest' : 'guest')
  const key = request.headers['idempotency-key']
  return {
    ...(authorization ? { authorization } : {}),
    ...(secret ? { 'x-guest-secret': secret } : {}),
    ...(typeof key === 'string' ? { 'idempotency-key': key } : {}),
  }
}

/**
 * The same-origin GraphQL endpoint: store header of the host, never the client's; guest secret from its cookie; POST of JSON by this
 * site's own pages only; GET without anything personal. @source reliability §3
 */
export function createGraphqlProxy(config: Config) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL, site: SiteRequest): Promise<void> => {
    const isRead = request.method === 'GET'
    if (!isRead && request.method !== 'POST')
      return respondJson(response, 405, refusal('Only GET and POST are answered here.'), { Allow: 'GET, POST' })
    if (!isRead && !/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      return respondJson(response, 415, refusal('Send application/json.'))
    if (!isRead && !isSameOrigin(request.headers, site.requestOrigin))
      return respondJson(response, 403, refusal('This request came from another site.'))
    const body = isRead ? undefined : await readBody(request)
    const { endpoint, serviceKey } = commerceOf(config, site.brand.id)
    const requestId = randomUUID()
    try {
      const answer = await fetch(`${endpoint}${isRead ? url.search : ''}`, {
        method: isRead ? 'GET' : 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          accept: 'application/json',
          store: site.brand.storeCode,
          'x-request-id': requestId,
          'x-service-key': serviceKey,
          'x-forwarded-for': site.clientAddress,
          ...(isRead ? {} : { 'content-type': 'application/json', ...personalHeaders(request, config) }),
        },
        ...(body ? { body: new Uint8Array(body) } : {}),
      })
      const cacheControl = (isRead && answer.headers.get('cache-control')) || 'private, no-store'
      const retryAfter = answer.headers.get('retry-after')
      respond(response, {
        status: answer.status,
        headers: {
          'Content-Type': answer.headers.get('content-type') ?? 'application/json',
          'Cache-Control': cacheControl,
          ...(retryAfter ? { 'Retry-After': retryAfter } : {}),
        },
        body: Buffer.from(await answer.arrayBuffer()),
      })
    } catch (error) {
      log('error', 'graphql-proxy-failed', { requestId, site: site.brand.id, error: errorText(error) })
      respondJson(
        response,
        503,
        {
          errors: [
            { message: 'The shop cannot be reached at the moment.', extensions: { category: 'graphql-input', code: 'UNAVAILABLE' } },
          ],
        },
        { 'Retry-After': '10' },
      )
    }
  }
}
