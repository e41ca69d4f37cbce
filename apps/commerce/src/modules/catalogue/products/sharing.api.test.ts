import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { listenToChanges } from '#src/change-log/listener'
import { registerCustomer } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { until } from '#src/testing/until'
import { createListingEngine } from '../../search/listing-engine.ts'
import { fillSampleShop } from '../testing/sample-shop.ts'

const PRODUCT = `products(filter: { sku: { eq: "WINTON-TAN" } }) {
  items { sku price_range { minimum_price { regular_price { value } } } ... on ConfigurableProduct { variants { product { sku stock_status } } } } }`
const NOW = gql(
  '{ productAdditionalData(sku: "WINTON-TAN") { price_range { minimum_price { regular_price { value } } } stocks { sku quantity } } }',
)
const priceIn = (data: unknown) => Number(/"regular_price":\{"value":([\d.]+)\}/.exec(JSON.stringify(data))?.[1])

describe('what requests share', () => {
  let database: TestDatabase
  let server: TestServer
  let customers: readonly Awaited<ReturnType<typeof registerCustomer>>[]
  before(async () => {
    database = await withDatabase()
    await fillSampleShop(database.db)
    const listing = createListingEngine({ db: database.db })
    server = await startTestServer({
      db: database.db,
      ports: { listing },
      listen: () => listenToChanges(database.url),
      settings: { LIMIT_MULTIPLIER: '1000' },
    })
    customers = [await registerCustomer(server, 'ada@example.com'), await registerCustomer(server, 'bea@example.com')]
  })
  after(async () => {
    await server.close()
    await database.drop()
  })

  const setPrice = (cents: number) =>
    database.db
      .updateTable('product_site')
      .set({ regular_cents: cents })
      .where('product_id', '=', (eb) => eb.selectFrom('product').select('id').where('sku', '=', 'WINTON-TAN'))
      .execute()

  it('nothing of one customer reaches another or a guest, however their documents are mixed', async () => {
    const emailOf = (data: unknown) => /"email":"([^"]*)"/.exec(JSON.stringify(data))?.[1]
    const mixed = `{ customer { email } ${PRODUCT} }`
    const send = async (by: number | undefined, text: string) => {
      const { data, errors } = await server.graphql(text, {}, by === undefined ? {} : customers[by]?.headers)
      return {
        email: emailOf(data),
        sku: JSON.stringify(data).includes('"sku":"WINTON-TAN"'),
        refused: errors.length > 0,
      }
    }
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all([0, 1, undefined, 1, 0].map((by) => send(by, mixed)))
      const expected = ['ada@example.com', 'bea@example.com', undefined, 'bea@example.com', 'ada@example.com']
      assert.deepEqual(
        answers.map(({ email }) => email),
        expected,
      )
      assert.deepEqual(
        answers.map(({ refused }) => refused),
        expected.map((email) => email === undefined),
      )
      assert.equal((await send(round % 2, `{ ${PRODUCT} }`)).email, undefined)
    }
  })

  it('a price of this moment, and one beside what is private, is what the database says at once', async () => {
    for (const cents of [21_100, 22_200, 23_300]) {
      await server.graphql(gql(`{ ${PRODUCT} }`))
      await setPrice(cents)
      assert.equal(priceIn((await server.graphql(NOW)).data), cents / 100)
      assert.equal(
        priceIn((await server.graphql(gql(`{ customer { email } ${PRODUCT} }`), {}, customers[0]?.headers)).data),
        cents / 100,
      )
    }
  })

  it('a cacheable read by POST shows a change as soon as the change log is read', async () => {
    for (const cents of [24_100, 25_200]) {
      await setPrice(cents)
      await until(async () => priceIn((await server.graphql(gql(`{ ${PRODUCT} }`))).data) === cents / 100)
    }
  })
})
