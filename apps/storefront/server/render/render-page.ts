import { randomBytes, randomUUID } from 'node:crypto'
import type { SiteId } from '@welt/brands'
import { allows } from '#app/session/consent.ts'
import { parseCookies } from '#app/session/cookies.ts'
import { findGuestSecret } from '#app/session/guest-cart.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { createRequestSession } from '#app/session/request-session.ts'
import { createResponseCollector } from '#app/session/response-collector.ts'
import { settingsOfBrand } from '#app/session/site/site-settings.ts'
import { type Config, commerceOf, originOf } from '#server/config.ts'
import type { ShopEvents } from '#server/events/shop-events.ts'
import type { SiteRequest } from '#server/http/site.ts'
import type { AppBuild } from './app-build.ts'

export interface RenderInput {
  readonly site: SiteRequest
  readonly method: string
  readonly path: string
  readonly headers: Headers
  readonly body?: Buffer
  /** Without cookies or nonce. */
  readonly isShared: boolean
  readonly signal?: AbortSignal
}

export interface RenderedPage {
  readonly status: number
  readonly contentType: string
  readonly body: Buffer
  readonly headers: Headers
  readonly setCookies: readonly string[]
  readonly tags: readonly string[]
  readonly isStorable: boolean
  /** The commerce server reported maintenance during the rendering. */
  readonly hasMetMaintenance: boolean
  readonly nonce: string
}

interface RendererSettings {
  readonly config: Config
  readonly mediaVersion: string
  readonly isDown: (site: SiteId) => boolean
  readonly reportMaintenance: (site: SiteId) => void
  readonly events: ShopEvents
}

function createRequestContext(
  { config, mediaVersion, isDown, reportMaintenance, events }: RendererSettings,
  input: RenderInput,
): RequestContext {
  const { brand, origin, clientAddress } = input.site
  const response = createResponseCollector()
  const cookies = input.isShared ? new Map<string, string>() : parseCookies(input.headers.get('cookie') ?? undefined)
  const commerceAt = (site: SiteId) => ({
    ...commerceOf(config, site),
    isDown: isDown(site),
    isErrorLogged: config.isErrorLogged,
    reportMaintenance: () => {
      if (site === brand.id) response.noteMaintenance()
      reportMaintenance(site)
    },
  })
  return {
    brand,
    settings: settingsOfBrand(brand),
    origin,
    originOf: (site) => originOf(config, site),
    cookies,
    session: createRequestSession(),
    response,
    mediaVersion,
    isShared: input.isShared,
    cspNonce: input.isShared ? '' : randomBytes(16).toString('base64'),
    guestSecret: findGuestSecret({ cookies, isSecure: config.isSecure }),
    isSecure: config.isSecure,
    clientAddress: input.isShared ? '' : clientAddress,
    userAgent: input.isShared ? '' : (input.headers.get('user-agent') ?? ''),
    requestId: randomUUID(),
    recordEvent: (event) => {
      if (allows(cookies.get('consent'), 'measuring')) events.record(brand.id, event)
    },
    commerce: commerceAt(brand.id),
    commerceOf: commerceAt,
    sandboxUrl: config.publicSandboxUrl,
    trackingPages: config.trackingPages,
    isDataRequest: /^[^?]*\.data(?:\?|$)/.test(input.path),
  }
}

function toRequest(input: RenderInput): Request {
  const headers = input.isShared ? new Headers({ accept: 'text/html' }) : new Headers(input.headers)
  const base = input.isShared ? input.site.origin : input.site.requestOrigin
  const hasBody = input.body && input.method !== 'GET' && input.method !== 'HEAD'
  return new Request(new URL(input.path, base), {
    method: input.method,
    headers,
    ...(hasBody && input.body ? { body: new Uint8Array(input.body) } : {}),
    ...(input.signal ? { signal: input.signal } : {}),
  })
}

export function createRenderer(settings: RendererSettings) {
  return async (app: AppBuild, input: RenderInput): Promise<RenderedPage> => {
    const ctx = createRequestContext(settings, input)
    const response = await app.handle(toRequest(input), app.createRouterContext(ctx))
    const contentType = response.headers.get('content-type') ?? 'application/octet-stream'
    // Other responses, such as redirects, have another content type.
    const output = contentType.startsWith('text/html') ? ctx.response.document : undefined
    const body = output ?? Buffer.from(await response.arrayBuffer())
    return {
      status: response.status,
      contentType,
      body,
      headers: response.headers,
      setCookies: response.headers.getSetCookie(),
      tags: [...ctx.response.tags],
      isStorable: ctx.response.isStorable,
      hasMetMaintenance: ctx.response.hasMetMaintenance,
      nonce: ctx.cspNonce,
    }
  }
}

export type RenderPage = ReturnType<typeof createRenderer>
