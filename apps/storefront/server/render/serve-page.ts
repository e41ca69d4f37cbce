import type { IncomingMessage, ServerResponse } from 'node:http'
import { brandOf, familyOf, type SiteId } from '@welt/brands'
import { withoutEndSlashes } from '@welt/kit/text/slashes'
import type { Config } from '#server/config.ts'
import { readBody } from '#server/http/body.ts'
import { chooseEncoding, compressFast, type Encoding } from '#server/http/compress.ts'
import { type PlainAnswer, respond } from '#server/http/respond.ts'
import { isSameOrigin } from '#server/http/same-origin.ts'
import { contentSecurityPolicy, policyHeaders } from '#server/http/security-headers.ts'
import type { SiteRequest } from '#server/http/site.ts'
import type { MaintenanceGate } from '#server/outage/maintenance-gate.ts'
import { sendDocumentInstead, sendOutdated } from '#server/outage/send-outdated.ts'
import type { StaleFallbacks } from '#server/outage/stale-fallback.ts'
import { isCacheablePage, sharedPolicy, toCachedPage } from '#server/page-cache/cache-page.ts'
import { type CacheableAddress, findCacheable, pagePath } from '#server/page-cache/cacheable.ts'
import { bodyAtOnce } from '#server/page-cache/page-bodies.ts'
import type { PageCache, PagePlace, Rendering } from '#server/page-cache/page-cache.ts'
import { sendCached } from '#server/page-cache/send-cached.ts'
import { checkedTarget } from '#server/pages/cookie-check.ts'
import { plainPage, TO_THE_SHOP } from '#server/pages/plain-page.ts'
import type { AppBuild } from './app-build.ts'
import { type RenderLimit, RenderOverload } from './render-limit.ts'
import type { RenderedPage, RenderPage } from './render-page.ts'

const HOP_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-authorization',
  'expect',
  'content-length',
  'host',
])
const APP_HEADERS = [
  'location',
  'content-disposition',
  'retry-after',
  'clear-site-data',
  'x-remix-response',
  'x-remix-error',
  'x-remix-redirect',
  'x-remix-reload-document',
  'x-remix-revalidate',
  'x-remix-status',
]

const NO_HEADERS = new Headers()

const siteTag = (id: SiteId) => `site:${brandOf(id).websiteId}`

const RETRY_AFTER_SECONDS = '10'

interface PageServer {
  readonly config: Config
  readonly loadApp: () => Promise<AppBuild>
  readonly render: RenderPage
  readonly cache: PageCache<RenderedPage>
  readonly fallbacks: StaleFallbacks
  readonly limit: RenderLimit
  readonly maintenanceGate: MaintenanceGate
}

interface SharedPage {
  readonly address: CacheableAddress
  readonly place: PagePlace
}

const pageKey = (buildId: string, site: SiteId, addressKey: string) => `${buildId} ${site} ${addressKey}`

function sharedPageOf(app: AppBuild, site: SiteRequest, url: URL): SharedPage | undefined {
  const address = findCacheable(url, app.routeIds)
  if (!address) return undefined
  const key = pageKey(app.id, site.brand.id, address.key)
  // The page links to the same product at its sister site.
  return { address, place: { store: address.rule.store, key, within: familyOf(site.brand.id).map(siteTag) } }
}

function documentUrl(url: URL): URL {
  const document = new URL(url)
  document.pathname = pagePath(url.pathname)
  document.searchParams.delete('_routes')
  return document
}

function tooMuch(request: IncomingMessage, site: SiteRequest, { retryAfterSeconds }: RenderOverload): PlainAnswer {
  const headers = { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'private, no-store' }
  const wait = `Wait ${retryAfterSeconds === 1 ? 'a second' : `${retryAfterSeconds} seconds`}, then try again.`
  if (isCall(pathOf(request, site))) {
    const body = JSON.stringify({ message: `Too many requests. ${wait}` })
    return { status: 429, headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' }, body }
  }
  const page = {
    title: 'Too many requests',
    text: `${wait} Your bag is saved.`,
    brand: site.brand,
    action: TO_THE_SHOP,
  }
  return plainPage({ ...page, status: 429, headers })
}

const pathOf = (request: IncomingMessage, site: SiteRequest) => new URL(request.url ?? '/', site.requestOrigin).pathname

const isCall = (path: string) => path.toLowerCase().startsWith('/api/')

function requestHeaders(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || HOP_HEADERS.has(name) || name.startsWith('x-forwarded-') || name === 'forwarded')
      continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  return headers
}

function appHeaders(request: IncomingMessage, rendered: RenderedPage): Record<string, string | readonly string[]> {
  const passed = APP_HEADERS.flatMap((name) => {
    const value = rendered.headers.get(name)
    if (value === null) return []
    return [[name, name === 'location' ? checkedTarget(request, rendered.setCookies, value) : value] as const]
  })
  return {
    ...Object.fromEntries(passed),
    ...(rendered.setCookies.length > 0 ? { 'Set-Cookie': rendered.setCookies } : {}),
  }
}

/** Adds the tracking parameters, which the cached redirect lacks. */
function withQueryOf({ pathname, search }: URL, answer: RenderedPage): RenderedPage {
  const [path = ''] = answer.headers.get('location')?.split('?') ?? []
  if (answer.status !== 301 || path.toLowerCase() !== withoutEndSlashes(pathname).toLowerCase()) return answer
  const headers = new Headers(answer.headers)
  headers.set('location', `${path}${search}`)
  return { ...answer, headers }
}

function sendPrivate(request: IncomingMessage, response: ServerResponse, rendered: RenderedPage, policy: string): void {
  const encoding = rendered.body.length > 1000 ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
  const body = encoding === 'identity' ? rendered.body : compressFast(rendered.body, encoding)
  respond(response, {
    status: rendered.status,
    headers: {
      ...(rendered.status === 503 ? { 'Retry-After': RETRY_AFTER_SECONDS } : {}),
      ...appHeaders(request, rendered),
      'Content-Type': rendered.contentType,
      'Cache-Control': 'private, no-store',
      Vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      ...policyHeaders(policy),
    },
    body,
  })
}

/** Refuses unsupported methods and form encodings. */
function findUnreadable(request: IncomingMessage, site: SiteRequest): PlainAnswer | undefined {
  const page = { title: 'This request cannot be read', brand: site.brand, action: TO_THE_SHOP }
  const { method = 'GET' } = request
  if (!['GET', 'HEAD', 'POST'].includes(method)) {
    const text = 'This page can’t be opened that way.'
    return plainPage({ ...page, status: 405, text, headers: { Allow: 'GET, HEAD, POST' } })
  }
  const type = request.headers['content-type'] ?? ''
  // One-click unsubscribe may use multipart. [RFC 8058 §3.2]
  const isMultipart = /^multipart\/form-data\s*;/i.test(type) && request.url?.startsWith('/subscribe?unsubscribe=')
  const isForm = /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)
  if (method !== 'POST' || isForm || isMultipart) return undefined
  return plainPage({ ...page, status: 415, text: 'Go back to the shop and send the form from there.' })
}

export function createPageServer({ config, loadApp, render, cache, fallbacks, limit, maintenanceGate }: PageServer) {
  async function servePrivate(request: IncomingMessage, response: ServerResponse, site: SiteRequest): Promise<void> {
    const method = request.method ?? 'GET'
    const hasBody = method !== 'GET' && method !== 'HEAD'
    if (hasBody && !isSameOrigin(request.headers, site.requestOrigin)) {
      return respond(
        response,
        plainPage({
          status: 403,
          title: 'This form came from another site',
          text: 'Go back to the shop and send it from there.',
          brand: site.brand,
          action: TO_THE_SHOP,
        }),
      )
    }
    const left = new AbortController()
    response.once('close', () => left.abort())
    const body = hasBody ? await readBody(request) : undefined
    const app = await loadApp()
    const input = {
      site,
      method,
      path: request.url ?? '/',
      headers: requestHeaders(request),
      isShared: false,
      signal: left.signal,
    }
    const kind = isCall(pathOf(request, site)) ? 'call' : 'own'
    const rendered = await limit.render(kind, site.clientAddress, () =>
      render(app, { ...input, ...(body ? { body } : {}) }),
    )
    if (await maintenanceGate.sendIfClosedInRender(request, response, site.brand, rendered)) return
    const isHtml = rendered.contentType.startsWith('text/html')
    const nonce = `'nonce-${rendered.nonce}'`
    const policy =
      isHtml && !config.isHotReload
        ? contentSecurityPolicy({ scripts: [nonce, "'strict-dynamic'"], styles: [nonce], payment: config })
        : ''
    sendPrivate(request, response, rendered, policy)
  }

  async function renderShared(
    app: AppBuild,
    site: SiteRequest,
    { address, place }: SharedPage,
    encoding: Encoding,
  ): Promise<Rendering<RenderedPage>> {
    const { health } = fallbacks.of(site.brand.id)
    const input = { site, method: 'GET', path: address.renderPath, headers: NO_HEADERS, isShared: true }
    const rendered = await limit
      .render('shared', site.clientAddress, () => render(app, input), place.key)
      .catch((error: unknown) => {
        if (!(error instanceof RenderOverload)) health.recheck()
        throw error
      })
    if (rendered.status >= 500) health.recheck()
    if (!address.isStorable || !isCacheablePage(rendered)) return { answer: rendered, page: undefined }
    const siteTags = [siteTag(site.brand.id), site.brand.storeCode]
    const isOutside = config.endpoints[site.brand.id] !== undefined
    return {
      answer: rendered,
      page: toCachedPage({ rendered, encoding, rule: address.rule, siteTags, isOutside, payment: config }),
    }
  }

  /** If the document is cached and may be sent. */
  function cachedDocument(app: AppBuild, site: SiteRequest, url: URL): string | undefined {
    const shared = url.pathname.endsWith('.data') ? sharedPageOf(app, site, documentUrl(url)) : undefined
    const page = shared && cache.find(shared.place)
    const fallback = fallbacks.of(site.brand.id)
    const outdatedAtMs = page && fallback.outdatedAtMs(page)
    return page && (outdatedAtMs === undefined || fallback.mayServeStale(page, outdatedAtMs))
      ? shared.address.renderPath
      : undefined
  }

  async function serveShared(
    request: IncomingMessage,
    response: ServerResponse,
    site: SiteRequest,
    { address, place, app, url }: SharedPage & { readonly app: AppBuild; readonly url: URL },
  ): Promise<void> {
    const fallback = fallbacks.of(site.brand.id)
    /** Client-side navigation cannot show the outdated note. */
    const isData = url.pathname.endsWith('.data')
    const hasFreshData = () => {
      const page = cache.find(place)
      return page !== undefined && fallback.outdatedAtMs(page) === undefined
    }
    if (isData && fallback.isDown() && !hasFreshData()) {
      const document = cachedDocument(app, site, url)
      if (document !== undefined) return sendDocumentInstead(response, document)
    }
    let hasRendered = false
    const renderText = () => {
      hasRendered = true
      return renderShared(app, site, { address, place }, chooseEncoding(request.headers['accept-encoding']))
    }
    const mayShow: typeof fallback.mayServeStale = (page, atMs) => !page.hasPrices && fallback.mayServeStale(page, atMs)
    limit.join(site.clientAddress, place.key)
    const outcome = await cache.serve(place, renderText, isData ? { ...fallback, mayServeStale: mayShow } : fallback)
    if (
      outcome.kind === 'rendered' &&
      (await maintenanceGate.sendIfClosedInRender(request, response, site.brand, outcome.rendering.answer))
    )
      return
    // The rendering may have met the maintenance.
    if (await maintenanceGate.sendIfClosed(request, response, site.brand)) return
    const sharedSeconds = config.sharedCacheSeconds
    if (outcome.kind === 'cached') {
      const { page, isStale } = outcome
      const bodyIn = (encoding: Encoding) => cache.bodyOf(place, page, encoding)
      return sendCached(request, response, { page, outcome: isStale ? 'stale' : 'hit', sharedSeconds, bodyIn })
    }
    if (outcome.kind === 'outdated') return sendOutdated(request, response, outcome.page)
    const { answer, page } = outcome.rendering
    if (page) {
      const bodyIn = (encoding: Encoding) => bodyAtOnce(page.bodies, encoding, answer.body)
      return sendCached(request, response, { page, outcome: hasRendered ? 'miss' : 'shared', sharedSeconds, bodyIn })
    }
    const instead = isData && answer.status >= 500 ? cachedDocument(app, site, url) : undefined
    if (instead !== undefined) return sendDocumentInstead(response, instead)
    sendPrivate(request, response, withQueryOf(url, answer), sharedPolicy(answer, config))
  }

  async function serve(request: IncomingMessage, response: ServerResponse, site: SiteRequest): Promise<void> {
    const unreadable = findUnreadable(request, site)
    if (unreadable) return respond(response, unreadable)
    const isRead = request.method !== 'POST'
    if (!isRead || config.isHotReload) return servePrivate(request, response, site)
    const app = await loadApp()
    const url = new URL(request.url ?? '/', site.requestOrigin)
    const shared = sharedPageOf(app, site, url)
    return shared
      ? serveShared(request, response, site, { ...shared, app, url })
      : servePrivate(request, response, site)
  }

  return async (request: IncomingMessage, response: ServerResponse, site: SiteRequest): Promise<void> => {
    try {
      await serve(request, response, site)
    } catch (error) {
      if (!(error instanceof RenderOverload)) throw error
      respond(response, tooMuch(request, site, error))
    }
  }
}

export type ServePage = ReturnType<typeof createPageServer>
