import { createServer } from 'node:http'
import { HTTP_LIMITS } from '@welt/kit/http-limits'
import { listenOn } from '@welt/kit/listen'
import { createLog } from '@welt/kit/log'
import { serveMetrics } from '@welt/kit/telemetry/serve-metrics'
import { startTracing } from '@welt/kit/telemetry/start-tracing'
import { SECOND_MS } from '@welt/kit/time'
import { createShippingQuotes } from '#modules/fulfilment'
import { reportDifferingSecrets } from '#modules/site'
import { createAdyenGateway } from '../adapters/adyen/index.ts'
import { createInventoryFeed } from '../adapters/inventory/index.ts'
import { createLoyaltyService } from '../adapters/loyalty/index.ts'
import { createMailTransport } from '../adapters/mail/transport.ts'
import { createPhotoFiles, openSnapshots } from '../adapters/photos/files.ts'
import { createTextTransport } from '../adapters/sms/transport.ts'
import { adoptChangeLog } from '../change-log/change.ts'
import { listenToChanges } from '../change-log/listener.ts'
import { createWaker } from '../change-log/wake.ts'
import { startJobs } from '../jobs/runner.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase, openPool } from '../platform/database.ts'
import { reachesDatabase } from '../platform/reaches-database.ts'
import { refuseTestClock } from '../platform/test-clock.ts'
import { applyTimeouts } from '../platform/time-outs.ts'
import { measureCertificates } from './certificate-metrics.ts'
import { enqueueJobsOfChanges } from './changes/enqueue-jobs.ts'
import { pendingMigrations } from './migrate.ts'
import { measurePayments, measurePool, measureShop } from './shop-metrics.ts'

const log = createLog('worker')

/** `/livez` checks the process, `/readyz` the database and the runner. */
async function serveHealth(port: number, addresses: readonly string[], isReady: () => Promise<boolean>) {
  const server = createServer(HTTP_LIMITS, (req, res) => {
    const answer = (status: number) =>
      res
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ status: status === 200 ? 'ok' : 'unavailable' }))
    if (req.url === '/livez') answer(200)
    else if (req.url === '/readyz') void isReady().then((ready) => answer(ready ? 200 : 503))
    else res.writeHead(404).end()
  })
  await listenOn(server, port, addresses)
  log('info', 'listening', { port, addresses })
  return server
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  await applyTimeouts(config.databaseDirectUrl, { requestsUrl: config.databaseUrl, log })
  const pool = openPool(config.databaseDirectUrl, config.dbPoolSize)
  measurePool(pool, config.dbPoolSize)
  const pending = await pendingMigrations(pool)
  if (pending.length)
    throw new Error(
      `The database lacks the migrations ${pending.join(', ')}. ` +
        'Run node apps/commerce/src/composition/migrate.ts first.',
    )
  const db = openDatabase(pool, config.arePreparedStatementsOn)
  await refuseTestClock(db, config.environment)
  await reportDifferingSecrets(db, config, log)
  const ports = {
    mail: createMailTransport(config),
    sms: createTextTransport(config),
    shipping: createShippingQuotes(),
    payments: createAdyenGateway(config.adyen),
    loyalty: createLoyaltyService(config.loyalty),
    inventory: createInventoryFeed(config.inventory),
    photos: await createPhotoFiles(config),
    snapshots: await openSnapshots(config),
  }
  const exitAfterFailure = () => {
    log('error', 'the job runner ended by itself')
    process.exit(1)
  }
  const endTracing = await startTracing('worker', config.telemetry, log)
  await adoptChangeLog(db)
  const changes = createWaker({
    listen: () => listenToChanges(config.databaseDirectUrl),
    work: () => enqueueJobsOfChanges(db),
    onError: (error) => log('error', 'jobs of changes not enqueued', { message: String(error) }),
    checkMs: SECOND_MS,
  })
  await changes.start()
  const runner = await startJobs(pool, { db, config, ports, log }, exitAfterFailure)
  measureShop(db)
  measurePayments(ports.payments)
  measureCertificates(config.publicUrl)
  const endMetrics = await serveMetrics('worker', config.telemetry)
  let isStopping = false
  const isReached = reachesDatabase(pool, log)
  const isReady = async () => !isStopping && runner.isRunning() && (await isReached())
  const server = await serveHealth(
    Number(process.env.WORKER_PORT ?? config.port + 2),
    config.listenAddresses.worker,
    isReady,
  )
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    log('info', 'stopping')
    await changes.stop()
    await runner.stop()
    endMetrics()
    await endTracing()
    server.close()
    server.closeAllConnections()
    await db.destroy()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

process.on('uncaughtException', (error) => {
  log('error', 'the worker broke down', { message: error.message })
  process.exit(1) // other workers reclaim its jobs after the lease
})
await start()
