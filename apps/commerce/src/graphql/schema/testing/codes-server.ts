import { createShippingQuotes } from '#modules/fulfilment'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { createScriptedGateway } from '#src/testing/scripted-gateway'
import { startTestServer, type TestServer } from '#src/testing/server'
import { fillSampleShop } from '../../../modules/catalogue/testing/sample-shop.ts'
import { createListingEngine, type RunningListingEngine } from '../../../modules/search/listing-engine.ts'

let database: TestDatabase
let listing: RunningListingEngine
export let server: TestServer

export async function openServer(): Promise<void> {
  database = await withDatabase()
  await fillSampleShop(database.db)
  listing = createListingEngine({ db: database.db })
  await listing.start()
  const ports = { listing, shipping: createShippingQuotes(), payments: createScriptedGateway() }
  server = await startTestServer({ db: database.db, ports, settings: { LIMIT_MULTIPLIER: '1000' } })
}

export async function closeServer(): Promise<void> {
  await server?.close()
  await listing?.stop()
  await database?.drop()
}
