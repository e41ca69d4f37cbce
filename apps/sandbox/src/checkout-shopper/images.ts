import { answerCall } from '../adyen/calls.ts'
import type { PaymentService } from '../adyen/service.ts'
import type { Faults } from '../control/faults.ts'
import { type Answer, escapeHtml, type Route } from '../web/answer.ts'

const LABELS: Readonly<Record<string, string>> = {
  visa: 'VISA',
  mc: 'MC',
  amex: 'AMEX',
  jcb: 'JCB',
  cup: 'UP',
  card: 'Card',
  paypal: 'PayPal',
  afterpaytouch: 'Afterpay',
  applepay: 'Apple',
  zip: 'Zip',
  givex: 'Gift',
}

/** A card of the logo's size with the method's name: real logos are not ours to give. */
function logo(name: string): string {
  const label = escapeHtml(LABELS[name] ?? '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 26" width="40" height="26"><rect x=".5" y=".5" width="39" height="25" rx="3.5" fill="none" stroke="currentColor"/><text x="20" y="17" font-family="sans-serif" font-size="10" font-weight="700" text-anchor="middle" textLength="${label.length > 5 ? 34 : 28}" lengthAdjust="spacingAndGlyphs">${label}</text></svg>`
}

const COMPONENT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="16" height="16"><circle cx="8" cy="8" r="5" fill="none" stroke="currentColor" stroke-width="1.5"/></svg>`
/** One transparent pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

function image(folder: string, file: string): Answer {
  const headers = { 'cache-control': 'public, max-age=86400' }
  if (file.endsWith('.gif')) return { status: 200, headers: { ...headers, 'content-type': 'image/gif' }, body: GIF }
  const body = folder === 'logos' ? logo(file.replace(/\.svg$/, '')) : COMPONENT
  return { status: 200, headers: { ...headers, 'content-type': 'image/svg+xml' }, body }
}

/** Logos of methods and brands, and the library's own small pictures. */
export function imageRoutes(context: { readonly service: PaymentService; readonly faults: Faults }): Route[] {
  return ['/images/:folder/:file', '/images/:folder/:size/:file'].map((path) => ({
    method: 'GET',
    path,
    handle: (request) =>
      answerCall(context, 'images', request, () => image(request.params.folder ?? '', request.params.file ?? '')),
  }))
}
