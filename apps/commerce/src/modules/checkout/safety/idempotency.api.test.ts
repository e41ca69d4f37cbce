import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { type TestDatabase, withDatabase } from '../../../testing/database.ts'
import { claim, notingOrder, release } from '../idempotency.ts'

let database: TestDatabase
before(async () => {
  database = await withDatabase()
})
after(() => database.drop())

const claiming = (key: string, hash: string, waitMs?: number) => {
  const limits = [{ action: 'place-order-cart', key, limit: 1000, windowSeconds: 600 }]
  return claim({ db: database.db, config: { limitMultiplier: 1 } }, { key, hash, limits }, waitMs)
}

const noteOrder = (key: string, id: number) =>
  sql`with placed as (select ${id}::int as id) ${notingOrder(sql`${key}`)}`.execute(database.db)

test('of twenty requests for a key at once, one works and the others get its order', async () => {
  const claims = Array.from({ length: 20 }, () => claiming('twenty', 'hash'))
  const first = await Promise.any(
    claims.map(async (promise) => {
      const result = await promise
      if (result.kind !== 'claimed') throw new Error('waits')
      return result
    }),
  )
  assert.equal(first.kind, 'claimed')
  await noteOrder('twenty', 7)
  const kinds = (await Promise.all(claims)).map((result) => result.kind)
  assert.equal(kinds.filter((kind) => kind === 'claimed').length, 1)
  assert.equal(kinds.filter((kind) => kind === 'answered').length, 19)
})

test('a key of another request is refused; a refusal without an order releases the key', async () => {
  const { db } = database
  assert.equal((await claiming('other', 'hash')).kind, 'claimed')
  assert.equal((await claiming('other', 'another hash')).kind, 'other-request')
  await release(db, 'other')
  assert.equal((await claiming('other', 'another hash')).kind, 'claimed')
})

test('after a crash the key returns the order made, or is claimed again after half a minute', async () => {
  const { db } = database
  await claiming('crashed', 'hash')
  await sql`update idempotency set created_at = now() - interval '1 second' where key = 'crashed'`.execute(db)
  assert.equal((await claiming('crashed', 'hash', 50)).kind, 'busy')
  await sql`update idempotency set created_at = now() - interval '31 seconds' where key = 'crashed'`.execute(db)
  assert.equal((await claiming('crashed', 'hash', 50)).kind, 'claimed')
  await noteOrder('crashed', 9)
  assert.deepEqual(await claiming('crashed', 'hash', 50), { kind: 'answered', orderId: 9 })
})
