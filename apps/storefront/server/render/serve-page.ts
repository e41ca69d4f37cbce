import type { IncomingMessage, ServerResponse } from 'node:http'
import { brandOf, familyOf, type SiteId } from '@welt/brands'
import type { Config } from '#server/config.ts'
import { readBody } from '#server/http/body.ts'
import { chooseEncoding, compressBrotli, compressGzip } from '#server/http/compress.ts'
import { type PlainAnswer, respond } from '#server/http/respond.ts'
import { isSameOrigin } from '#server/http/same-origin.ts'
import { contentSecurityPolicy, policyHeaders } from '#server/http/security-headers.ts'
import type { SiteRequest } from '#server/http/site.ts'
import { type CacheableAddress, findCacheable } from '#server/page-cache/cacheable.ts'
import { isKeepable, sharedPolicy, toKeptPage } from '#server/page-cache/keep-page.ts'
import type { PageCache, Rendering } from '#server/page-cache/page-cache.ts'
import { sendKept } from '#server/page-cache/send-kept.ts'
import { plainPage, TO_THE_SHOP } from '#server/pages/plain-page.ts'
import type { AppBuild } from './app-build.ts'
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
/** Kept from the app's own headers; the rest of the answer's headers are the server's. */
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

const siteTag = (id: SiteId) => `site:${brandOf(id).websiteId}`

/** When to ask again for a page that could not be made. */
const RETRY_AFTER_SECONDS = '10'

interface PageServer {
  readonly config: Config
  readonly loadApp: () => Promise<AppBuild>
  readonly render: RenderPage
  readonly cache: PageCache<RenderedPage>
}

function requestHeaders(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || HOP_HEADERS.has(name) || name.startsWith('x-forwarded-') || name === 'forwarded') continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  return headers
}

function appHeaders(rendered: RenderedPage): Record<string, string | readonly string[]> {
  const kept = APP_HEADERS.flatMap((name) => {
    const value = rendered.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(kept), ...(rendered.setCookies.length > 0 ? { 'Set-Cookie': rendered.setCookies } : {}) }
}

/** Sends a rendering that nobody may keep. */
async function sendPrivate(request: IncomingMessage, response: ServerResponse, rendered: RenderedPage, policy: string): Promise<void> {
  const encoding = rendered.body.length > 1000 ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
  const body =
    encoding === 'br' ? await compressBrotli(rendered.body) : encoding === 'gzip' ? await compressGzip(rendered.body) : rendered.body
  respond(response, {
    status: rendered.status,
    headers: {
      ...(rendered.status === 503 ? { 'Retry-After': RETRY_AFTER_SECONDS } : {}),
      ...appHeaders(rendered),
      'Content-Type': rendered.contentType,
      'Cache-Control': 'private, no-store',
      Vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      ...policyHeaders(policy),
    },
    body,
  })
}

/** What is wrong with a request before any page sees it: another method than a page or form has, or a form of another shape. */
function findUnreadable(request: IncomingMessage, site: SiteRequest): PlainAnswer | undefined {
  const page = { title: 'This request cannot be read', brand: site.brand, action: TO_THE_SHOP }
  const { method = 'GET' } = request
  if (!['GET', 'HEAD', 'POST'].includes(method)) {
    const text = 'Pages are asked for, and forms are sent.'
    return plainPage({ ...page, status: 405, text, headers: { Allow: 'GET, HEAD, POST' } })
  }
  const type = request.headers['content-type'] ?? ''
  // A mail program that unsubscribes with one click may send the form so. @source RFC 8058 §3.2
  const isMultipart = /^multipart\/form-data\s*;/i.test(type) && request.url?.startsWith('/subscribe?unsubscribe=')
  const isForm = /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)
  if (method !== 'POST' || isForm || isMultipart) return undefined
  return plainPage({ ...page, status: 415, text: 'Go back to the shop and send the form from there.' })
}

/** Makes the function that answers with a page of the app: from the cache where the address allows, else rendered for this visitor. */
export function createPageServer({ config, loadApp, render, cache }: PageServer) {
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
    const rendered = await render(await loadApp(), {
      site,
      method,
      path: request.url ?? '/',
      headers: requestHeaders(request),
      isShared: false,
      signal: left.signal,
      ...(body ? { body } : {}),
    })
    const isHtml = rendered.contentType.startsWith('text/html')
    const nonce = `'nonce-${rendered.nonce}'`
    const policy =
      isHtml && !config.isHotReload ? contentSecurityPolicy({ scripts: [nonce, "'strict-dynamic'"], styles: [nonce], payment: config }) : ''
    await sendPrivate(request, response, rendered, policy)
  }

  async function serveShared(
    request: IncomingMessage,
    response: ServerResponse,
    site: SiteRequest,
    address: CacheableAddress,
    app: AppBuild,
  ): Promise<void> {
    let hasDrawn = false
    const draw = async (): Promise<Rendering<RenderedPage>> => {
      hasDrawn = true
      const rendered = await render(app, {
        site,
        method: 'GET',
        path: address.renderPath,
        headers: requestHeaders(request),
        isShared: true,
      })
      const isKept = address.isStorable && isKeepable(rendered)
      const page = isKept
        ? await toKeptPage({
            rendered,
            rule: address.rule,
            siteTags: [siteTag(site.brand.id), site.brand.storeCode],
            payment: config,
          })
        : undefined
      return { answer: rendered, page }
    }
    const key = `${app.id} ${site.brand.id} ${address.key}`
    // A page says whether its sister site sells the product too.
    const place = { store: address.rule.store, key, within: familyOf(site.brand.id).map(siteTag) }
    const outcome = await cache.serve(place, draw)
    if (outcome.kind === 'kept')
      return sendKept(request, response, outcome.page, outcome.isStale ? 'stale' : 'hit', config.sharedCacheSeconds)
    const { answer, page } = outcome.rendering
    if (page) return sendKept(request, response, page, hasDrawn ? 'miss' : 'shared', config.sharedCacheSeconds)
    await sendPrivate(request, response, answer, sharedPolicy(answer, config))
  }

  return async (request: IncomingMessage, response: ServerResponse, site: SiteRequest): Promise<void> => {
    const unreadable = findUnreadable(request, site)
    if (unreadable) return respond(response, unreadable)
    const isRead = request.method !== 'POST'
    if (!isRead || config.isHotReload) return servePrivate(request, response, site)
    const app = await loadApp()
    const address = findCacheable(new URL(request.url ?? '/', site.requestOrigin), app.routeIds)
    return address ? serveShared(request, response, site, address, app) : servePrivate(request, response, site)
  }
}

export type ServePage = ReturnType<typeof createPageServer>
