import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import contract from '@welt/contract/members.json' with { type: 'json' }
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, printSchema } from 'graphql'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { membersOfSdl } from '#src/testing/members'
import { startTestServer, type TestServer } from '#src/testing/server'

/** Named and spelled as the specification does, or as Magento does where that names a thing in prose. */
const CALLS = [
  'Query.CheckReturnEligibility',
  'Query.GuestCustomerOrderDetails',
  'Query.GetReturnPaymentSession',
  'Query.fetchYoptoSnippetDetails',
  'Mutation.UpdateProductsInWishlistGuest',
  'Mutation.applyGiftCard',
  'Mutation.removeGiftCard',
  'Mutation.changeCustomerPassword(currentPassword)',
  'Mutation.changeCustomerPassword(newPassword)',
  'Mutation.validateRedemptions(cart_id)',
  'Mutation.updateCustomerV2(input)',
  'Query.country(id)',
  'Query.categories',
  'Query.categoryList',
  'Query.brands',
  'Query.route',
  'Query.cmsPage',
  'Query.cmsBlocks',
  'Query.storeConfig',
  'Query.customAttributeMetadata',
  'Query.sortOptions',
  'Query.purgeToken',
  'Query.orders',
  'Customer.orders',
  'Query.returns',
  'Customer.returns',
]

describe('the contract', () => {
  let database: TestDatabase
  let server: TestServer
  before(async () => {
    database = await withDatabase()
    server = await startTestServer({ db: database.db })
  })
  after(async () => {
    await server.close()
    await database.drop()
  })

  it('every member is served with its name and type in the contract [A63]', async () => {
    const { data } = await server.graphql(getIntrospectionQuery({ inputValueDeprecation: true }))
    assert.ok(data)
    const served = membersOfSdl(printSchema(buildClientSchema(data as unknown as IntrospectionQuery)))
    const problems = Object.entries(contract).flatMap(([member, type]) =>
      served[member] === type ? [] : [`${member} is ${served[member] ?? 'missing'}, not ${type}`],
    )
    assert.deepEqual(problems, [])
    assert.deepEqual(
      CALLS.filter((call) => served[call] === undefined),
      [],
    )
  })

  it('introspection can be switched off, with it hints at names', async () => {
    const closed = await startTestServer({ db: database.db, settings: { INTROSPECTION: 'off' } })
    try {
      const introspected = await closed.graphql(gql('{ __schema { types { name } } }'))
      assert.equal(introspected.data, null)
      const mistyped = await closed.graphql('{ storeConfi { store_code } }')
      assert.doesNotMatch(mistyped.errors[0]?.message ?? '', /Did you mean/)
    } finally {
      await closed.close()
    }
  })
})
