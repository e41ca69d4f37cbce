import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { findCookie, parseCookies } from '#app/session/cookies.ts'
import { dropSession } from '#app/session/sign-in-cookies.ts'
import { type Config, commerceOf } from '#server/config.ts'
import { errorText, log } from '#server/log.ts'
import { readBody } from './body.ts'
import { respond, respondJson } from './respond.ts'
import { isSameOrigin } from './same-origin.ts'
import type { SiteRequest } from './site.ts'
import { findTokenRoots, guardAnswer, isSignIn } from './token-answers.ts'
import { loadTokenLife } from './token-life.ts'

const TIMEOUT_MS = 25_000
const refusal = (message: string) => ({ errors: [{ message, extensions: { category: 'graphql-input' } }] })

/** What a call carries of whoever makes it: the token of the cookie, or the bearer that an API client brought itself. */
function personalHeaders(request: IncomingMessage, isSecure: boolean): Record<string, string> {
  const visitor = { cookies: parseCookies(request.headers.cookie), isSecure }
  const token = findCookie(visitor, 'token')
  const authorization = request.headers.authorization ?? (token ? `Bearer ${token}` : undefined)
  const secret = findCookie(visitor, 'guest')
  const device = findCookie(visitor, 'device')
  const key = request.headers['idempotency-key']
  return {
    'user-agent': request.headers['user-agent'] ?? '',
    ...(authorization ? { authorization } : {}),
    ...(secret ? { 'x-guest-secret': secret } : {}),
    ...(device ? { 'x-device': device } : {}),
    ...(typeof key === 'string' ? { 'idempotency-key': key } : {}),
  }
}

/** The browser was signed in and its token is gone: the page that asks still shows the sign-in. @source reliability §3, R4.26 */
function hasLostToken(request: IncomingMessage, isSecure: boolean): boolean {
  const visitor = { cookies: parseCookies(request.headers.cookie), isSecure }
  return findCookie(visitor, 'signed_in_at') !== undefined && findCookie(visitor, 'token') === undefined
}

const SIGNED_OUT = {
  errors: [
    { message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization', code: 'NOT_AUTHORIZED' } },
  ],
}

/** What hung on the sign-in is taken away, as at a refused token. */
function respondSignedOut(response: ServerResponse, keeper: { readonly isSecure: boolean }): void {
  respond(response, {
    status: 401,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Set-Cookie': dropSession(keeper),
      'Clear-Site-Data': '"storage"',
    },
    body: JSON.stringify(SIGNED_OUT),
  })
}

/**
 * The same-origin GraphQL endpoint: store header of the host, never the client's; token and guest secret from their cookies; POST of JSON by
 * this site's own pages only; GET without anything personal. @source reliability §3
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
    const personal = isRead ? {} : personalHeaders(request, config.isSecure)
    // An API client that brings its own bearer is answered as Magento would; a browser never sees a token.
    const isOwnBearer = request.headers.authorization !== undefined
    const roots = isOwnBearer || !body ? new Map() : findTokenRoots(body.toString('utf8'))
    if (!isRead && !isOwnBearer && !isSignIn(roots) && hasLostToken(request, config.isSecure)) return respondSignedOut(response, config)
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
          ...(isRead ? {} : { 'content-type': 'application/json' }),
          ...personal,
        },
        ...(body ? { body: new Uint8Array(body) } : {}),
      })
      const cacheControl = (isRead && answer.headers.get('cache-control')) || 'private, no-store'
      const retryAfter = answer.headers.get('retry-after')
      const text = Buffer.from(await answer.arrayBuffer())
      const tokenLifeSeconds = roots.size > 0 ? await loadTokenLife(config, site.brand) : 0
      const keeper = { isSecure: config.isSecure, tokenLifeSeconds }
      const guarded = isRead || isOwnBearer ? undefined : guardAnswer(keeper, roots, text.toString('utf8'), 'authorization' in personal)
      respond(response, {
        status: answer.status,
        headers: {
          'Content-Type': answer.headers.get('content-type') ?? 'application/json',
          'Cache-Control': cacheControl,
          ...(retryAfter ? { 'Retry-After': retryAfter } : {}),
          ...(guarded?.setCookies.length ? { 'Set-Cookie': guarded.setCookies } : {}),
          ...(guarded?.isOver ? { 'Clear-Site-Data': '"storage"' } : {}),
        },
        body: guarded?.body ?? text,
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
