import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { registerCustomer } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { untilLocked } from '#src/testing/until'
import { createAdminSecret, revokeAdminSecret } from './admin-secrets.ts'

const INCORRECT =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'

describe('a staff secret that is revoked', () => {
  let database: TestDatabase
  let server: TestServer
  let customerId: number
  before(async () => {
    database = await withDatabase()
    server = await startTestServer({ db: database.db, settings: { LIMIT_MULTIPLIER: '1000' } })
    customerId = (await registerCustomer(server, 'helped@example.com')).id
  })
  after(async () => {
    await server.close()
    await database.drop()
  })

  const enter = async (secret: string | undefined) => {
    const { data, errors } = await server.graphql(
      gql(
        'mutation ($id: Int!, $secret: String!) { generateAdminCustomerToken(customer_id: $id, secret: $secret) { token } }',
      ),
      { id: customerId, secret },
    )
    return { token: data?.generateAdminCustomerToken?.token, message: errors[0]?.message }
  }
  const isSignedIn = async (token: string | undefined) => {
    const { data } = await server.graphql(gql('{ customer { email } }'), {}, { authorization: `Bearer ${token}` })
    return data?.customer != null
  }
  /** Audit records of a secret, oldest first. */
  const recordOf = async (name: string) => {
    const { rows } = await sql<{ action: string }>`
      select action from audit where target = ${`staff:${name}`} and actor = 'operator' order by id`.execute(
      database.db,
    )
    return rows.map(({ action }) => action)
  }

  it('while a sign-in with it is under way ends that sign-in too [R6.12, R6.15]', async () => {
    const secret = await createAdminSecret(database.db, 'slow.sign-in')
    let entering = Promise.resolve<Awaited<ReturnType<typeof enter>>>({ token: undefined, message: undefined })
    let revoking = Promise.resolve(false)
    await database.db.transaction().execute(async (trx) => {
      // The sign-in has read the secret and waits to be recorded.
      await sql`lock table audit in share mode`.execute(trx)
      entering = enter(secret)
      await untilLocked(database.db, 1)
      revoking = revokeAdminSecret(database.db, 'slow.sign-in')
      await untilLocked(database.db, 2)
    })
    const { token } = await entering
    assert.equal(await revoking, true)
    assert.ok(token)
    assert.equal(await isSignedIn(token), false)
  })

  it('before a sign-in that waits for it opens nothing [R6.12, R6.15]', async () => {
    const secret = await createAdminSecret(database.db, 'slow.revocation')
    let entering = Promise.resolve<Awaited<ReturnType<typeof enter>>>({ token: undefined, message: undefined })
    await database.db.transaction().execute(async (trx) => {
      await sql`update admin_secret set revoked_at = now() where name = 'slow.revocation'`.execute(trx)
      entering = enter(secret)
      await untilLocked(database.db, 1)
    })
    assert.deepEqual(await entering, { token: undefined, message: INCORRECT })
  })

  it('is on record, and so is that it was made', async () => {
    await createAdminSecret(database.db, 'kim.lee')
    assert.equal(await createAdminSecret(database.db, 'kim.lee'), undefined)
    await revokeAdminSecret(database.db, 'kim.lee')
    assert.equal(await revokeAdminSecret(database.db, 'kim.lee'), false)
    assert.deepEqual(await recordOf('kim.lee'), ['staff-secret-made', 'staff-secret-revoked'])
  })
})
