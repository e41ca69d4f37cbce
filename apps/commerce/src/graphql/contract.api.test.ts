import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import contract from '@welt/contract/members.json' with { type: 'json' }
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, printSchema } from 'graphql'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { membersOfSdl } from '#src/testing/members'
import { startTestServer, type TestServer } from '#src/testing/server'

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

  it('every member is served with the type it has in the contract [R1.04] [R7.23]', async () => {
    const { data } = await server.graphql<IntrospectionQuery>(getIntrospectionQuery({ inputValueDeprecation: true }))
    assert.ok(data)
    const served = membersOfSdl(printSchema(buildClientSchema(data)))
    const problems = Object.entries(contract).flatMap(([member, type]) => {
      if (!(member in served)) return [`${member} is missing`]
      return served[member] === type ? [] : [`${member} is ${served[member]}, not ${type}`]
    })
    assert.deepEqual(problems, [])
  })

  it('introspection can be switched off, with it hints at names [R7.23]', async () => {
    const closed = await startTestServer({ db: database.db, settings: { INTROSPECTION: 'off' } })
    try {
      const introspected = await closed.graphql('{ __schema { types { name } } }')
      assert.equal(introspected.data, null)
      const mistyped = await closed.graphql('{ storeConfi { store_code } }')
      assert.doesNotMatch(mistyped.errors[0]?.message ?? '', /Did you mean/)
    } finally {
      await closed.close()
    }
  })
})
