import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Brand } from '@welt/brands'
import { siteShoes } from '@welt/brands/shoes'
import { maintenanceWaitSeconds } from '@welt/kit/maintenance'
import { chooseEncoding, compressFast } from '#server/http/compress.ts'
import { respond } from '#server/http/respond.ts'
import { contentSecurityPolicy, inlineHashes } from '#server/http/security-headers.ts'
import type { createPictureFiles } from '#server/pictures/picture-files.ts'
import type { AppBuild } from '#server/render/app-build.ts'
import type { RenderedPage } from '#server/render/render-page.ts'
import type { MaintenanceOfSites, SiteMaintenance } from './maintenance.ts'

const MARK = { 'X-Maintenance': 'on' }
const MOST_SHOE_BYTES = 34 * 1024
const SHOE_PX = 480

interface ScreenParts {
  readonly loadApp: () => Promise<AppBuild>
  readonly picture: ReturnType<typeof createPictureFiles>
}

async function loadShoe(brand: Brand, picture: ScreenParts['picture']): Promise<string | undefined> {
  const wanted = { path: `${siteShoes[brand.id]}.avif`, widthPx: SHOE_PX, format: 'webp', version: '' } as const
  const answer = await picture(wanted, brand.theme.tile).catch(() => undefined)
  if (!answer || answer.body.byteLength > MOST_SHOE_BYTES) return undefined
  return `data:image/webp;base64,${answer.body.toString('base64')}`
}

/** 503, never cached. `setCookies` are those of the page that it replaces. [R2.81, A21] */
function createSendScreen({ loadApp, picture }: ScreenParts) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    {
      brand,
      maintenance,
      setCookies = [],
    }: { brand: Brand; maintenance: SiteMaintenance; setCookies?: readonly string[] },
  ): Promise<void> => {
    const [app, shoe] = await Promise.all([loadApp(), loadShoe(brand, picture)])
    const now = new Date()
    const { until, message } = maintenance
    const page = app.renderMaintenance(brand, { until, message, now, shoe, address: request.url ?? '/' })
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    respond(response, {
      status: 503,
      headers: {
        ...MARK,
        'Retry-After': String(maintenanceWaitSeconds(until, now)),
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'private, no-store',
        Vary: 'Accept-Encoding',
        'Content-Security-Policy': contentSecurityPolicy({ ...inlineHashes(page), payment: undefined }),
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
        ...(setCookies.length > 0 ? { 'Set-Cookie': setCookies } : {}),
      },
      body: encoding === 'identity' ? page : compressFast(Buffer.from(page), encoding),
    })
  }
}

const SETTLING = /^\/checkout\/(?:return|success)(?:\.data)?$/

/** The return from the bank and the success page stay available during maintenance. [decision 69] */
function isOpenInMaintenance(request: IncomingMessage): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const [path = ''] = (request.url ?? '').split('?')
  if (!isRead || !SETTLING.test(path)) return false
  return path.startsWith('/checkout/return') || /(?:^|; )(?:__Host-)?order=/.test(request.headers.cookie ?? '')
}

/** Includes redirects of data responses: the action has been executed. */
const isRedirect = (status: number) => status === 202 || status === 204 || (status >= 300 && status < 400)

export function createMaintenanceGate({
  maintenance,
  ...parts
}: ScreenParts & { readonly maintenance: MaintenanceOfSites }) {
  const send = createSendScreen(parts)

  /** @returns whether it sent the maintenance page */
  async function sendIfClosed(
    request: IncomingMessage,
    response: ServerResponse,
    brand: Brand,
    setCookies?: readonly string[],
  ) {
    const state = maintenance.of(brand.id)
    if (!state || isOpenInMaintenance(request)) return false
    await send(request, response, { brand, maintenance: state, ...(setCookies ? { setCookies } : {}) })
    return true
  }
  return {
    sendIfClosed,
    /** The rendering met the maintenance and is incomplete. */
    async sendIfClosedInRender(
      request: IncomingMessage,
      response: ServerResponse,
      brand: Brand,
      { status, setCookies, hasMetMaintenance }: Pick<RenderedPage, 'status' | 'setCookies' | 'hasMetMaintenance'>,
    ): Promise<boolean> {
      if (!hasMetMaintenance || isRedirect(status)) return false
      await maintenance.report(brand.id)
      return sendIfClosed(request, response, brand, setCookies)
    },
  }
}

export type MaintenanceGate = ReturnType<typeof createMaintenanceGate>
