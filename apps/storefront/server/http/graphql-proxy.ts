import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteId } from '@welt/brands'
import { MAINTENANCE_TEXT } from '@welt/kit/maintenance'
import { DAY_MS } from '@welt/kit/time'
import { type CommerceAnswer, type CommerceCall, callCommerce } from '#app/graphql/call-commerce.server.ts'
import { findCookie, parseCookies } from '#app/session/cookies.ts'
import { findGuestSecret } from '#app/session/guest-cart.ts'
import { dropSession } from '#app/session/sign-in-cookies.ts'
import { type Config, commerceOf } from '#server/config.ts'
import { cacheControl, surrogateKeys } from '#server/http/cache-headers.ts'
import { errorText, log } from '#server/log.ts'
import { BodyTooLarge, hasDisconnected, readBody, UnsupportedEncoding } from './body.ts'
import { respond, respondJson } from './respond.ts'
import { isSameOrigin } from './same-origin.ts'
import type { SiteRequest } from './site.ts'
import { findTokenRoots, guardAnswer, isSignIn } from './token-answers.ts'
import { loadTokenLife } from './token-life.ts'

const TIMEOUT_MS = 25_000
const METHODS = 'GET, POST, OPTIONS'
const refusal = (message: string) => ({ errors: [{ message, extensions: { category: 'graphql-input' } }] })

function personalHeaders(request: IncomingMessage, isSecure: boolean): Record<string, string> {
  const visitor = { cookies: parseCookies(request.headers.cookie), isSecure }
  const token = findCookie(visitor, 'token')
  const authorization = request.headers.authorization ?? (token ? `Bearer ${token}` : undefined)
  const secret = findGuestSecret(visitor)
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

/** [R4.26] */
function hasLostToken(request: IncomingMessage, isSecure: boolean): boolean {
  const visitor = { cookies: parseCookies(request.headers.cookie), isSecure }
  return findCookie(visitor, 'signed_in_at') !== undefined && findCookie(visitor, 'token') === undefined
}

const SIGNED_OUT = {
  errors: [
    {
      message: "The current customer isn't authorized.",
      extensions: { category: 'graphql-authorization', code: 'NOT_AUTHORIZED' },
    },
  ],
}

function respondSignedOut(response: ServerResponse, collector: { readonly isSecure: boolean }): void {
  respond(response, {
    status: 401,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Set-Cookie': dropSession(collector),
      'Clear-Site-Data': '"storage"',
    },
    body: JSON.stringify(SIGNED_OUT),
  })
}

/** Undefined when not cacheable. A CDN caches only if it is purged. [decision 10] */
function sharedHeaders(config: Config, answer: CommerceAnswer): Record<string, string> | undefined {
  const tags = answer.header('x-magento-tags')
  if (!tags || !answer.header('cache-control')?.startsWith('public')) return undefined
  const passed = ['etag', 'vary'].flatMap((name) => {
    const value = answer.header(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(passed),
    'Cache-Control': cacheControl(DAY_MS, config),
    'X-Magento-Tags': tags,
    'Surrogate-Key': surrogateKeys(tags.split(',')),
  }
}

function hasData(text: Buffer): boolean {
  try {
    const { data } = JSON.parse(text.toString('utf8')) as { readonly data?: unknown }
    return data !== undefined && data !== null
  } catch {
    return true
  }
}

interface Call {
  readonly config: Config
  readonly site: SiteRequest
  readonly requestId: string
  readonly reportMaintenance: (site: SiteId) => void
}

async function pass(
  { config, site, requestId, reportMaintenance }: Call,
  path: string,
  call: Omit<CommerceCall, 'timeoutMs'>,
): Promise<CommerceAnswer> {
  const { endpoint, serviceKey } = commerceOf(config, site.brand.id)
  const answer = await callCommerce(`${endpoint}${path}`, {
    ...call,
    timeoutMs: TIMEOUT_MS,
    isOurs: serviceKey !== '',
    isRepeatable: call.method === 'GET',
    headers: {
      accept: 'application/json',
      store: site.brand.storeCode,
      'x-request-id': requestId,
      'x-service-key': serviceKey,
      'x-forwarded-for': site.clientAddress,
      ...call.headers,
    },
  })
  if (answer.status === 503 && answer.body.includes(MAINTENANCE_TEXT)) reportMaintenance(site.brand.id)
  return answer
}

function headersOf(answer: CommerceAnswer): Record<string, string> {
  const retryAfter = answer.header('retry-after')
  return {
    'Content-Type': answer.header('content-type') ?? 'application/json',
    'Cache-Control': 'private, no-store',
    ...(retryAfter ? { 'Retry-After': retryAfter } : {}),
  }
}

/** Other GETs are not logged: their URL may contain an email or a token. */
async function passRead(call: Call, request: IncomingMessage, response: ServerResponse, search: string): Promise<void> {
  const known = request.headers['if-none-match']
  const answer = await pass(call, search, { method: 'GET', headers: known ? { 'if-none-match': known } : {} })
  const shared = sharedHeaders(call.config, answer)
  if (answer.status === 304 && shared) return respond(response, { status: 304, headers: shared })
  const { body } = answer
  if (!shared && hasData(body))
    return respondJson(response, 405, refusal('Only cacheable reads are answered by GET. Use POST.'), { Allow: 'POST' })
  respond(response, { status: answer.status, headers: { ...headersOf(answer), ...shared }, body })
}

async function passCall(call: Call, request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
  const { config, site } = call
  const personal = personalHeaders(request, config.isSecure)
  // An API client with its own bearer gets tokens in the body; a browser never does.
  const isOwnBearer = request.headers.authorization !== undefined
  const roots = isOwnBearer ? new Map() : findTokenRoots(body.toString('utf8'))
  if (!roots) return respondJson(response, 400, refusal('Send one request with its document, as JSON.'))
  if (!isOwnBearer && !isSignIn(roots) && hasLostToken(request, config.isSecure))
    return respondSignedOut(response, config)
  const headers = { 'content-type': 'application/json', ...personal }
  const answer = await pass(call, '', { method: 'POST', headers, body })
  const collector = { isSecure: config.isSecure, loadTokenLife: () => loadTokenLife(config, site.brand) }
  const hasToken = 'authorization' in personal
  const isGuarded = !isOwnBearer && (hasToken || roots.size > 0)
  const guarded = isGuarded ? await guardAnswer(collector, roots, answer.body.toString('utf8'), hasToken) : undefined
  respond(response, {
    status: answer.status,
    headers: {
      ...headersOf(answer),
      ...(guarded?.setCookies.length ? { 'Set-Cookie': guarded.setCookies } : {}),
      ...(guarded?.isOver ? { 'Clear-Site-Data': '"storage"' } : {}),
    },
    body: guarded?.body ?? answer.body,
  })
}

const UNAVAILABLE = {
  errors: [
    {
      message: 'The shop can’t be reached right now. Please try again.',
      extensions: { category: 'graphql-input', code: 'UNAVAILABLE' },
    },
  ],
}

/**
 * Same-origin GraphQL endpoint. The store header comes from the host; token and guest secret from cookies. POST
 * requires same-origin JSON; GET is for cacheable reads.
 */
export function createGraphqlProxy(config: Config, reportMaintenance: Call['reportMaintenance']) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL, site: SiteRequest): Promise<void> => {
    const isRead = request.method === 'GET'
    if (request.method === 'OPTIONS')
      return respond(response, { status: 204, headers: { Allow: METHODS, 'Cache-Control': 'no-store' } })
    if (!isRead && request.method !== 'POST')
      return respondJson(response, 405, refusal('Only GET and POST are answered here.'), { Allow: METHODS })
    if (!isRead && !/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      return respondJson(response, 415, refusal('Send application/json.'))
    if (!isRead && !isSameOrigin(request.headers, site.requestOrigin))
      return respondJson(response, 403, refusal('This request came from another site.'))
    const call = { config, site, requestId: randomUUID(), reportMaintenance }
    try {
      if (isRead) await passRead(call, request, response, url.search)
      else await passCall(call, request, response, await readBody(request))
    } catch (error) {
      if (hasDisconnected(request, response)) return
      if (error instanceof UnsupportedEncoding)
        return respondJson(
          response,
          415,
          refusal('Send the request unpacked, without Content-Encoding.'),
          error.headers,
        )
      if (error instanceof BodyTooLarge)
        return respondJson(response, 413, refusal('The request is larger than 256 KiB.'), { Connection: 'close' })
      log('error', 'graphql-proxy-failed', { requestId: call.requestId, site: site.brand.id, error: errorText(error) })
      respondJson(response, 503, UNAVAILABLE, { 'Retry-After': '10' })
    }
  }
}
