import { Writable } from 'node:stream'
import type { Theme } from '@welt/brands'
import { createLog } from '@welt/kit/log'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { caches } from '#app/graphql/caches.server.ts'
import { CONSENT_PATH } from '#app/session/consent.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { DocumentContext, type DocumentIslands } from '#app/theme/document-context.ts'
import { inOrderOfNeed } from '#app/theme/document-order.server.ts'
import { fontsOf } from '#app/theme/fonts.server.ts'
import { tokensCss } from '#app/theme/tokens.server.ts'
import { consentGuard } from '#app/ui/guards/consent-guard.server.ts'
import { COOKIE_GUARD } from '#app/ui/guards/cookies-needed.server.ts'
import { TRACKED_GUARD, TRACKED_ROOM } from '#app/ui/guards/tracked-guard.server.ts'
import { TRANSITION_GUARD } from '#app/ui/guards/transition-guard.server.ts'
import consentCss from './features/chrome/consent/consent.css?inline'
import { shareTags } from './features/chrome/share-tags.server.ts'
import forcedColoursCss from './theme/forced-colours.css?inline'
import printCss from './theme/print.css?inline'

export { createRequestHandler } from 'react-router'
export { renderMaintenance } from '#app/features/chrome/maintenance/maintenance-document.server.tsx'
export { clearReads, purgeReads } from '#app/graphql/read-cache.server.ts'
export const cacheFacts = caches.facts
export { createRouterContext } from '#app/session/router-context.server.ts'

export const streamTimeout = 10_000

const CONSENT_GUARD = consentGuard(CONSENT_PATH)

const looks = new WeakMap<Theme, Pick<DocumentIslands, 'themeCss' | 'fontUrls'>>()

function lookOf(theme: Theme): Pick<DocumentIslands, 'themeCss' | 'fontUrls'> {
  const cached = looks.get(theme)
  if (cached) return cached
  const fonts = fontsOf(theme)
  const look = {
    themeCss: `${tokensCss(theme)}${fonts.css}${consentCss}${TRACKED_ROOM}${forcedColoursCss}${printCss}`,
    fontUrls: fonts.urls,
  }
  looks.set(theme, look)
  return look
}

/** Scripts do the same on the client. */
function markTitle(document: Buffer): Buffer {
  return Buffer.from(document.toString().replace('<title>', '<title>Error: '))
}

const log = createLog('storefront')
const textOf = (error: unknown) => (error instanceof Error ? error.stack : String(error))

/** Buffers the document, so that errors can still change the status. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const ctx = requestContextOf(context)
  const nonce = ctx.cspNonce || undefined
  const islands = {
    nonce,
    guard: TRANSITION_GUARD + COOKIE_GUARD + CONSENT_GUARD + TRACKED_GUARD,
    code: ctx.requestId.slice(0, 8).toUpperCase(),
    ...lookOf(ctx.brand.theme),
    shell: ctx.response.shell,
    islands: ctx.response.islands,
  }
  const share = shareTags(ctx.brand, ctx.origin, ctx.mediaVersion)
  return new Promise((resolve, reject) => {
    let renderedStatus = status
    const stream = renderToPipeableStream(
      <DocumentContext value={islands}>
        <ServerRouter context={entry} url={request.url} {...(nonce ? { nonce } : {})} />
      </DocumentContext>,
      {
        ...(nonce ? { nonce } : {}),
        // React outlines large Suspense boundaries and reveals them by script; without scripts the page would be empty.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          const chunks: Buffer[] = []
          const whole = new Writable({
            write(chunk: Buffer, _encoding, done) {
              chunks.push(chunk)
              done()
            },
            final(done) {
              clearTimeout(timer)
              headers.set('Content-Type', 'text/html; charset=utf-8')
              const document = Buffer.concat(chunks)
              const ordered = import.meta.env.PROD ? inOrderOfNeed(document, share) : document
              ctx.response.setDocument(renderedStatus === 422 ? markTitle(ordered) : ordered)
              resolve(new Response(null, { headers, status: renderedStatus }))
              done()
            },
          })
          stream.pipe(whole)
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error) {
          renderedStatus = 500
          log('error', 'render-failed', { requestId: ctx.requestId, error: textOf(error) })
        },
      },
    )
    const timer = setTimeout(() => stream.abort(), streamTimeout + 1000)
  })
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return
  const { requestId } = requestContextOf(context)
  log('error', 'route-failed', { requestId, path: new URL(request.url).pathname, error: textOf(error) })
}
