import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import type { RenderToPipeableStreamOptions } from 'react-dom/server'
import type { EntryContext, RouterContextProvider, ServerBuild } from 'react-router'

/**
 * Renders the built app's own element on every request, by renderToPipeableStream and node:http alone, without the
 * loader data script.
 */
type Render = (
  element: ReactNode,
  options?: RenderToPipeableStreamOptions,
) => { pipe(stream: NodeJS.WritableStream): unknown }

const STOREFRONT = join(import.meta.dirname, '../../apps/storefront')
const require = createRequire(join(STOREFRONT, 'server/main.ts'))
// Patch before loading the app, whose import binds this function.
const reactServer = require('react-dom/server') as { renderToPipeableStream: Render }
const render = reactServer.renderToPipeableStream
let caught: ReactNode
let progressiveChunkSize: number | undefined
reactServer.renderToPipeableStream = (element, options) => {
  caught = element
  progressiveChunkSize = options?.progressiveChunkSize
  return render(element, options)
}

type HandleDocument = (
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) => Promise<Response>

async function renderOnce(): Promise<void> {
  const { createRequestHandler } = await import('react-router')
  const { readConfig } = await import('../../apps/storefront/server/config.ts')
  const { createRenderer } = await import('../../apps/storefront/server/render/render-page.ts')
  const { mediaVersionOf } = await import('../../apps/storefront/server/pictures/picture-files.ts')
  const { findBrandByHost } = await import('@welt/brands')
  const build = (await import(join(STOREFRONT, 'build/server/index.js'))) as ServerBuild
  const { default: handleDocument, ...entry } = build.entry.module as unknown as { default: HandleDocument } & Record<
    string,
    never
  >
  const withoutHandoff: HandleDocument = (request, status, headers, { serverHandoffStream: _, ...rest }, context) =>
    handleDocument(request, status, headers, rest as EntryContext, context)
  const handle = createRequestHandler(
    { ...build, entry: { module: { ...entry, default: withoutHandoff } } } as unknown as ServerBuild,
    'production',
  )
  const config = readConfig(process.env)
  const brand = findBrandByHost(process.env.PAGE_HOST ?? '')
  if (!brand) throw new Error('PAGE_HOST names no shop.')
  const origin = config.publicUrl.replace('{site}', brand.id)
  const renderText = createRenderer({
    config,
    mediaVersion: await mediaVersionOf(join(STOREFRONT, 'media')),
    isDown: () => false,
    reportMaintenance: () => undefined,
    events: { record: () => undefined, flush: async () => undefined },
  })
  const app = { ...entry, handle, routeIds: new Set<string>(), id: '' } as unknown as Parameters<typeof renderText>[0]
  const site = { brand, origin, requestOrigin: origin, clientAddress: '' }
  const page = await renderText(app, {
    site,
    method: 'GET',
    path: process.env.PAGE_PATH ?? '/',
    headers: new Headers(),
    isShared: true,
  })
  if (page.status !== 200 || caught === undefined) throw new Error(`The page was drawn with status ${page.status}.`)
}

await renderOnce()
createServer((_request, response) => {
  const stream = render(caught, {
    ...(progressiveChunkSize === undefined ? {} : { progressiveChunkSize }),
    onAllReady() {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      stream.pipe(response)
    },
    onError: () => {
      response.destroy()
    },
  })
}).listen(Number(process.env.PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
