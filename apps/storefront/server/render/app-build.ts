import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Brand } from '@welt/brands'
import type { CacheFacts } from '@welt/kit/cache/cache-register'
import type { Purge } from '@welt/kit/cache/tagged-cache'
import type { createRequestHandler, RequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import type { RequestContext } from '#app/session/request-context.ts'
import type { MaintenanceFacts } from '#app/session/site/maintenance-facts.ts'

interface AppEntry {
  readonly createRouterContext: (ctx: RequestContext) => RouterContextProvider
  /** A second copy of the router would not share its contexts. */
  readonly createRequestHandler: typeof createRequestHandler
  readonly purgeReads: (purge: Purge) => number
  readonly clearReads: () => void
  readonly cacheFacts: () => readonly CacheFacts[]
  readonly renderMaintenance: (brand: Brand, facts: MaintenanceFacts) => string
}

export interface AppBuild extends AppEntry {
  readonly handle: RequestHandler
  readonly routeIds: ReadonlySet<string>
  readonly id: string
}

function entryOf(build: ServerBuild): AppEntry {
  const entry: unknown = build.entry.module
  const { createRouterContext, createRequestHandler, purgeReads, clearReads, cacheFacts, renderMaintenance } =
    entry as Partial<AppEntry>
  if (!createRouterContext || !createRequestHandler || !purgeReads || !clearReads || !cacheFacts || !renderMaintenance)
    throw new Error('The built app lacks its entry points; build it again.')
  return { createRouterContext, createRequestHandler, purgeReads, clearReads, cacheFacts, renderMaintenance }
}

function toAppBuild(build: ServerBuild, mode: string): AppBuild {
  const entry = entryOf(build)
  return {
    ...entry,
    handle: entry.createRequestHandler(build, mode),
    routeIds: new Set(Object.keys(build.routes)),
    id: build.assets.version,
  }
}

export const CLIENT_DIR = join(import.meta.dirname, '../../build/client')

const SERVER_BUILD = join(import.meta.dirname, '../../build/server/index.js')

export const builtBytes = () => readFile(SERVER_BUILD)

/** @throws Error when there is no build */
export async function loadBuilt(): Promise<() => Promise<AppBuild>> {
  const build: ServerBuild = await import(SERVER_BUILD)
  const app = toAppBuild(build, 'production')
  return async () => app
}

export function loadHot(vite: ViteDevServer): () => Promise<AppBuild> {
  return async () =>
    toAppBuild((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild, 'development')
}
