import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Brand, brands } from '@welt/brands'
import { type AddressLimiter, createAddressLimiter } from '@welt/kit/address-limiter'
import type { CacheRegister } from '@welt/kit/cache/cache-register'
import { HTTP_LIMITS } from '@welt/kit/http-limits'
import { type AnswerKind, timeAnswer } from '@welt/kit/telemetry/answers'
import { summary } from '@welt/kit/telemetry/metrics'
import { inSpan, serveInTrace } from '@welt/kit/telemetry/trace'
import type { GraphQLSchema } from 'graphql'
import type { MaintenanceWatch } from '#modules/site'
import { send, sendError } from '../platform/http-answer.ts'
import { readBody } from '../platform/http-body.ts'
import { bearerOf } from '../platform/secret.ts'
import { createAdHocOperations } from './ad-hoc-operations.ts'
import { createDocumentCache, DOCUMENT_CACHE_BYTES, type DocumentCache } from './document-cache.ts'
import { logErrors } from './log-errors.ts'
import { isSettling, refuseInMaintenance } from './maintenance.ts'
import { type Answer, type AnswerCache, keyOf } from './persisted/answer-cache.ts'
import { cacheHeaders, withSharedOffers } from './persisted/cache-rules.ts'
import type { KnownOperation, PersistedOperations } from './persisted/operations.ts'
import { runOperation } from './persisted/run-operation.ts'
import { BODY_BYTES, type GraphqlRequest, parseBody, parseQuery } from './request-body.ts'
import { addressOf, createContext, findRequestedBrand, isFromProxy, type Surroundings } from './request-context.ts'
import { logUnexpected } from './translate-errors.ts'
import { createGraphql, type Exchange, MUTATION_BY_GET, type ServerContext } from './yoga.ts'

export type HttpRoute = (req: IncomingMessage, res: ServerResponse) => Promise<void>

export interface ServerDeps extends Surroundings {
  readonly schema: GraphQLSchema
  readonly operations: PersistedOperations
  readonly caches: CacheRegister
  readonly answers: AnswerCache
  readonly maintenance: MaintenanceWatch
  /** For one site or all; false during shutdown. */
  readonly isReady: (websiteId?: number) => Promise<boolean>
  readonly routes: Readonly<Record<string, HttpRoute>>
}

const METHODS = 'GET, POST, OPTIONS'
const ORIGIN = 'http://commerce'
const NOT_REGISTERED = 'Only registered operations are answered here.'

/** Cheapest checks first. Returns true when it answered. */
function refuseRequest(req: IncomingMessage, res: ServerResponse): boolean {
  const type = (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  // No CORS headers: other origins can't read responses.
  if (req.method === 'OPTIONS') res.writeHead(204, { allow: METHODS, 'cache-control': 'private, no-store' }).end()
  else if (req.method !== 'GET' && req.method !== 'POST')
    send(res, 405, { errors: [{ message: 'Only GET and POST are served.' }] }, { allow: METHODS })
  else if (req.method === 'POST' && type !== 'application/json')
    sendError(res, 415, 'Send the request as application/json.', { category: 'graphql-input' })
  else if (!['', 'identity'].includes((req.headers['content-encoding'] ?? '').trim().toLowerCase()))
    sendError(
      res,
      415,
      'Send the request unpacked, without Content-Encoding.',
      { category: 'graphql-input' },
      { 'accept-encoding': 'identity', connection: 'close' },
    )
  else if (Number(req.headers['content-length'] ?? 0) > BODY_BYTES) refuseLarge(req, res)
  else return false
  return true
}

function refuseLarge(req: IncomingMessage, res: ServerResponse): void {
  req.resume()
  sendError(
    res,
    413,
    `The request is larger than ${BODY_BYTES / 1024} KiB.`,
    { category: 'graphql-input' },
    { connection: 'close' },
  )
}

/** Excludes the storefront's own reads, which name no shopper. */
function isOverLimit(req: IncomingMessage, res: ServerResponse, deps: ServerDeps, limiter: AddressLimiter): boolean {
  const address = addressOf(req, deps.config.trustedProxies)
  if (deps.config.trustedProxies.has(address)) return false
  const seconds = limiter.secondsToWait(address, Date.now())
  if (seconds === undefined) return false
  const text = `Too many requests. Please try again in ${seconds} seconds.`
  sendError(
    res,
    429,
    text,
    { category: 'graphql-authentication', code: 'RATE_LIMITED' },
    { 'retry-after': String(seconds) },
  )
  return true
}

interface Passed {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly request: GraphqlRequest
  readonly brand: Brand
}

/** Undefined after answering. */
function requireSite(req: IncomingMessage, res: ServerResponse): Brand | undefined {
  const brand = findRequestedBrand(req)
  const currency = req.headers['content-currency']?.toString().trim().toUpperCase()
  if (!brand) {
    const message = `Requested store is not found (${String(req.headers.store).slice(0, 64)})`
    sendError(res, 200, message, { category: 'graphql-no-such-entity' })
  } else if (currency && currency !== brand.currency) {
    sendError(res, 200, 'Please correct the target currency', { category: 'graphql-input' })
  } else return brand
  return undefined
}

function sendAnswer(res: ServerResponse, { status, headers, body }: Answer): void {
  res.writeHead(status, { ...headers, 'content-length': body.length }).end(body)
}

function adHocQueries(deps: ServerDeps, documents: DocumentCache) {
  const yoga = createGraphql(deps.schema, documents, deps.config.isIntrospectionOn)
  return async ({ req, res, request, brand }: Passed): Promise<void> => {
    const isGet = req.method === 'GET'
    const exchange: Exchange = { isGet, params: request.params, isUnparsable: true }
    const context: ServerContext = { ...(await createContext(req, brand, deps)), exchange }
    const init = {
      method: isGet ? 'GET' : 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
    }
    const response = await yoga.fetch(`${ORIGIN}${isGet ? req.url : '/graphql'}`, init, context)
    // Yoga answers invalid variables with 400, which is reserved for documents that can't be parsed.
    const status = exchange.isUnparsable ? 400 : response.status === 400 ? 200 : response.status
    const tags =
      exchange.isGet && status === 200 && bearerOf(req) === undefined ? context.response.cacheTags() : undefined
    res.writeHead(status, {
      ...Object.fromEntries(response.headers),
      ...cacheHeaders(tags),
      'x-content-type-options': 'nosniff',
    })
    const body = await response.text()
    res.end(body)
    if (deps.config.logGraphqlErrors) logErrors(request, brand, body)
  }
}

function timeOperations({ operations }: Pick<ServerDeps, 'operations'>) {
  const names = [...operations.values()].map(({ node }) => node.name?.value ?? '')
  return summary({
    name: 'welt_operation_seconds',
    help: 'Time of persisted operations, others together',
    labels: { operation: names, from: ['cache', 'execution'] },
  })
}

function knownOperations(deps: ServerDeps) {
  const { config } = deps
  const times = timeOperations(deps)
  return async (
    { req, res, request, brand }: Passed,
    operation: KnownOperation,
    answers: AnswerCache | undefined,
  ): Promise<void> => {
    const isGet = req.method === 'GET'
    if (isGet && operation.node.operation !== 'query')
      return send(res, 200, { errors: [{ message: MUTATION_BY_GET, extensions: { category: 'graphql-input' } }] })
    const variables = request.variables ?? {}
    const isShared = isGet && operation.isCacheable && bearerOf(req) === undefined
    const cache = isShared ? answers : undefined
    const key = cache ? keyOf(brand.storeCode, operation, variables) : ''
    // The client chooses the name of an ad-hoc query.
    const name = answers ? (operation.node.name?.value ?? '') : 'ad hoc'
    const startedAt = performance.now()
    const note = (from: 'cache' | 'execution') =>
      times.observe({ operation: name, from }, (performance.now() - startedAt) / 1000)
    if (cache?.send(key, req, res)) return note('cache')
    const run = async () => {
      const created = await createContext(req, brand, deps)
      const ctx = operation.isCacheable ? withSharedOffers(created) : created
      const facts = {
        'graphql.operation.name': name,
        'graphql.operation.type': operation.node.operation,
      }
      const answer = await inSpan('operation', 'internal', facts, () =>
        runOperation({ operation, variables, ctx, isShared, areHintsShown: config.isIntrospectionOn }),
      )
      if (config.logGraphqlErrors) logErrors(request, brand, answer.body)
      return answer
    }
    sendAnswer(res, cache ? await cache.make(key, run) : await run())
    note('execution')
  }
}

function graphqlRoute(deps: ServerDeps): HttpRoute {
  const limiter = createAddressLimiter(deps.config.limitMultiplier)
  const documents = createDocumentCache(deps.caches, DOCUMENT_CACHE_BYTES)
  const answerAdHoc = adHocQueries(deps, documents)
  const adHocOperations = createAdHocOperations({ ...deps, documents, isCompiled: deps.config.isCompiled })
  const answerKnown = knownOperations(deps)
  return async (req, res) => {
    if (refuseRequest(req, res) || isOverLimit(req, res, deps, limiter)) return
    const body = req.method === 'POST' ? await readBody(req, BODY_BYTES) : Buffer.alloc(0)
    if (!body) return refuseLarge(req, res)
    const request = req.method === 'POST' ? parseBody(res, body.toString('utf8')) : parseQuery(res, req.url ?? '')
    const brand = request && requireSite(req, res)
    if (!request || !brand) return
    const maintenance = deps.maintenance.of(brand.websiteId)
    if (maintenance && !isSettling(request.text)) return refuseInMaintenance(res, maintenance)
    const passed: Passed = { req, res, request, brand }
    const operation =
      request.variables && request.operationName === undefined ? deps.operations.get(request.text ?? '') : undefined
    if (operation) return answerKnown(passed, operation, deps.answers)
    if (deps.config.areAdHocQueriesRefused)
      return sendError(res, 200, NOT_REGISTERED, { category: 'graphql-input', code: 'NOT_REGISTERED' })
    const known = adHocOperations.find(request)
    return known ? answerKnown(passed, known, undefined) : answerAdHoc(passed)
  }
}

/** Returns true when it answered 405. */
function refuseChange(req: IncomingMessage, res: ServerResponse): boolean {
  if (req.method === 'GET' || req.method === 'HEAD') return false
  send(res, 405, { errors: [{ message: 'Only GET and HEAD are served.' }] }, { allow: 'GET, HEAD' })
  return true
}

/** All sites, or one with `/readyz?store=mollini_au`. */
async function answerReadiness(req: IncomingMessage, res: ServerResponse, deps: ServerDeps): Promise<void> {
  const storeCode = new URL(req.url ?? '/', ORIGIN).searchParams.get('store')
  const brand = brands.find((candidate) => candidate.storeCode === storeCode)
  if (storeCode !== null && !brand) return send(res, 404, { status: 'unknown store' })
  const isReady = await deps.isReady(brand?.websiteId)
  send(res, isReady ? 200 : 503, { status: isReady ? 'ok' : 'unavailable' }, isReady ? {} : { 'retry-after': '1' })
}

const KINDS: Readonly<Record<string, AnswerKind>> = {
  '/graphql': 'graphql',
  '/graphql/': 'graphql',
  '/change-stream': 'stream',
  '/feeds': 'file',
  '/documents': 'file',
  '/contact-files': 'file',
  '/webhooks/adyen': 'webhook',
}

/** Does not listen yet. */
export function createCommerceServer(deps: ServerDeps): Server {
  const graphql = graphqlRoute(deps)
  const routes: Readonly<Record<string, HttpRoute>> = {
    ...deps.routes,
    '/graphql': graphql,
    '/graphql/': graphql,
    '/livez': async (req, res) => {
      if (!refuseChange(req, res)) send(res, 200, { status: 'ok' })
    },
    '/readyz': async (req, res) => {
      if (!refuseChange(req, res)) await answerReadiness(req, res, deps)
    },
  }
  const server = createServer({ ...HTTP_LIMITS, keepAliveTimeout: 65_000 }, (req, res) => {
    const path = (req.url ?? '/').split('?')[0] ?? '/'
    const route = Object.hasOwn(routes, path) ? routes[path] : undefined
    const kind = (route && KINDS[path]) ?? 'operator'
    timeAnswer(res, kind)
    if (!route) return send(res, 404, { errors: [{ message: 'There is nothing here. GraphQL is at /graphql.' }] })
    const isTrusted = kind === 'graphql' && isFromProxy(req, deps.config.trustedProxies)
    const parent = isTrusted ? req.headers.traceparent?.toString() : undefined
    const served = { request: req, response: res, kind, parent }
    const failed = (error: unknown) => {
      // the client disconnected
      if (req.destroyed && !req.complete) return res.destroy()
      logUnexpected(error, { requestId: '', website: 0, path })
      if (!res.headersSent) sendError(res, 500, 'Internal server error', { category: 'internal' })
      else res.destroy()
    }
    serveInTrace(served, () => void route(req, res).catch(failed))
  })
  return server
}
