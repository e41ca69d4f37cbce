import type { IncomingMessage } from 'node:http'
import type { PlainAnswer } from '#server/http/respond.ts'
import type { SiteRequest } from '#server/http/site.ts'
import { plainPage, TO_THE_SHOP } from '#server/pages/plain-page.ts'
import type { RenderOverload } from '#server/render/render-limit.ts'

/** Scripts call it and expect JSON. */
export function isScriptCall(request: IncomingMessage, site: SiteRequest): boolean {
  return new URL(request.url ?? '/', site.requestOrigin).pathname.toLowerCase().startsWith('/api/')
}

const UPLOAD = /^\/(?:contact|return\/create)(?:\.data)?(?:\?|$)/

/** Of the contact form and of returns, which may have files. [R2.32, R3.97] */
export const hasUpload = ({ method, url }: Pick<IncomingMessage, 'method' | 'url'>) =>
  method === 'POST' && UPLOAD.test(url ?? '')

/** Refuses unsupported methods and form encodings. */
export function findUnreadable(request: IncomingMessage, site: SiteRequest): PlainAnswer | undefined {
  const page = { title: 'This request cannot be read', brand: site.brand, action: TO_THE_SHOP }
  const { method = 'GET' } = request
  if (!['GET', 'HEAD', 'POST'].includes(method)) {
    const text = 'This page can’t be opened that way.'
    return plainPage({ ...page, status: 405, text, headers: { Allow: 'GET, HEAD, POST' } })
  }
  const type = request.headers['content-type'] ?? ''
  // One-click unsubscribe may use multipart. [RFC 8058 §3.2]
  const takesParts = request.url?.startsWith('/subscribe?unsubscribe=') || hasUpload(request)
  const isMultipart = /^multipart\/form-data\s*;/i.test(type) && takesParts
  const isForm = /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)
  if (method !== 'POST' || isForm || isMultipart) return undefined
  return plainPage({ ...page, status: 415, text: 'Go back to the shop and send the form from there.' })
}

export function foreignForm(site: SiteRequest): PlainAnswer {
  return plainPage({
    status: 403,
    title: 'This form came from another site',
    text: 'Go back to the shop and send it from there.',
    brand: site.brand,
    action: TO_THE_SHOP,
  })
}

export function tooManyRequests(
  request: IncomingMessage,
  site: SiteRequest,
  { retryAfterSeconds }: RenderOverload,
): PlainAnswer {
  const headers = { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'private, no-store' }
  const wait = `Wait ${retryAfterSeconds === 1 ? 'a second' : `${retryAfterSeconds} seconds`}, then try again.`
  if (isScriptCall(request, site)) {
    const body = JSON.stringify({ message: `Too many requests. ${wait}` })
    return { status: 429, headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' }, body }
  }
  const title = 'Too many requests'
  const text = `${wait} Your bag is saved.`
  return plainPage({ title, text, brand: site.brand, action: TO_THE_SHOP, status: 429, headers })
}
