import type { IncomingMessage, ServerResponse } from 'node:http'
import { withNote } from '#server/agents/page-markdown.ts'
import { chooseEncoding } from '#server/http/compress.ts'
import { respond } from '#server/http/respond.ts'
import { policyHeaders } from '#server/http/security-headers.ts'
import { bodyAtOnce, wholeOf } from '#server/page-cache/page-bodies.ts'
import type { CachedPage } from '#server/page-cache/page-cache.ts'

const NOTE_PLACE = /(<div [^>]*\bid="outdated-note"[^>]*>)(<\/div>)/
const NOTE =
  'Prices and stock may have changed: we could not bring this page up to date just now. Load it again in a minute for the latest; your bag is always current.'

/** Undefined for a page that needs no note. */
function noted(page: CachedPage): Buffer | undefined {
  if (!page.hasPrices) return undefined
  const text = () => wholeOf(page.bodies).toString('utf8')
  if (page.contentType.startsWith('text/markdown')) return Buffer.from(withNote(text(), NOTE))
  if (!page.contentType.startsWith('text/html')) return undefined
  return Buffer.from(text().replace(NOTE_PLACE, `$1<p role="note">${NOTE}</p>$2`))
}

/** Adds a note if the page shows prices or stock. [decision 23] */
export function sendOutdated(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const whole = noted(page)
  const body = bodyAtOnce(whole ? {} : page.bodies, encoding, whole)
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
