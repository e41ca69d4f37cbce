import { createLog, operationNameOf, withoutValues } from '@welt/kit/log'
import { findCookie, rememberCookie } from '#app/session/cookies.ts'
import { globalEffectOf } from '#app/session/error-policy.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { type CommerceCall, callCommerce } from './call-commerce.server.ts'
import { noteLimit, noteRefusedRead } from './limit.server.ts'
import { documentFor, learnUnknownField } from './other-servers/known-fields.server.ts'
import { type Loaded, readThrough } from './read-cache.server.ts'
import type { GraphqlResult } from './result.ts'
import type { TypedDocument } from './typed-document.ts'
import { parseAnswer, type WireAnswer } from './wire.ts'

export type { GraphqlFailure, GraphqlResult } from './result.ts'

const log = createLog('storefront')
const READ_TIMEOUT_MS = 5_000
const WRITE_TIMEOUT_MS = 20_000
/** For reads during an outage. */
const DOWN_TIMEOUT_MS = 1_000

export interface QueryOptions {
  /** Cache tags (`store`, `cms`, `search`, `plp`, `route`), added to those of the response. */
  readonly tags: readonly string[]
  /** Bypasses the read cache, for stock levels and previews. */
  readonly isFresh?: boolean
}

export interface PrivateOptions {
  readonly idempotencyKey?: string
  readonly guestSecret?: string
  readonly timeoutMs?: number
}

/** Permanent, so pages without the data may be cached. */
const UNKNOWN_THERE: GraphqlResult<never> = {
  ok: false,
  failure: {
    kind: 'graphql',
    message: 'The commerce server of this site has none of the requested fields.',
    isUnknownThere: true,
  },
}

function unreachable(error: unknown): WireAnswer {
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  return {
    kind: 'failed',
    reason: isLate ? 'The commerce server did not answer in time.' : 'The commerce server cannot be reached.',
  }
}

async function send(ctx: RequestContext, url: string, call: CommerceCall): Promise<WireAnswer> {
  try {
    const { status, body, header } = await callCommerce(url, call)
    const tags = header('x-magento-tags')?.split(',') ?? []
    const wait = Number(header('retry-after') ?? 'none')
    const answer = { kind: 'answered' as const, status, body: body.toString('utf8'), tags }
    return Number.isInteger(wait) ? { ...answer, retryAfterSeconds: wait } : answer
  } catch (error) {
    if (ctx.commerce.isErrorLogged)
      log('error', 'commerce-unreachable', { requestId: ctx.requestId, site: ctx.brand.id, error: String(error) })
    return unreachable(error)
  }
}

/** Logs no variables. [R8.73, A91] */
function toResult<Data>(ctx: RequestContext, text: string, answer: WireAnswer): GraphqlResult<Data> {
  const result = parseAnswer<Data>(answer)
  if (!result.ok && globalEffectOf(result.failure) === 'maintenance') ctx.commerce.reportMaintenance()
  if (ctx.commerce.isErrorLogged && !result.ok && result.failure.kind !== 'network') {
    const { message, code, status } = result.failure
    const facts = { requestId: ctx.requestId, site: ctx.brand.id, operation: operationNameOf(text), code, status }
    log('warn', 'graphql-error', { ...facts, message: withoutValues(message) })
  }
  return result
}

function hasLearned(ctx: RequestContext, text: string, sent: string, result: GraphqlResult<unknown>): boolean {
  const { endpoint, serviceKey } = ctx.commerce
  if (result.ok || serviceKey !== '') return false
  // A concurrent request with other variables may have learned it first.
  return learnUnknownField(endpoint, text, result.failure.unknownField) || documentFor(endpoint, text) !== sent
}

function sharedHeaders(ctx: RequestContext): Record<string, string> {
  return {
    accept: 'application/json',
    store: ctx.brand.storeCode,
    'x-request-id': ctx.requestId,
    'x-service-key': ctx.commerce.serviceKey,
  }
}

/**
 * A read without personal data, cached for 86400 s under its tags; concurrent equal reads share one request. Failures
 * are not cached, nor are pages that met a transient one.
 */
export async function query<Data, Variables>(
  ctx: RequestContext,
  document: TypedDocument<Data, Variables>,
  variables: NoInfer<Variables>,
  options: QueryOptions,
): Promise<GraphqlResult<Data>> {
  ctx.response.addTags(...options.tags)
  const given = JSON.stringify(variables)
  const { endpoint } = ctx.commerce
  const { text } = document
  const siteTag = `site:${ctx.brand.websiteId}`
  const load = async (): Promise<Loaded<Data, GraphqlResult<Data>>> => {
    const sent = documentFor(endpoint, text)
    if (sent === undefined) return { read: undefined, why: UNKNOWN_THERE }
    const url = `${endpoint}?${new URLSearchParams({ query: sent, variables: given })}`
    const answer = await send(ctx, url, {
      method: 'GET',
      headers: sharedHeaders(ctx),
      isOurs: ctx.commerce.serviceKey !== '',
      isRepeatable: true,
      timeoutMs: ctx.commerce.isDown ? DOWN_TIMEOUT_MS : READ_TIMEOUT_MS,
    })
    const result = toResult<Data>(ctx, text, answer)
    if (result.ok && answer.kind === 'answered') {
      const tags = [siteTag, ctx.brand.storeCode, ...options.tags, ...answer.tags]
      return { read: { value: result.data, size: answer.body.length, tags: [...new Set(tags)] } }
    }
    return hasLearned(ctx, text, sent, result) ? load() : { read: undefined, why: result }
  }
  const key = `${ctx.brand.storeCode}\n${endpoint}\n${given}\n${text}`
  const loaded = options.isFresh ? await load() : await readThrough(key, load, [siteTag])
  const isLasting = loaded.read !== undefined || loaded.why === UNKNOWN_THERE
  if (!isLasting || options.isFresh) ctx.response.forbidStoring()
  ctx.response.addTags(...(loaded.read?.tags ?? []))
  if (loaded.read) return { ok: true, data: loaded.read.value }
  if (!loaded.why.ok) noteRefusedRead(ctx, loaded.why.failure)
  return loaded.why
}

function privateHeaders(ctx: RequestContext, options: PrivateOptions): Record<string, string> {
  const { token } = ctx.session
  const device = findCookie(ctx, 'device')
  const guestSecret = options.guestSecret ?? ctx.guestSecret
  return {
    ...sharedHeaders(ctx),
    'content-type': 'application/json',
    'x-forwarded-for': ctx.clientAddress,
    'user-agent': ctx.userAgent,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(device ? { 'x-device': device } : {}),
    ...(guestSecret ? { 'x-guest-secret': guestSecret } : {}),
    ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
  }
}

/** Never cached. Retries with the same `idempotencyKey` return the first result. */
export async function fetchPrivate<Data, Variables>(
  ctx: RequestContext,
  document: TypedDocument<Data, Variables>,
  variables: NoInfer<Variables>,
  options: PrivateOptions = {},
): Promise<GraphqlResult<Data>> {
  const headers = privateHeaders(ctx, options)
  const { text } = document
  const isMutation = document.operation === 'mutation'
  const fetchAnswer = async (): Promise<GraphqlResult<Data>> => {
    const sent = documentFor(ctx.commerce.endpoint, text)
    if (sent === undefined) return UNKNOWN_THERE
    const body = JSON.stringify({ query: sent, variables })
    const isLikelyToFail = ctx.commerce.isDown && !isMutation
    const timeoutMs = isLikelyToFail ? 2 * DOWN_TIMEOUT_MS : (options.timeoutMs ?? WRITE_TIMEOUT_MS)
    const isRepeatable = !isMutation || options.idempotencyKey !== undefined
    const isOurs = ctx.commerce.serviceKey !== ''
    const call = { method: 'POST', headers, body, timeoutMs, isOurs, isRepeatable } as const
    const answer = await send(ctx, ctx.commerce.endpoint, call)
    const result = toResult<Data>(ctx, text, answer)
    const { isUnexecuted, unknownField } = result.ok ? {} : result.failure
    const mayRepeat = !isMutation || (isUnexecuted && unknownField)
    return mayRepeat && hasLearned(ctx, text, sent, result) ? fetchAnswer() : result
  }
  const result = await fetchAnswer()
  if (ctx.session.token && !result.ok && globalEffectOf(result.failure) === 'force-logout') ctx.session.setRefused(true)
  // A rate-limited read beside the form must not fail the form.
  if (!result.ok && isMutation) noteLimit(ctx, result.failure)
  else if (!result.ok) noteRefusedRead(ctx, result.failure)
  if (document.changesCart && result.data) ctx.response.addCookies(rememberCookie(ctx, 'cart_updated', `${Date.now()}`))
  return result
}
