import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, compressFast } from '#server/http/compress.ts'
import { respond } from '#server/http/respond.ts'
import { policyHeaders } from '#server/http/security-headers.ts'
import type { RenderedPage } from '#server/render/render-page.ts'
import { fromAppHeaders } from './app-headers.ts'

const RETRY_AFTER_SECONDS = '10'

/** Never cached. `policy` is '' for data responses. */
export function sendPrivate(
  request: IncomingMessage,
  response: ServerResponse,
  rendered: RenderedPage,
  policy: string,
): void {
  const encoding = rendered.body.length > 1000 ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
  const body = encoding === 'identity' ? rendered.body : compressFast(rendered.body, encoding)
  respond(response, {
    status: rendered.status,
    headers: {
      ...(rendered.status === 503 ? { 'Retry-After': RETRY_AFTER_SECONDS } : {}),
      ...fromAppHeaders(request, rendered),
      'Content-Type': rendered.contentType,
      'Cache-Control': 'private, no-store',
      Vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      ...policyHeaders(policy),
    },
    body,
  })
}
