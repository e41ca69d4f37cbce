import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { visitOf } from '#app/session/visit.ts'
import { DocumentContext } from '#app/theme/document-context.ts'
import { fontsOf } from '#app/theme/fonts.server.ts'
import { tokensCss } from '#app/theme/tokens.server.ts'

export { createRequestHandler } from 'react-router'
export { purgeReads } from '#app/graphql/read-cache.server.ts'
export { createVisitContext } from '#app/session/visit-context.server.ts'

export const streamTimeout = 10_000

/** Renders a document. Shared pages and small private ones are sent when complete, so their status is always the right one. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const visit = visitOf(context)
  const fonts = fontsOf(visit.brand.theme)
  const nonce = visit.cspNonce || undefined
  const parts = { nonce, themeCss: `${tokensCss(visit.brand.theme)}${fonts.css}`, fontUrls: fonts.urls, shell: visit.shell }
  return new Promise((resolve, reject) => {
    let renderedStatus = status
    const stream = renderToPipeableStream(
      <DocumentContext value={parts}>
        <ServerRouter context={entry} url={request.url} {...(nonce ? { nonce } : {})} />
      </DocumentContext>,
      {
        ...(nonce ? { nonce } : {}),
        // All parts stand where they belong: React would else send big ones hidden, to be moved by a script, and without scripts the page is empty.
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
              resolve(new Response(Buffer.concat(chunks), { headers, status: renderedStatus }))
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
          console.log(
            JSON.stringify({
              level: 'error',
              event: 'render-failed',
              requestId: visit.requestId,
              error: error instanceof Error ? error.stack : String(error),
            }),
          )
        },
      },
    )
    const timer = setTimeout(() => stream.abort(), streamTimeout + 1000)
  })
}

/** Unforeseen errors of loaders and actions, logged with the request's id; the page shows no detail. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }): void {
  if (request.signal.aborted) return
  console.log(
    JSON.stringify({
      level: 'error',
      event: 'route-failed',
      requestId: visitOf(context).requestId,
      path: new URL(request.url).pathname,
      error: error instanceof Error ? error.stack : String(error),
    }),
  )
}
