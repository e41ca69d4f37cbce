import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { CONSENT_PATH, CONSENT_STYLES } from '#app/session/consent.ts'
import { foreignForm } from '#server/serve/refusals.ts'
import type { ServePage } from '#server/serve/serve-page.ts'
import type { createStoredPages } from '#server/serve/stored-pages.ts'
import { LLMS_PATH } from './agents/llms.ts'
import type { ServeStatic } from './assets/static-files.ts'
import type { Config } from './config.ts'
import { BodyTooLarge, hasDisconnected, UnsupportedEncoding, UploadTooSlow } from './http/body.ts'
import type { createShowCaches } from './http/caches.ts'
import { receiveCspReport } from './http/csp-reports.ts'
import type { createGraphqlProxy } from './http/graphql-proxy.ts'
import { refuseMethod, respond } from './http/respond.ts'
import type { createRevalidate } from './http/revalidate.ts'
import { isSameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { findSite, hostNameOf, type SiteRequest } from './http/site.ts'
import { SPECULATION_RULES_PATH } from './http/speculative.ts'
import { errorText, log } from './log.ts'
import type { MaintenanceGate } from './outage/maintenance-gate.ts'
import { APP_ICON_PATHS, appIcon } from './pages/app-icons.ts'
import { redirectToCanonical } from './pages/canonical-path.ts'
import { consentStyles, takeConsent } from './pages/consent.ts'
import { answerCookieCheck, COOKIE_CHECK } from './pages/cookie-check.ts'
import { type createServeDocument, findDocumentToken } from './pages/documents.ts'
import { type createServeFeed, findFeedFile } from './pages/feeds.ts'
import { INSTALLED_APP_PATHS, installedAppFile } from './pages/installed-app.ts'
import { plainPage, SEARCH_FORM, TO_THE_SHOP } from './pages/plain-page.ts'
import { STORED_PAGES_PATH } from './pages/service-worker.ts'
import { siteDirectory } from './pages/site-directory.ts'
import { favicon, logo, logoPath, robots } from './pages/site-files.ts'
import { speculationRules } from './pages/speculation-rules.ts'
import type { createServePicture } from './pictures/serve-picture.ts'

export interface HandlerDeps {
  readonly config: Config
  readonly isReady: () => boolean
  readonly serveStatic: ServeStatic
  readonly servePicture: ReturnType<typeof createServePicture>
  readonly proxyGraphql: ReturnType<typeof createGraphqlProxy>
  readonly revalidate: ReturnType<typeof createRevalidate>
  readonly showCaches: ReturnType<typeof createShowCaches>
  readonly serveDocument: ReturnType<typeof createServeDocument>
  readonly serveFeed: ReturnType<typeof createServeFeed>
  readonly storedPages: ReturnType<typeof createStoredPages>
  readonly sendIfClosed: MaintenanceGate['sendIfClosed']
  readonly servePage: ServePage
}

/** Undefined for an absolute URL, control characters or several Host headers. */
function parseUrl(request: IncomingMessage): URL | undefined {
  const hosts = request.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host')
  if (!request.url?.startsWith('/') || hosts.length > 1) return undefined
  const url = URL.parse(request.url, 'http://site')
  const isOwn = url?.host === 'site' && !url.pathname.startsWith('//')
  return url && isOwn && !/%(?:[01][0-9a-f]|7f)/i.test(url.pathname) ? url : undefined
}

const READ_ONLY: ReadonlySet<string> = new Set([
  '/favicon.svg',
  '/favicon.ico',
  '/robots.txt',
  LLMS_PATH,
  CONSENT_STYLES,
  ...INSTALLED_APP_PATHS,
  ...APP_ICON_PATHS,
  STORED_PAGES_PATH,
  SPECULATION_RULES_PATH,
])

const OPEN = '/api/open'

/** Operator endpoints are available on any host. */
async function answerOperator(
  deps: HandlerDeps,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<boolean> {
  if (pathname === '/api/revalidate') {
    await deps.revalidate(request, response)
    return true
  }
  if (pathname === '/api/caches') {
    await deps.showCaches(request, response)
    return true
  }
  if (pathname !== '/livez' && pathname !== '/readyz') return false
  if (refuseMethod(response, 'GET')) return true
  const isGood = pathname === '/livez' || deps.isReady()
  respond(response, {
    status: isGood ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
    body: isGood ? 'ok' : 'not ready',
  })
  return true
}

function refuseHost(deps: HandlerDeps, request: IncomingMessage, response: ServerResponse): void {
  const isDirectory = deps.config.environment !== 'production' && hostNameOf(request.headers.host) === 'localhost'
  const unknown = {
    status: 421,
    title: 'There’s no shop at this address',
    text: 'This address doesn’t belong to any of our shops. Check it and try again.',
  }
  respond(response, isDirectory ? siteDirectory(deps.config.port) : plainPage(unknown))
}

const isReadOf = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

async function answerSite(
  deps: HandlerDeps,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  site: SiteRequest,
): Promise<void> {
  const { pathname } = url
  const file = findFeedFile(pathname)
  const documentToken = findDocumentToken(pathname)
  const isLogo = pathname === logoPath(site.brand)
  const isRead =
    file ||
    documentToken ||
    isLogo ||
    READ_ONLY.has(pathname) ||
    pathname.startsWith('/media/') ||
    pathname.startsWith('/assets/')
  if (isRead && refuseMethod(response, 'GET')) return
  if (pathname === '/favicon.svg' || pathname === '/favicon.ico') return respond(response, favicon(site.brand))
  if (isLogo) return respond(response, logo(site.brand))
  const ofApp = installedAppFile(pathname, site.brand)
  if (ofApp) return respond(response, ofApp)
  const icon = await appIcon(pathname, site.brand)
  if (icon) return respond(response, icon)
  if (pathname === '/robots.txt') return respond(response, robots(site.origin))
  if (pathname === SPECULATION_RULES_PATH) return respond(response, speculationRules(request))
  if (pathname === STORED_PAGES_PATH) return respond(response, await deps.storedPages(url, site))
  if (file) return deps.serveFeed(request, response, site, file)
  if (pathname.startsWith('/media/')) return deps.servePicture(request, response, url, site.brand)
  if (pathname === '/graphql') return deps.proxyGraphql(request, response, url, site)
  if (pathname === '/csp') return receiveCspReport(request, response)
  if (pathname === CONSENT_STYLES) return respond(response, consentStyles(request))
  if (pathname === CONSENT_PATH && request.method === 'POST') {
    if (!isSameOrigin(request.headers, site.requestOrigin)) return respond(response, foreignForm(site))
    return takeConsent(request, response, site, deps.config.isSecure)
  }
  if (pathname === COOKIE_CHECK && isReadOf(request)) return respond(response, answerCookieCheck(request, url, site))
  if (await deps.sendIfClosed(request, response, site.brand)) return
  if (documentToken) return deps.serveDocument(request, response, site, documentToken)
  if (pathname === OPEN) return respond(response, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  if (redirectToCanonical(request, response, url)) return
  return deps.servePage(request, response, site)
}

type BodyError = BodyTooLarge | UnsupportedEncoding | UploadTooSlow

const isBodyError = (error: unknown): error is BodyError =>
  error instanceof BodyTooLarge || error instanceof UnsupportedEncoding || error instanceof UploadTooSlow

function refuseBody(error: BodyError, site: SiteRequest | undefined) {
  const page = { brand: site?.brand, action: TO_THE_SHOP }
  if (error instanceof UploadTooSlow) {
    const text =
      'Others were waiting to send theirs. Nothing was changed. Go back and send the form again, with fewer or smaller files.'
    const headers = { 'Retry-After': '60', 'Cache-Control': 'private, no-store' }
    return plainPage({ ...page, status: 429, title: 'Your files took too long to arrive', text, headers })
  }
  if (error instanceof UnsupportedEncoding) {
    const text = 'It was sent in a format we can’t read. Nothing was changed. Go back to the shop and try again.'
    return plainPage({ ...page, status: 415, title: 'This request cannot be read', text, headers: error.headers })
  }
  return plainPage({
    ...page,
    status: 413,
    title: 'That’s too large',
    text: 'What you sent is larger than we can accept. Nothing was changed. Go back and try again with less.',
    headers: { Connection: 'close' },
  })
}

/** `code` is in the log too. */
function failed(site: SiteRequest | undefined, code: string) {
  return plainPage({
    status: 500,
    title: 'Something has gone wrong, please try again.',
    brand: site?.brand,
    action: TO_THE_SHOP,
    more: site ? SEARCH_FORM : '',
    text: site
      ? `Your bag is saved. If it happens again, call us on ${site.brand.helpPhone} and say ${code}.`
      : 'Try again in a moment.',
  })
}

/** Order: operator endpoints, static files, site files, pictures, GraphQL, pages. */
export function createHandler(deps: HandlerDeps) {
  const always = Object.entries(securityHeaders(deps.config.isSecure))
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let site: SiteRequest | undefined
    try {
      for (const [name, value] of always) response.setHeader(name, value)
      const url = parseUrl(request)
      if (!url)
        return respond(
          response,
          plainPage({ status: 400, title: 'This address cannot be read', text: 'Check the address and try again.' }),
        )
      if (await answerOperator(deps, request, response, url.pathname)) return
      site = findSite(request, deps.config)
      if (
        isReadOf(request) &&
        (site || url.pathname.startsWith('/assets/')) &&
        deps.serveStatic(request, response, url.pathname)
      )
        return
      if (!site) return refuseHost(deps, request, response)
      await answerSite(deps, request, response, url, site)
    } catch (error) {
      // The client has disconnected.
      if (hasDisconnected(request, response)) return
      if (isBodyError(error)) return respond(response, refuseBody(error, site))
      const code = randomUUID().slice(0, 8).toUpperCase()
      log('error', 'request-failed', {
        code,
        site: site?.brand.id,
        path: request.url?.split('?')[0],
        error: errorText(error),
      })
      respond(response, failed(site, code))
    }
  }
}
