import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { listDocumentsOfSites } from '#modules/catalogue'
import { runCommand } from '#src/commands/run-command'
import { viewChangeLog } from '#src/testing/change-log-view'
import {
  closeServer,
  database,
  deleteReviews,
  insertReviews,
  openServer,
  READ,
  read,
  server,
  VOTE,
  write,
} from './testing/review-server.ts'

before(openServer)
after(closeServer)
beforeEach(deleteReviews)

test('approving, refusing and deleting change ratings and sorting; votes do not', async () => {
  const log = await viewChangeLog(database.db)
  /** Products to reindex, summed over all calls. */
  let listed = 0
  /** Tags purged since the last call. */
  const purged = async () => {
    const { tags, index } = await log.look()
    listed += index.products.length
    return tags
  }
  const products = (await database.db.selectFrom('product').select('id').execute()).map(({ id }) => id)
  const documentOf = async () => {
    const documents = (await listDocumentsOfSites(database.db, new Map([[9, new Map()]]), products)).get(9) ?? []
    const { rating, reviewCount } = documents.find(({ sku }) => sku === 'WINTON-TAN') ?? assert.fail('no document')
    return [rating, reviewCount]
  }
  await purged()
  const [uid = ''] = await insertReviews([5, 2, 2])
  assert.deepEqual(await documentOf(), [3, 3])
  const counted = await purged()
  const before = listed
  for (const tag of [
    'listing',
    'plp:women/boots',
    'plp:sale',
    'plp-brand:ashgrove',
    'product:WINTON-BLACK',
    'product:WINTON-TAN',
    'reviews:winton',
  ])
    assert.ok(counted.includes(tag), `${tag} is purged, for every colour of the style`)
  await write()
  await database.db
    .updateTable('review')
    .set({ moderation_note: 'Read it twice.' })
    .where('state', '=', 'pending')
    .execute()
  assert.deepEqual(await purged(), [], 'what waits is shown nowhere')
  await server.graphql(VOTE, { uid, yes: true })
  assert.deepEqual(await purged(), ['reviews:winton'])
  await server.graphql(VOTE, { uid, yes: true })
  assert.deepEqual(await purged(), [], 'the same vote again changes nothing')
  assert.equal(listed, before)
  await database.db.updateTable('review').set({ text: 'Other words.' }).where('uid', '=', uid).execute()
  assert.deepEqual(await purged(), ['reviews:winton'])
  await database.db.updateTable('review').set({ fit: 'small' }).where('uid', '=', uid).execute()
  assert.deepEqual(await purged(), counted)
  await database.db.updateTable('review').set({ state: 'rejected' }).where('uid', '=', uid).execute()
  assert.deepEqual(await documentOf(), [undefined, 2])
  assert.deepEqual(await purged(), counted)
  assert.ok(listed > before)
  await sql`delete from review where state = 'pending'`.execute(database.db)
  assert.deepEqual(await purged(), [])
  await sql`delete from review where state = 'approved'`.execute(database.db)
  assert.deepEqual(await purged(), counted)
  assert.deepEqual(await documentOf(), [undefined, 0])
})

test('a page of reviews has the tag that a vote purges, and none of a listing', async () => {
  await insertReviews([5, 2, 2])
  const tags = (await server.graphqlByGet(READ)).headers.get('x-magento-tags')?.split(',') ?? []
  assert.ok(tags.includes('reviews:winton') && !tags.some((tag) => tag.startsWith('plp:')), tags.join())
})

test('approvals at the same time lose no star', async () => {
  const uids = await insertReviews(Array.from({ length: 40 }, (_, i) => 1 + (i % 5)))
  await database.db.updateTable('review').set({ state: 'pending' }).execute()
  await Promise.all(
    uids.map((uid) => database.db.updateTable('review').set({ state: 'approved' }).where('uid', '=', uid).execute()),
  )
  const { summary } = await read()
  assert.deepEqual([summary.review_count, summary.average], [40, 3])
})

describe("the moderator's command", () => {
  async function welt(t: TestContext, ...args: string[]): Promise<{ code: number; out: string }> {
    let out = ''
    const onMessage = (text: string | Uint8Array) => {
      out += text
      return true
    }
    const mocks = [t.mock.method(process.stdout, 'write', onMessage), t.mock.method(process.stderr, 'write', onMessage)]
    try {
      return { code: await runCommand(database.url, 'reviews', args), out }
    } finally {
      for (const { mock } of mocks) mock.restore()
    }
  }

  it('lists what waits, approves and rejects, says what it did, and writes it down [A80]', async (t) => {
    await write({ summary: 'First' })
    await write({ summary: 'Second' })
    const waiting = JSON.parse((await welt(t, 'list', '--json')).out) as {
      id: number
      summary: string
      sku: string
    }[]
    assert.deepEqual(
      waiting.map(({ summary, sku }) => [summary, sku]),
      [
        ['First', 'WINTON-BLACK'],
        ['Second', 'WINTON-BLACK'],
      ],
    )
    const [first = 0, second = 0] = waiting.map(({ id }) => id)
    assert.deepEqual(await welt(t, 'approve', String(first)), { code: 0, out: `${first} approved: done\n` })
    assert.deepEqual(await welt(t, 'approve', String(first)), {
      code: 0,
      out: `${first} approved: it stood so already\n`,
    })
    assert.equal((await welt(t, 'reject', String(second), '--note', 'about delivery')).code, 0)
    assert.deepEqual((await read()).items, [{ summary: 'First' }])
    assert.match(
      (await welt(t, 'list', '--state', 'rejected')).out,
      /★★★★☆ {2}WINTON-BLACK, site 9, Ada.*Second.*\(about delivery\)/s,
    )
    assert.equal((await welt(t, 'list')).out, 'No review is pending.\n')
    const { rows } = await sql<{
      action: string
    }>`select action from audit where action <> 'command' order by id`.execute(database.db)
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['review-approved', 'review-rejected'],
    )
  })

  it('says how it is used when it does not understand, and which review it does not know [A80]', async (t) => {
    assert.match((await welt(t, 'list', '--state', 'lost')).out, /\n\nnpm run welt -- reviews list/)
    assert.match((await welt(t, 'approve')).out, /\n\nnpm run welt -- reviews list/)
    assert.match((await welt(t, 'burn', '1', '--fast')).out, /\n\nnpm run welt -- reviews list/)
    assert.deepEqual(await welt(t, 'approve', '999999'), {
      code: 1,
      out: '999999 approved: there is no such review\n',
    })
  })
})
