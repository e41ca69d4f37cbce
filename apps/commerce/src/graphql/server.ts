import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import { type AddressLimiter, createAddressLimiter } from './address-limiter.ts'
import { cacheHeaders, cacheTagsOf } from './cache-rules.ts'
import { BODY_BYTES, isNestedTooDeep, readBody } from './request-body.ts'
import { addressOf, bearerOf, createContext, findRequestedBrand, type Surroundings } from './request-context.ts'
import { logUnexpected } from './translate-errors.ts'
import { createGraphql, type Exchange, type ServerContext } from './yoga.ts'

/** A path outside GraphQL, such as a webhook: reads the raw request and answers it. */
export type HttpRoute = (req: IncomingMessage, res: ServerResponse) => Promise<void>

export interface ServerParts extends Surroundings {
  readonly schema: GraphQLSchema
  /** Whether the process may get requests: database, migrations; false while it stops. */
  readonly isReady: () => Promise<boolean>
  /** Further paths, `POST /webhooks/…` for example. */
  readonly routes: Readonly<Record<string, HttpRoute>>
}

const ORIGIN = 'http://commerce'

function send(res: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  res.end(JSON.stringify(body))
}

function sendError(
  res: ServerResponse,
  status: number,
  message: string,
  extensions: Record<string, unknown>,
  headers: Record<string, string> = {},
): void {
  send(res, status, { errors: [{ message, extensions }], data: null }, headers)
}

/** Refuses what is not a single GraphQL request in JSON, in the order cheapest first; true when it answered. */
function refuseRequest(req: IncomingMessage, res: ServerResponse): boolean {
  const type = (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  if (req.method !== 'GET' && req.method !== 'POST')
    send(res, 405, { errors: [{ message: 'Only GET and POST are served.' }] }, { allow: 'GET, POST' })
  else if (req.method === 'POST' && type !== 'application/json')
    sendError(res, 415, 'Send the request as application/json.', { category: 'graphql-input' })
  else if (Number(req.headers['content-length'] ?? 0) > BODY_BYTES) refuseLarge(req, res)
  else return false
  return true
}

function refuseLarge(req: IncomingMessage, res: ServerResponse): void {
  req.resume()
  sendError(res, 413, `The request is larger than ${BODY_BYTES / 1024} KiB.`, { category: 'graphql-input' }, { connection: 'close' })
}

function refuseBody(res: ServerResponse, text: string): boolean {
  if (/^\s*\[/.test(text)) sendError(res, 400, 'Send one request at a time.', { category: 'graphql-input' })
  else if (isNestedTooDeep(text)) sendError(res, 400, 'The request is nested too deeply.', { category: 'graphql-input' })
  else if (!isJson(text)) sendError(res, 400, 'The request is not valid JSON.', { category: 'graphql-input' })
  else return false
  return true
}

/** Whether the parameters of a read that hold JSON hold it. */
function refuseQuery(res: ServerResponse, url: string): boolean {
  const parameters = new URL(url, ORIGIN).searchParams
  const broken = ['variables', 'extensions'].find((name) => parameters.get(name) && !isJson(parameters.get(name) ?? ''))
  if (broken) sendError(res, 400, `The parameter "${broken}" is not valid JSON.`, { category: 'graphql-input' })
  return broken !== undefined
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** Whether the coarse limit stops this address. The storefront's own reads, which name no shopper, are not counted. */
function isOverLimit(req: IncomingMessage, res: ServerResponse, parts: ServerParts, limiter: AddressLimiter): boolean {
  const address = addressOf(req, parts.config.trustedProxies)
  if (parts.config.trustedProxies.includes(address)) return false
  const seconds = limiter.secondsToWait(address, Date.now())
  if (seconds === undefined) return false
  const text = `Too many requests. Please try again in ${seconds} seconds.`
  sendError(res, 429, text, { category: 'graphql-authentication', code: 'RATE_LIMITED' }, { 'retry-after': String(seconds) })
  return true
}

/** Answers one GraphQL request. @source contract README conventions 3, 5, 7; reliability §4 */
function graphqlRoute(parts: ServerParts): HttpRoute {
  const yoga = createGraphql(parts.schema, parts.config.isIntrospectionOn)
  const limiter = createAddressLimiter(parts.config.limitMultiplier)
  return async (req, res) => {
    if (refuseRequest(req, res) || isOverLimit(req, res, parts, limiter)) return
    const body = req.method === 'POST' ? await readBody(req, BODY_BYTES) : Buffer.alloc(0)
    if (!body) return refuseLarge(req, res)
    const text = body.toString('utf8')
    if (req.method === 'POST' ? refuseBody(res, text) : refuseQuery(res, req.url ?? '')) return
    const brand = findRequestedBrand(req)
    if (!brand)
      return sendError(res, 200, `Requested store is not found (${String(req.headers.store).slice(0, 64)})`, {
        category: 'graphql-no-such-entity',
      })
    const currency = req.headers['content-currency']
    if (currency !== undefined && currency !== brand.currency)
      return sendError(res, 200, 'Please correct the target currency', { category: 'graphql-input' })
    const exchange: Exchange = { isGet: req.method === 'GET', cacheableRootFields: undefined, isUnparsable: true }
    const context: ServerContext = { ...(await createContext(req, brand, parts)), exchange }
    const init = exchange.isGet ? { method: 'GET' } : { method: 'POST', body: text, headers: { 'content-type': 'application/json' } }
    const response = await yoga.fetch(
      `${ORIGIN}${req.url}`,
      { ...init, headers: { accept: 'application/json', 'content-type': 'application/json' } },
      context,
    )
    const status = exchange.isUnparsable ? 400 : response.status
    const isPublic = exchange.isGet && status === 200 && bearerOf(req) === undefined
    const tags = isPublic && exchange.cacheableRootFields ? cacheTagsOf(exchange.cacheableRootFields, brand.storeCode) : undefined
    res.writeHead(status, { ...Object.fromEntries(response.headers), ...cacheHeaders(tags), 'x-content-type-options': 'nosniff' })
    res.end(await response.text())
  }
}

/** The server of GraphQL, health and the routes given; not listening yet. @source reliability §7 */
export function createCommerceServer(parts: ServerParts): Server {
  const graphql = graphqlRoute(parts)
  const routes: Readonly<Record<string, HttpRoute>> = {
    ...parts.routes,
    '/graphql': graphql,
    '/livez': async (_req, res) => send(res, 200, { status: 'ok' }),
    '/readyz': async (_req, res) => {
      const isReady = await parts.isReady()
      send(res, isReady ? 200 : 503, { status: isReady ? 'ok' : 'unavailable' })
    },
  }
  const server = createServer(
    { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 },
    (req, res) => {
      const path = (req.url ?? '/').split('?')[0] ?? '/'
      const route = Object.hasOwn(routes, path) ? routes[path] : undefined
      if (!route) return send(res, 404, { errors: [{ message: 'There is nothing here. GraphQL is at /graphql.' }] })
      route(req, res).catch((error: unknown) => {
        logUnexpected(error, { requestId: '', website: 0, path })
        if (!res.headersSent) sendError(res, 500, 'Internal server error', { category: 'internal' })
        else res.destroy()
      })
    },
  )
  return server
}
