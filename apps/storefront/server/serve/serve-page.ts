import type { IncomingMessage, ServerResponse } from 'node:http'
import { respond } from '#server/http/respond.ts'
import type { SiteRequest } from '#server/http/site.ts'
import { RenderOverload } from '#server/render/render-limit.ts'
import { findUnreadable, tooManyRequests } from './refusals.ts'
import { type PrivatePageServer, servePrivate } from './serve-private.ts'
import { type SharedPageServer, serveShared } from './serve-shared.ts'
import { findSharedPage } from './shared-page.ts'

type PageServer = PrivatePageServer & SharedPageServer

async function serve(
  server: PageServer,
  request: IncomingMessage,
  response: ServerResponse,
  site: SiteRequest,
): Promise<void> {
  const unreadable = findUnreadable(request, site)
  if (unreadable) return respond(response, unreadable)
  if (request.method === 'POST' || server.config.isHotReload) return servePrivate(server, request, response, site)
  const url = new URL(request.url ?? '/', site.requestOrigin)
  const shared = findSharedPage(await server.loadApp(), site, url, request.headers.accept)
  return shared ? serveShared(server, { request, response, shared }) : servePrivate(server, request, response, site)
}

export function createPageServer(server: PageServer) {
  return async (request: IncomingMessage, response: ServerResponse, site: SiteRequest): Promise<void> => {
    try {
      await serve(server, request, response, site)
    } catch (error) {
      if (!(error instanceof RenderOverload)) throw error
      respond(response, tooManyRequests(request, site, error))
    }
  }
}

export type ServePage = ReturnType<typeof createPageServer>
