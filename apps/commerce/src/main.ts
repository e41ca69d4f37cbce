import type pg from 'pg'
import { createShippingQuotes } from '#modules/fulfilment'
import { createListingEngine, listenToCatalogue } from '#modules/search'
import { createAdyenGateway } from './adapters/adyen/index.ts'
import { createMailTransport } from './adapters/mail/transport.ts'
import { readConfig } from './config.ts'
import { openDatabase, openPool } from './database.ts'
import { modules } from './graphql/modules.ts'
import { assembleSchema } from './graphql/schema.ts'
import { createCommerceServer } from './graphql/server.ts'
import { stopGracefully } from './graphql/stop.ts'
import { httpRoutes } from './http-routes.ts'
import { pendingMigrations } from './migrate.ts'
import type { Ports } from './ports.ts'

function log(message: string, facts: Readonly<Record<string, unknown>> = {}): void {
  console.log(JSON.stringify({ level: 'info', part: 'commerce', message, ...facts }))
}

async function refusePendingMigrations(pool: pg.Pool): Promise<void> {
  const pending = await pendingMigrations(pool)
  if (pending.length)
    throw new Error(`The database lacks the migrations ${pending.join(', ')}. Run node apps/commerce/src/migrate.ts first.`)
}

/** Starts the commerce server: settings, database, adapters, schema, HTTP. @source architecture §1, reliability §7 */
async function start(): Promise<void> {
  const config = readConfig(process.env)
  const pool = openPool(config.databaseUrl, config.dbPoolSize)
  await refusePendingMigrations(pool)
  const db = openDatabase(pool)
  const listing = createListingEngine({ db, listen: () => listenToCatalogue(config.databaseUrl), log })
  const ports: Ports = {
    payments: createAdyenGateway(config.adyen),
    mail: createMailTransport(config),
    shipping: createShippingQuotes(),
    listing,
  }
  const state = { isStopping: false }
  const isReady = async () =>
    !state.isStopping &&
    (await pool.query('select 1').then(
      () => true,
      () => false,
    ))
  const server = createCommerceServer({
    schema: await assembleSchema(modules),
    config,
    db,
    ports,
    isReady,
    routes: httpRoutes({ db, config }),
  })
  await listing.start()
  server.listen(config.port, () => log('listening', { port: config.port }))
  const close = async () => {
    await listing.stop()
    await db.destroy()
  }
  stopGracefully({ server, state, drainMs: config.environment === 'production' ? 5000 : 250, close })
}

await start()
