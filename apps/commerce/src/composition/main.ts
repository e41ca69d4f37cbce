import { flushCompileCache } from 'node:module'
import { createCacheRegister } from '@welt/kit/cache/cache-register'
import { listenOn } from '@welt/kit/listen'
import { UNREADY_MS } from '@welt/kit/serving/drain'
import { measureCaches } from '@welt/kit/telemetry/process-metrics'
import { serveMetrics } from '@welt/kit/telemetry/serve-metrics'
import { startTracing } from '@welt/kit/telemetry/start-tracing'
import type pg from 'pg'
import { createShippingQuotes } from '#modules/fulfilment'
import { createListingEngine, flushSearchCounts, searchTermFacts } from '#modules/search'
import { createMaintenanceWatch, createSharedLoads, reportDifferingSecrets } from '#modules/site'
import { watchFeedPause } from '#modules/stores'
import { createAdyenGateway } from '../adapters/adyen/index.ts'
import { createInventoryFeed } from '../adapters/inventory/index.ts'
import { createLoyaltyService } from '../adapters/loyalty/index.ts'
import { createMailTransport } from '../adapters/mail/transport.ts'
import { createPhotoFiles, openSnapshots } from '../adapters/photos/files.ts'
import { createLocalReviews } from '../adapters/reviews/local.ts'
import { createTextTransport } from '../adapters/sms/transport.ts'
import { listenToChanges } from '../change-log/listener.ts'
import { createChangeReader } from '../change-log/reader.ts'
import { createFeedFiles } from '../feeds/routes.ts'
import { createAnswerCache } from '../graphql/persisted/answer-cache.ts'
import { persistOperations, readOperations } from '../graphql/persisted/operations.ts'
import { modules } from '../graphql/schema/modules.ts'
import { assembleSchema } from '../graphql/schema/schema.ts'
import { createCommerceServer } from '../graphql/server.ts'
import { stopGracefully } from '../graphql/stop.ts'
import { readConfig } from '../platform/config.ts'
import type { Ports } from '../platform/context.ts'
import { openDatabase, openPool } from '../platform/database.ts'
import { followDatabaseClock, readDatabaseClock } from '../platform/database-clock.ts'
import { log } from '../platform/log.ts'
import { reachesDatabase } from '../platform/reaches-database.ts'
import { refuseTestClock } from '../platform/test-clock.ts'
import { applyTimeouts } from '../platform/time-outs.ts'
import { cartFacts } from './cart-facts.ts'
import { toBatch } from './changes/batch.ts'
import {
  cacheSubscriber,
  indexSubscriber,
  maintenanceSubscriber,
  searchTermSubscriber,
  sharedLoadsSubscriber,
} from './changes/subscribers.ts'
import { httpRoutes } from './http-routes.ts'
import { pendingMigrations } from './migrate.ts'
import { measurePayments, measurePool } from './shop-metrics.ts'

const logInfo = (event: string, facts?: Readonly<Record<string, unknown>>) => log('info', event, facts)

async function refusePendingMigrations(pool: pg.Pool): Promise<void> {
  const pending = await pendingMigrations(pool)
  if (pending.length)
    throw new Error(
      `The database lacks the migrations ${pending.join(', ')}. ` +
        'Run node apps/commerce/src/composition/migrate.ts first.',
    )
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  await applyTimeouts(config.databaseDirectUrl, { requestsUrl: config.databaseUrl, log })
  const pool = openPool(config.databaseUrl, config.dbPoolSize)
  measurePool(pool, config.dbPoolSize)
  await refusePendingMigrations(pool)
  const db = openDatabase(pool, config.arePreparedStatementsOn)
  await refuseTestClock(db, config.environment)
  await reportDifferingSecrets(db, config, log)
  await readDatabaseClock(db)
  const snapshots = await openSnapshots(config)
  const listing = createListingEngine({ db, log: logInfo, snapshots })
  const caches = createCacheRegister()
  const answers = createAnswerCache(caches, config.answerCacheBytes)
  const files = createFeedFiles(caches)
  const loads = createSharedLoads(caches)
  const maintenance = createMaintenanceWatch(db)
  caches.add({ name: 'search terms', purgedBy: 'changes of synonyms and redirects' }, () => searchTermFacts(db))
  const reader = createChangeReader({
    db,
    toBatch,
    listen: () => listenToChanges(config.databaseDirectUrl),
    subscribers: [
      maintenanceSubscriber(maintenance), // first: it has no dependencies
      indexSubscriber(listing),
      searchTermSubscriber(db),
      sharedLoadsSubscriber(loads),
      cacheSubscriber(answers, files),
    ],
    log: logInfo,
  })
  await reader.start() // before the index is built, so that it misses no change
  await maintenance.load()
  const listingStarted = listing.start() // concurrent with the work below
  const ports: Ports = {
    payments: createAdyenGateway(config.adyen),
    mail: createMailTransport(config),
    sms: createTextTransport(config),
    shipping: createShippingQuotes(),
    cartFacts,
    loyalty: createLoyaltyService(config.loyalty),
    inventory: createInventoryFeed(config.inventory),
    photos: await createPhotoFiles(config),
    snapshots,
    listing,
    reviews: createLocalReviews(db),
  }
  const state = { isStopping: false }
  const isReached = reachesDatabase(pool, log)
  const isReady = async (websiteId?: number) => !state.isStopping && listing.isReady(websiteId) && (await isReached())
  const schema = await assembleSchema(modules)
  const texts = await readOperations(config.operationsFile)
  const operations = persistOperations({ schema, texts, isCompiled: config.isCompiled }, (text) =>
    logInfo('a persisted operation does not fit the schema', { operation: text.slice(0, 80) }),
  )
  if (config.areAdHocQueriesRefused && operations.size === 0)
    log('warn', 'nothing is answered: AD_HOC_QUERIES is off and OPERATIONS_FILE names no operations')
  const server = createCommerceServer({
    schema,
    operations,
    caches,
    answers,
    loads,
    maintenance,
    config,
    db,
    ports,
    isReady,
    routes: httpRoutes({ db, config, ports, reader, files, caches }),
  })
  measureCaches(() => caches.facts())
  measurePayments(ports.payments)
  const endMetrics = await serveMetrics('commerce', config.telemetry)
  const endTracing = await startTracing('commerce', config.telemetry, log)
  await listenOn(server, config.port, config.listenAddresses.commerce)
  logInfo('listening', { port: config.port, addresses: config.listenAddresses.commerce })
  const endPauseWatch = watchFeedPause(db, (error) => log('warn', 'feed pause not noted', { error: String(error) }))
  const endClock = followDatabaseClock(db)
  const close = async () => {
    endMetrics()
    endClock()
    endPauseWatch()
    await listing.stop()
    await flushSearchCounts(db)
    await endTracing()
    await db.destroy()
  }
  stopGracefully({
    server,
    state,
    drainMs: config.environment === 'production' ? UNREADY_MS : 250,
    endStreams: reader.stop,
    close,
  })
  await listingStarted
  flushCompileCache() // now, because a killed process would not write it
}

await start()
