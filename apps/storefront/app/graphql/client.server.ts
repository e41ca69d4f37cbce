import type { Visit } from '#app/session/visit.ts'
import { readThrough } from './read-cache.server.ts'
import type { GraphqlResult, GraphqlVariables } from './result.ts'
import { parseAnswer, type WireAnswer } from './wire.ts'

export type { GraphqlFailure, GraphqlResult, GraphqlVariables } from './result.ts'

const READ_TIMEOUT_MS = 5_000
const WRITE_TIMEOUT_MS = 20_000

/** What a cacheable read says about itself. */
export interface QueryOptions<Data = unknown> {
  /** Spec's tag names (`store`, `cms`, `search`, `plp`, `route`, `product:<sku>` …); they also become tags of the page. */
  readonly tags: readonly string[]
  /** Further tags of the kept read that only its answer tells, as a product's sku. */
  readonly tagsOf?: (data: Data) => readonly string[]
  /** Reads that depend on the moment (stock) go past the read cache. */
  readonly isFresh?: boolean
}

/** What a private call may add. */
export interface PrivateOptions {
  /** UUID that makes a repeated call one call. @source reliability §2 */
  readonly idempotencyKey?: string
  /** Secret made in this very request; else the visit's own. */
  readonly guestSecret?: string
  readonly timeoutMs?: number
}

function unreachable(error: unknown): WireAnswer {
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  return { kind: 'failed', reason: isLate ? 'The commerce server did not answer in time.' : 'The commerce server cannot be reached.' }
}

async function send(visit: Visit, url: string, init: RequestInit & { timeoutMs: number }): Promise<WireAnswer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(init.timeoutMs) })
    return { kind: 'answered', status: response.status, body: await response.text() }
  } catch (error) {
    if (visit.commerce.isErrorLogged)
      console.log(JSON.stringify({ level: 'error', event: 'commerce-unreachable', requestId: visit.requestId, error: String(error) }))
    return unreachable(error)
  }
}

function sharedHeaders(visit: Visit): Record<string, string> {
  return {
    accept: 'application/json',
    store: visit.brand.storeCode,
    'x-request-id': visit.requestId,
    'x-service-key': visit.commerce.serviceKey,
  }
}

/**
 * A cacheable read: sent by GET without anything personal, kept 86400 s under its tags (unless `isFresh`), shared by equal reads at
 * the same time. Its tags become tags of the page. Failures are not kept, nor is the page that met one. @source spec §7, architecture §3
 */
export async function query<Data>(
  visit: Visit,
  document: string,
  variables: GraphqlVariables,
  options: QueryOptions<Data>,
): Promise<GraphqlResult<Data>> {
  for (const tag of options.tags) visit.tags.add(tag)
  const parameters = new URLSearchParams({ query: document, variables: JSON.stringify(variables) })
  const url = `${visit.commerce.endpoint}?${parameters}`
  let failed: GraphqlResult<Data> | undefined
  const load = async () => {
    const answer = await send(visit, url, { method: 'GET', headers: sharedHeaders(visit), timeoutMs: READ_TIMEOUT_MS })
    const result = parseAnswer<Data>(answer)
    if (result.ok && answer.kind === 'answered') return { value: result.data, size: answer.body.length }
    failed = result
    return undefined
  }
  const tagsOfData = (data: Data) => [visit.brand.storeCode, ...options.tags, ...(options.tagsOf?.(data) ?? [])]
  const data = options.isFresh ? (await load())?.value : await readThrough(`${visit.brand.storeCode}\n${url}`, tagsOfData, load)
  if (data === undefined || options.isFresh) visit.storage.isStorable = false
  if (data !== undefined) return { ok: true, data }
  return failed ?? parseAnswer<Data>({ kind: 'failed', reason: 'The commerce server cannot be reached.' })
}

/**
 * A private call (mutation, or a read of a cart): sent by POST with the guest's secret and the shopper's address, never kept.
 * The key in `idempotencyKey` makes a repeat of the call answer with the first one's result. @source reliability §2, §3
 */
export async function fetchPrivate<Data>(
  visit: Visit,
  document: string,
  variables: GraphqlVariables,
  options: PrivateOptions = {},
): Promise<GraphqlResult<Data>> {
  const headers: Record<string, string> = {
    ...sharedHeaders(visit),
    'content-type': 'application/json',
    'x-forwarded-for': visit.clientAddress,
  }
  const guestSecret = options.guestSecret ?? visit.guestSecret
  if (guestSecret) headers['x-guest-secret'] = guestSecret
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  const body = JSON.stringify({ query: document, variables })
  const answer = await send(visit, visit.commerce.endpoint, {
    method: 'POST',
    headers,
    body,
    timeoutMs: options.timeoutMs ?? WRITE_TIMEOUT_MS,
  })
  return parseAnswer<Data>(answer)
}
