import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import contract from '@welt/contract/members.json' with { type: 'json' }
import openBlocks from '@welt/contract/open-members.json' with { type: 'json' }
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, printSchema } from 'graphql'
import { MODULE_LINE } from '#src/graphql/schema/module-line'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
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

  it('every member has its type in the contract or stands on the list of open ones', async (t) => {
    const { data } = await server.graphql(getIntrospectionQuery({ inputValueDeprecation: true }))
    assert.ok(data)
    const served = membersOfSdl(printSchema(buildClientSchema(data as unknown as IntrospectionQuery)))
    const open = Object.values(openBlocks).flat()
    const problems = Object.entries(contract).flatMap(([member, type]) => {
      if (!(member in served)) return open.includes(member) ? [] : [`${member} is missing`]
      if (open.includes(member)) return [`${member} is served and no longer open`]
      return served[member] === type ? [] : [`${member} is ${served[member]}, not ${type}`]
    })
    assert.deepEqual(problems, [])
    const all = Object.keys(contract)
    assert.deepEqual(
      open.filter((member, at) => !all.includes(member) || open.indexOf(member) !== at),
      [],
      'open members are of the contract, each once',
    )
    const left = Object.entries(openBlocks).map(([block, members]) => `${block} ${members.length}`)
    t.diagnostic(`${all.length - open.length} of ${all.length} members are served; open: ${left.join(', ')}`)
  })

  it('a block whose module is built has no open member', () => {
    const built: readonly string[] = MODULE_LINE
    assert.deepEqual(
      Object.keys(openBlocks).filter((block) => built.includes(block)),
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
