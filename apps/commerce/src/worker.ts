import { createServer } from 'node:http'
import { createLog } from '@welt/kit/log'
import { createShippingQuotes } from '#modules/fulfilment'
import { createAdyenGateway } from './adapters/adyen/index.ts'
import { createMailTransport } from './adapters/mail/transport.ts'
import { readConfig } from './config.ts'
import { openDatabase, openPool } from './database.ts'
import { startJobs } from './jobs/runner.ts'
import { pendingMigrations } from './migrate.ts'
import { refuseTestClock } from './test-clock.ts'

const log = createLog('worker')

/** Health for the supervisor: `/livez` the process, `/readyz` the database and the runner. No detail outside. @source reliability §7 */
function serveHealth(port: number, isReady: () => Promise<boolean>) {
  const server = createServer((req, res) => {
    const answer = (status: number) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ status: status === 200 ? 'ok' : 'unavailable' }))
    if (req.url === '/livez') answer(200)
    else if (req.url === '/readyz') void isReady().then((ready) => answer(ready ? 200 : 503))
    else res.writeHead(404).end()
  })
  server.listen(port, () => log('info', 'listening', { port }))
  return server
}

/** Starts the worker: settings, database, adapters, jobs, health. @source architecture §1, reliability §2 Outbox and jobs */
async function start(): Promise<void> {
  const config = readConfig(process.env)
  const pool = openPool(config.databaseUrl, config.dbPoolSize)
  const pending = await pendingMigrations(pool)
  if (pending.length)
    throw new Error(`The database lacks the migrations ${pending.join(', ')}. Run node apps/commerce/src/migrate.ts first.`)
  const db = openDatabase(pool)
  await refuseTestClock(db, config.environment)
  const ports = { mail: createMailTransport(config), shipping: createShippingQuotes(), payments: createAdyenGateway(config.adyen) }
  const giveUp = () => {
    log('error', 'the job runner ended by itself')
    process.exit(1) // whoever supervises starts it afresh
  }
  const runner = await startJobs(pool, { db, config, ports, log }, giveUp)
  let isStopping = false
  const isReady = async () =>
    !isStopping &&
    runner.isRunning() &&
    (await pool.query('select 1').then(
      () => true,
      () => false,
    ))
  const server = serveHealth(Number(process.env.WORKER_PORT ?? config.port + 2), isReady)
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    log('info', 'stopping')
    await runner.stop()
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
  process.exit(1) // running jobs are taken back once their lease is over
})
await start()
