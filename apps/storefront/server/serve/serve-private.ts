import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '#server/config.ts'
import { readForm } from '#server/http/photo-forms.ts'
import { respond } from '#server/http/respond.ts'
import { isSameOrigin } from '#server/http/same-origin.ts'
import { contentSecurityPolicy } from '#server/http/security-headers.ts'
import type { SiteRequest } from '#server/http/site.ts'
import type { MaintenanceGate } from '#server/outage/maintenance-gate.ts'
import type { AppBuild } from '#server/render/app-build.ts'
import { type RenderLimit, RenderOverload } from '#server/render/render-limit.ts'
import type { RenderedPage, RenderInput, RenderPage } from '#server/render/render-page.ts'
import { toAppHeaders } from './app-headers.ts'
import { foreignForm, hasUpload, isScriptCall } from './refusals.ts'
import { sendPrivate } from './send-private.ts'

export interface PrivatePageServer {
  readonly config: Config
  readonly loadApp: () => Promise<AppBuild>
  readonly render: RenderPage
  readonly limit: RenderLimit
  readonly maintenanceGate: MaintenanceGate
}

const hasBody = ({ method }: IncomingMessage) => method !== undefined && method !== 'GET' && method !== 'HEAD'

/** Above the limit of a file, so that a file slightly too large is answered with the form. */
const MAX_UPLOAD_BYTES = 12 * 1024 * 1024

/** Until one of the other uploads has probably ended. */
const BUSY_SECONDS = 5

/** The signal aborts when the client disconnects. @throws RenderOverload; BodyTooLarge */
async function toInput(request: IncomingMessage, response: ServerResponse, site: SiteRequest): Promise<RenderInput> {
  const left = new AbortController()
  response.once('close', () => left.abort())
  const mostBytes = hasUpload(request) ? MAX_UPLOAD_BYTES : undefined
  const { clientAddress } = site
  const body = hasBody(request) ? await readForm(request, { response, clientAddress, mostBytes }) : undefined
  if (hasBody(request) && !body) throw new RenderOverload(BUSY_SECONDS)
  return {
    site,
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: toAppHeaders(request),
    isShared: false,
    signal: left.signal,
    ...(body ? { body } : {}),
  }
}

const CART = /^\/cart(?:[/?]|$)/
const CHECKOUT = /^\/checkout(?:[/?]|$)/
/** A label is paid for by card. */
const RETURN = /^\/return\/create(?:[/?]|$)/

function policyOf(config: Config, path: string, { contentType, nonce }: RenderedPage): string {
  if (config.isHotReload || !contentType.startsWith('text/html')) return ''
  const allowed = `'nonce-${nonce}'`
  const isCheckout = CHECKOUT.test(path)
  return contentSecurityPolicy({
    scripts: [allowed, "'strict-dynamic'"],
    styles: [allowed],
    payment: config,
    isCheckout: isCheckout || RETURN.test(path),
    hasWallets: isCheckout || CART.test(path),
  })
}

/** Renders for one shopper, with cookies. @throws RenderOverload; BodyTooLarge */
export async function servePrivate(
  { config, loadApp, render, limit, maintenanceGate }: PrivatePageServer,
  request: IncomingMessage,
  response: ServerResponse,
  site: SiteRequest,
): Promise<void> {
  if (hasBody(request) && !isSameOrigin(request.headers, site.requestOrigin))
    return respond(response, foreignForm(site))
  const input = await toInput(request, response, site)
  const app = await loadApp()
  const kind = isScriptCall(request, site) ? 'call' : 'own'
  const rendered = await limit.render(kind, site.clientAddress, () => render(app, input))
  if (await maintenanceGate.sendIfClosedInRender(request, response, site.brand, rendered)) return
  sendPrivate(request, response, rendered, policyOf(config, input.path, rendered))
}
