import type { IncomingMessage, ServerResponse } from 'node:http'
import { withoutEndSlashes } from '@welt/kit/text/slashes'
import { chooseEncoding, type Encoding } from '#server/http/compress.ts'
import type { MaintenanceGate } from '#server/outage/maintenance-gate.ts'
import { sendDocumentInstead, sendOutdated } from '#server/outage/send-outdated.ts'
import type { SiteFallback } from '#server/outage/stale-fallback.ts'
import { sharedPolicy } from '#server/page-cache/cache-page.ts'
import { bodyAtOnce } from '#server/page-cache/page-bodies.ts'
import type { CacheOutcome, PageCache, Rendering } from '#server/page-cache/page-cache.ts'
import { sendCached } from '#server/page-cache/send-cached.ts'
import type { RenderedPage } from '#server/render/render-page.ts'
import { renderShared, type SharedRenderer } from './render-shared.ts'
import { sendPrivate } from './send-private.ts'
import { documentOf, type SharedPage } from './shared-page.ts'

export interface SharedPageServer extends SharedRenderer {
  readonly cache: PageCache<RenderedPage>
  readonly maintenanceGate: MaintenanceGate
}

/** Adds the tracking parameters, which the cached redirect lacks. */
function withQueryOf({ pathname, search }: URL, answer: RenderedPage): RenderedPage {
  const [path = ''] = answer.headers.get('location')?.split('?') ?? []
  if (answer.status !== 301 || path.toLowerCase() !== withoutEndSlashes(pathname).toLowerCase()) return answer
  const headers = new Headers(answer.headers)
  headers.set('location', `${path}${search}`)
  return { ...answer, headers }
}

/** Path of the requested data's document if it is cached and may be sent. */
function findCachedDocument({ cache, fallbacks }: SharedPageServer, shared: SharedPage): string | undefined {
  const document = documentOf(shared)
  const page = document && cache.find(document.place)
  if (!page) return undefined
  const fallback = fallbacks.of(shared.site.brand.id)
  const outdatedAtMs = fallback.outdatedAtMs(page)
  const maySend = outdatedAtMs === undefined || fallback.mayServeStale(page, outdatedAtMs)
  return maySend ? document.address.renderPath : undefined
}

/** While the commerce server is down, a document can show the outdated note and client-side navigation cannot. */
function findDocumentInstead(server: SharedPageServer, shared: SharedPage): string | undefined {
  const fallback = server.fallbacks.of(shared.site.brand.id)
  if (!shared.isData || !fallback.isDown()) return undefined
  const page = server.cache.find(shared.place)
  const isFresh = page !== undefined && fallback.outdatedAtMs(page) === undefined
  return isFresh ? undefined : findCachedDocument(server, shared)
}

/** Outdated prices need the note that only a document shows. */
function fallbackFor({ fallbacks }: SharedPageServer, { site, isData }: SharedPage): SiteFallback {
  const fallback = fallbacks.of(site.brand.id)
  if (!isData) return fallback
  return { ...fallback, mayServeStale: (page, atMs) => !page.hasPrices && fallback.mayServeStale(page, atMs) }
}

type Outcome = CacheOutcome<RenderedPage>

interface Served {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly shared: SharedPage
}

async function sendMaintenance(
  { maintenanceGate }: SharedPageServer,
  { request, response, shared }: Served,
  outcome: Outcome,
): Promise<boolean> {
  const { brand } = shared.site
  const answer = outcome.kind === 'rendered' ? outcome.rendering.answer : undefined
  if (answer && (await maintenanceGate.sendIfClosedInRender(request, response, brand, answer))) return true
  // The rendering may have met the maintenance.
  return maintenanceGate.sendIfClosed(request, response, brand)
}

/** `outcome` is `shared` if another request rendered the page. */
function sendRendering(
  server: SharedPageServer,
  { request, response, shared }: Served,
  { answer, page }: Rendering<RenderedPage>,
  outcome: 'miss' | 'shared',
): void | Promise<void> {
  const { config } = server
  if (page) {
    const bodyIn = (encoding: Encoding) => bodyAtOnce(page.bodies, encoding, answer.body)
    return sendCached(request, response, { page, outcome, life: config, bodyIn })
  }
  const document = answer.status >= 500 ? findCachedDocument(server, shared) : undefined
  if (document !== undefined) return sendDocumentInstead(response, document)
  sendPrivate(request, response, withQueryOf(shared.url, answer), sharedPolicy(answer, config))
}

export async function serveShared(server: SharedPageServer, served: Served): Promise<void> {
  const { cache, limit, config } = server
  const { request, response, shared } = served
  const { place, site } = shared
  const document = findDocumentInstead(server, shared)
  if (document !== undefined) return sendDocumentInstead(response, document)
  let hasRendered = false
  const render = () => {
    hasRendered = true
    return renderShared(server, shared, chooseEncoding(request.headers['accept-encoding']))
  }
  limit.join(site.clientAddress, place.key)
  const outcome = await cache.serve(place, render, fallbackFor(server, shared))
  if (await sendMaintenance(server, served, outcome)) return
  if (outcome.kind === 'outdated') return sendOutdated(request, response, outcome.page)
  if (outcome.kind === 'rendered')
    return sendRendering(server, served, outcome.rendering, hasRendered ? 'miss' : 'shared')
  const { page, isStale } = outcome
  const bodyIn = (encoding: Encoding) => cache.bodyOf(place, page, encoding)
  return sendCached(request, response, { page, outcome: isStale ? 'stale' : 'hit', life: config, bodyIn })
}
