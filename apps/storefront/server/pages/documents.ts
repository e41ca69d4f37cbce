import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '#server/config.ts'
import { respond } from '#server/http/respond.ts'
import type { SiteRequest } from '#server/http/site.ts'
import { plainPage } from './plain-page.ts'

const TIMEOUT_MS = 15_000

/** The token of `/order/documents/<token>.pdf`, or `.jpg` of a photo. [R7.30, A70] */
export function findDocumentToken(pathname: string): string | undefined {
  return /^\/order\/documents\/([\w.-]{1,200})\.(?:pdf|jpg)$/.exec(pathname)?.[1]
}

const BACK = { href: '/customer/orders', label: 'Go to your orders' } as const

/** Files are private, and links live 5 minutes. */
export function createServeDocument(config: Config) {
  return async (
    _request: IncomingMessage,
    response: ServerResponse,
    site: SiteRequest,
    token: string,
  ): Promise<void> => {
    const url = `${config.commerceUrl}/documents?${new URLSearchParams({ store: site.brand.storeCode, token })}`
    const headers = { authorization: `Bearer ${config.serviceKey}` }
    const isOutside = config.endpoints[site.brand.id] !== undefined
    const answer = isOutside
      ? undefined
      : await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined)
    if (answer?.ok)
      return respond(response, {
        status: 200,
        headers: {
          'Content-Type': answer.headers.get('content-type') === 'image/jpeg' ? 'image/jpeg' : 'application/pdf',
          'Content-Disposition': answer.headers.get('content-disposition') ?? 'inline',
          'Cache-Control': 'private, no-store',
          'Referrer-Policy': 'no-referrer',
          'X-Robots-Tag': 'noindex',
        },
        body: Buffer.from(await answer.arrayBuffer()),
      })
    const isOver = isOutside || answer?.status === 404
    const text = isOver
      ? 'Links to documents work for 5 minutes. Open your order and press again.'
      : 'Open your order in a moment and press again.'
    const title = isOver ? 'This link no longer works' : 'We couldn’t open the document'
    respond(response, plainPage({ brand: site.brand, status: isOver ? 404 : 503, title, text, action: BACK }))
  }
}
