import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { SITE_IDS, type SiteId } from '@welt/brands'
import { createCacheRegister } from '@welt/kit/cache/cache-register'
import type { Purge } from '@welt/kit/cache/tagged-cache'
import { createConnectionDrain } from '@welt/kit/connection-drain'
import { HTTP_LIMITS } from '@welt/kit/http-limits'
import { listenOn } from '@welt/kit/listen'
import { createDiskStore } from '@welt/kit/media-store/disk-store'
import { openObjectStore } from '@welt/kit/media-store/open-object-store'
import { FINISH_MS, UNREADY_MS } from '@welt/kit/serving/drain'
import { timeAnswer } from '@welt/kit/telemetry/answers'
import { measureAge, measureCaches } from '@welt/kit/telemetry/process-metrics'
import { serveMetrics } from '@welt/kit/telemetry/serve-metrics'
import { startTracing } from '@welt/kit/telemetry/start-tracing'
import { serveInTrace } from '@welt/kit/telemetry/trace'
import { renderShared } from '#server/serve/render-shared.ts'
import { limitRequestTime, UPLOAD_TIMEOUT_MS } from '#server/serve/request-time.ts'
import { createPageServer } from '#server/serve/serve-page.ts'
import { siteTag } from '#server/serve/shared-page.ts'
import { createStoredPages } from '#server/serve/stored-pages.ts'
import { createStaticFiles } from './assets/static-files.ts'
import { readConfig } from './config.ts'
import { createEventFile } from './events/event-file.ts'
import { notePage, takeShown } from './events/page-events.ts'
import { createHandler } from './handle-request.ts'
import { answerKindOf } from './http/answer-kind.ts'
import { createShowCaches } from './http/caches.ts'
import { createCdn } from './http/cdn.ts'
import { createGraphqlProxy } from './http/graphql-proxy.ts'
import { createRevalidate } from './http/revalidate.ts'
import { isSpeculative } from './http/speculative.ts'
import { errorText, log } from './log.ts'
import { createMaintenance } from './outage/maintenance.ts'
import { createMaintenanceGate } from './outage/maintenance-gate.ts'
import { createStaleFallbacks } from './outage/stale-fallback.ts'
import { followChanges, requestPurge } from './page-cache/follow-changes.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { createPageFiles, pagesFingerprint, settingsInFront } from './page-cache/page-files.ts'
import { createServeDocument } from './pages/documents.ts'
import { createServeFeed } from './pages/feeds.ts'
import { createClaimCopy } from './pictures/claim-copy.ts'
import { createPictureFiles, mediaVersionOf } from './pictures/picture-files.ts'
import { createServePicture } from './pictures/serve-picture.ts'
import { createSharedCopies, SHARED_CALL_MS } from './pictures/shared-copies.ts'
import { type AppBuild, builtBytes, CLIENT_DIR, loadBuilt, loadHot } from './render/app-build.ts'
import { createRenderLimit } from './render/render-limit.ts'
import { createRenderer, type RenderedPage } from './render/render-page.ts'
import { createSearchCounts } from './search-counts.ts'

const APP_ROOT = join(import.meta.dirname, '..')
const MEDIA_DIR = join(APP_ROOT, 'media')
/** Enough for open connections; no load balancer needs notice. */
const DRAIN_MS = 250
const IDLE_CHECK_MS = 50
const SEARCH_CACHE_BYTES = 16 * 1024 * 1024

const config = readConfig(process.env)

async function startVite() {
  const { createServer: createVite } = await import('vite')
  return createVite({
    root: APP_ROOT,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { host: 'localhost', port: config.port + 20 } },
  })
}

const vite = config.isHotReload ? await startVite() : undefined
const loadApp: () => Promise<AppBuild> = vite ? loadHot(vite) : await loadBuilt()
const mediaVersion = await mediaVersionOf(MEDIA_DIR)
const buildId = vite ? '' : (await loadApp()).id
/** Pages rendered by Vite are not persisted. */
const files = vite
  ? undefined
  : createPageFiles({
      parent: join(config.dataDir, 'pages'),
      name: String(config.port),
      fingerprint: pagesFingerprint(config, await builtBytes(), buildId, mediaVersion),
      syncedAtMs: () => changes.syncedAtMs(),
      position: () => (cdn.isPurged() ? changes.position() : undefined),
      front: settingsInFront(config),
    })
const caches = createCacheRegister()
const cache = createPageCache<RenderedPage>({
  pageBytes: config.pageCacheBytes,
  searchBytes: SEARCH_CACHE_BYTES,
  caches,
  pageStore: files,
})
const restoring = files?.restore(({ store, key, page }) => cache.restore(store, key, page)) ?? Promise.resolve()
let isListening = false

async function purge(wanted: Purge): Promise<number> {
  const { purgeReads } = await loadApp()
  purgeReads(wanted)
  return cache.purge(wanted)
}

async function clear(): Promise<void> {
  const { clearReads } = await loadApp()
  clearReads()
  cache.clear()
}

const fallbacks = createStaleFallbacks({ config, syncedAtMs: () => changes.syncedAtMs(), restored: () => restoring })
const maintenance = createMaintenance(config)
const refreshMaintenance = () => void maintenance.refresh()
const cdn = createCdn({ ...config, siteKeys: SITE_IDS.map(siteTag) })

/** The cache in front comes last, or it would reload the old page. Maintenance purges whole sites. */
async function purgeEverywhere(wanted: Purge): Promise<number> {
  const isMaintenance = wanted.tags.includes('maintenance')
  if (isMaintenance) await maintenance.refresh()
  const purged = await purge(wanted)
  if (!isMaintenance) cdn.purge(wanted.tags)
  else if (wanted.within) cdn.purge([wanted.within])
  else cdn.clear()
  return purged
}

/** An answer reported maintenance, such as one from another company's server. */
async function noteMaintenance(site: SiteId): Promise<void> {
  const wasClosed = maintenance.of(site) !== undefined
  await maintenance.report(site)
  if (!wasClosed && maintenance.of(site)) cdn.purge([siteTag(site)])
}

const changes = followChanges({
  ...config,
  before: await files?.formerPosition(),
  caches: {
    purge: (wanted) => void purgeEverywhere(wanted),
    connected: refreshMaintenance,
    clear: () => void clear().then(() => cdn.clear()),
    recheck: fallbacks.recheck,
  },
})

const events = createEventFile(join(config.dataDir, 'events'))
const render = createRenderer({
  config,
  mediaVersion,
  isDown: fallbacks.isDown,
  reportMaintenance: (site) => void noteMaintenance(site),
  events,
})
const shared = config.objectStore && {
  store: await openObjectStore(config.objectStore, SHARED_CALL_MS),
  ...createClaimCopy(config),
}
const picture = createPictureFiles(MEDIA_DIR, createDiskStore(join(config.dataDir, 'pictures')), {
  caches,
  shared: shared && createSharedCopies(shared),
})
const maintenanceGate = createMaintenanceGate({ maintenance, loadApp, picture })
const limit = createRenderLimit(config.limitMultiplier)
const servePage = createPageServer({ config, loadApp, render, cache, fallbacks, limit, maintenanceGate })

const searches = createSearchCounts(config)

const allCaches = async () => [...caches.facts(), ...(await loadApp()).cacheFacts()]
measureCaches(allCaches)
measureAge('welt_change_stream_age_seconds', 'Since the last message of the change stream', changes.syncedAtMs)

const handle = createHandler({
  config,
  isReady: () => isListening && fallbacks.wasReached(),
  serveStatic: await createStaticFiles(vite ? join(APP_ROOT, 'public') : CLIENT_DIR),
  servePicture: createServePicture(picture, mediaVersion),
  proxyGraphql: createGraphqlProxy(config, (site) => void noteMaintenance(site)),
  revalidate: createRevalidate(config.purgeToken, async (tags) => {
    // The commerce server first, so that its cached responses cannot be rendered again.
    const isForwarded = await requestPurge(config, tags)
    return { purged: await purgeEverywhere({ tags }), isForwarded }
  }),
  showCaches: createShowCaches(config.serviceKey, allCaches),
  serveDocument: createServeDocument(config),
  serveFeed: createServeFeed(config),
  storedPages: createStoredPages({
    loadApp,
    cache,
    render: (shared) => renderShared({ config, render, fallbacks, limit }, shared, 'br'),
  }),
  sendIfClosed: maintenanceGate.sendIfClosed,
  servePage: async (request, response, site) => {
    if (takeShown(events, request, response, site)) return
    if (request.method === 'GET' && !isSpeculative(request))
      searches.note(site.brand.id, request.url ?? '', site.clientAddress)
    notePage(events, request, response, site)
    return servePage(request, response, site)
  },
})

const listener: RequestListener = vite
  ? (request, response) => vite.middlewares(request, response, () => void handle(request, response))
  : (request, response) => void handle(request, response)
const serverOptions = { ...HTTP_LIMITS, requestTimeout: UPLOAD_TIMEOUT_MS, keepAliveTimeout: 60_000 }
const server = createServer(serverOptions, (request, response) => {
  const kind = answerKindOf(request.url)
  timeAnswer(response, kind)
  limitRequestTime(request, response)
  // Clients' traces are not continued, or anyone could have every request recorded.
  serveInTrace({ request, response, kind }, () => listener(request, response))
})

const startDraining = createConnectionDrain(server)

const endMetrics = await serveMetrics('storefront', config.telemetry)
const endTracing = await startTracing('storefront', config.telemetry, log)
await listenOn(server, config.port, config.listenAddresses)
isListening = true
log('info', 'listening', { port: config.port, addresses: config.listenAddresses, hotReload: config.isHotReload })

async function stop(): Promise<void> {
  if (!isListening) process.exit(0)
  isListening = false
  changes.stop()
  maintenance.stop()
  fallbacks.stop()
  cdn.stop()
  startDraining()
  await new Promise((done) => setTimeout(done, config.environment === 'production' ? UNREADY_MS : DRAIN_MS))
  const forced = setTimeout(() => process.exit(1), FINISH_MS)
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  server.close(() => {
    endMetrics()
    clearInterval(idle)
    void Promise.all([searches.flush(), events.flush(), files?.stop(), endTracing()]).then(() => {
      clearTimeout(forced)
      process.exit(0)
    })
  })
  await vite?.close()
}

process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
process.on('unhandledRejection', (error) => log('error', 'unhandled-rejection', { error: errorText(error) }))
