import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import {
  closeServer,
  database,
  deleteReviews,
  insertReviews,
  openServer,
  server,
  VOTE,
} from './testing/review-server.ts'

before(openServer)
after(closeServer)
beforeEach(deleteReviews)

test('a hundred votes of one visitor at once count once, and a second opinion replaces the first', async () => {
  const [uid = ''] = await insertReviews([5])
  const guest = {
    'x-forwarded-for': '203.0.113.60',
    'x-service-key': server.config.serviceKey,
    'x-guest-secret': 'a-secret-of-one-guest-0123456789',
  }
  const vote = async (yes: boolean) => (await server.graphql(VOTE, { uid, yes }, guest)).data?.voteProductReview.review
  await Promise.all(Array.from({ length: 50 }, () => vote(true)))
  await sql`delete from rate_limit`.execute(database.db)
  await Promise.all(Array.from({ length: 50 }, () => vote(true)))
  await sql`delete from rate_limit`.execute(database.db)
  assert.deepEqual(await vote(true), { helpful_count: 1, not_helpful_count: 0 })
  assert.deepEqual(await vote(false), { helpful_count: 0, not_helpful_count: 1 })
  await Promise.all(Array.from({ length: 20 }, (_, i) => vote(i % 2 === 0)))
  const { helpful, not_helpful } = await database.db
    .selectFrom('review')
    .select(['helpful', 'not_helpful'])
    .executeTakeFirstOrThrow()
  assert.equal(helpful + not_helpful, 1)
})

test('made-up guest secrets add at most five votes from one address or IPv6 network', async () => {
  const [uid = ''] = await insertReviews([5])
  const as = (address: string, i: number) => ({
    'x-forwarded-for': address,
    'x-service-key': server.config.serviceKey,
    'x-guest-secret': `made-up-secret-of-nobody-${i}`,
  })
  for (let i = 0; i < 8; i += 1) await server.graphql(VOTE, { uid, yes: true }, as('203.0.113.62', i))
  const helpful = () => database.db.selectFrom('review').select('helpful').executeTakeFirstOrThrow()
  assert.deepEqual(await helpful(), { helpful: 5 })
  for (let i = 0; i < 8; i += 1) await server.graphql(VOTE, { uid, yes: true }, as(`2001:db8:1:2::${i + 1}`, 100 + i))
  assert.deepEqual(await helpful(), { helpful: 10 })
})

test('a hundred visitors at once all count', async () => {
  const [uid = ''] = await insertReviews([5])
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      server.graphql(VOTE, { uid, yes: i % 4 !== 0 }, { 'x-forwarded-for': `198.51.100.${i}` }),
    ),
  )
  assert.deepEqual(
    answers.flatMap(({ errors }) => errors),
    [],
  )
  const row = await database.db.selectFrom('review').select(['helpful', 'not_helpful']).executeTakeFirstOrThrow()
  assert.deepEqual(row, { helpful: 75, not_helpful: 25 })
})

test('what is voted on must be shown; votes are limited and keep no address', async () => {
  const [uid = ''] = await insertReviews([5])
  await server.graphql(VOTE, { uid, yes: true }, { 'x-forwarded-for': '203.0.113.61' })
  const { voter } = await database.db.selectFrom('review_vote').select('voter').executeTakeFirstOrThrow()
  assert.match(voter, /^guest:[\w-]{43}$/)
  const gone = 'This review is no longer shown. Reload the page to see the current ones.'
  assert.equal((await server.graphql(VOTE, { uid: 'nothing', yes: true })).errors[0]?.message, gone)
  await database.db.updateTable('review').set({ state: 'rejected' }).execute()
  assert.equal((await server.graphql(VOTE, { uid, yes: true })).errors[0]?.message, gone)
})
