import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from '#server/http/compress.ts'
import { respond } from '#server/http/respond.ts'
import { policyHeaders } from '#server/http/security-headers.ts'
import { bodyAtOnce, wholeOf } from '#server/page-cache/page-bodies.ts'
import type { CachedPage } from '#server/page-cache/page-cache.ts'

const NOTE_PLACE = /(<div [^>]*\bid="outdated-note"[^>]*>)(<\/div>)/
const NOTE =
  '<p role="note">Prices and stock may have changed: we could not bring this page up to date just now. Load it again in a minute for the latest; your bag always shows what holds.</p>'

/** Adds a note if the page shows prices or stock. [decision 23] */
export function sendOutdated(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const isNoted = page.hasPrices && page.contentType.startsWith('text/html')
  const noted = isNoted
    ? Buffer.from(wholeOf(page.bodies).toString('utf8').replace(NOTE_PLACE, `$1${NOTE}$2`))
    : undefined
  const body = bodyAtOnce(noted ? {} : page.bodies, encoding, noted)
  respond(response, {
    status: 200,
    headers: {
      'Content-Type': page.contentType,
      'Cache-Control': 'private, no-store',
      Vary: 'Accept-Encoding',
      Warning: '110 - "Response is Stale"',
      'X-Cache': 'outdated',
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      ...policyHeaders(page.policy),
    },
    body,
  })
}

/** Makes client-side navigation load the document instead. */
export function sendDocumentInstead(response: ServerResponse, path: string): void {
  const headers = {
    'Cache-Control': 'private, no-store',
    'X-Remix-Redirect': path,
    'X-Remix-Status': '302',
    'X-Remix-Reload-Document': 'true',
  }
  respond(response, { status: 204, headers })
}
