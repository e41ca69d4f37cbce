import type { IncomingMessage } from 'node:http'
import { checkedTarget } from '#server/pages/cookie-check.ts'
import type { RenderedPage } from '#server/render/render-page.ts'

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
  'referrer-policy',
  'x-remix-response',
  'x-remix-error',
  'x-remix-redirect',
  'x-remix-reload-document',
  'x-remix-revalidate',
  'x-remix-status',
]

const isOfProxy = (name: string) => HOP_HEADERS.has(name) || name.startsWith('x-forwarded-') || name === 'forwarded'

/** Headers of the request that the app may read. */
export function toAppHeaders(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || isOfProxy(name)) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  return headers
}

/** Headers of the app's response that the browser may read. */
export function fromAppHeaders(
  request: IncomingMessage,
  rendered: RenderedPage,
): Record<string, string | readonly string[]> {
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
