import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it, type TestContext } from 'node:test'
import { sql } from 'kysely'
import { listDocumentsOfSites } from '#modules/catalogue'
import { createLocalReviews } from '#src/adapters/reviews/local'
import { runCommand } from '#src/commands/run-command'
import { viewChangeLog } from '#src/testing/change-log-view'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { fillSampleShop } from '../catalogue/testing/sample-shop.ts'

const WRITE = gql(`mutation($input: CreateProductReviewInput!) { createProductReview(input: $input) { message
  review { uid nickname summary text rating average_rating fit width is_recommended is_verified_purchase ratings_breakdown { name value } } } }`)
const READ = gql(`query($sort: ReviewSort! = NEWEST, $stars: [Int!]! = [], $size: Int! = 10, $page: Int! = 1) {
  productReviews(sku: "WINTON-TAN", sort: $sort, stars: $stars, pageSize: $size, currentPage: $page) { total_count items { summary }
    page_info { current_page total_pages }
    summary { review_count average rating_summary recommended_count recommended_percent histogram { stars count } } } }`)
const VOTE = gql(
  `mutation($uid: ID!, $yes: Boolean!) { voteProductReview(review_uid: $uid, is_helpful: $yes) { review { helpful_count not_helpful_count } } }`,
)

describe('reviews', () => {
  let database: TestDatabase
  let server: TestServer
  before(async () => {
    database = await withDatabase()
    await fillSampleShop(database.db)
    server = await startTestServer({ db: database.db })
  })
  after(async () => {
    await server?.close()
    await database?.drop()
  })
  beforeEach(async () => {
    await sql`delete from review; delete from rate_limit`.execute(database.db)
  })

  const inputOf = (over: Readonly<Record<string, unknown>> = {}) => ({
    sku: 'WINTON-BLACK',
    nickname: 'Ada',
    summary: 'Soft',
    text: 'No blisters.',
    ratings: [{ id: btoa('rating'), value_id: btoa('rating/4') }],
    ...over,
  })
  const write = (over?: Readonly<Record<string, unknown>>, headers?: Readonly<Record<string, string>>) =>
    server.graphql(WRITE, { input: inputOf(over) }, headers)
  const refusal = async (over: Readonly<Record<string, unknown>>, headers?: Readonly<Record<string, string>>) =>
    (await write(over, headers)).errors[0]?.message
  const approveAll = () => database.db.updateTable('review').set({ state: 'approved' }).execute()
  const read = async (variables: Readonly<Record<string, unknown>> = {}) => {
    const { data, errors } = await server.graphql(READ, variables)
    assert.deepEqual(errors, [])
    return data?.productReviews ?? assert.fail('no reviews')
  }
  /** Approved reviews of the boot in black, oldest first, with the given stars. */
  async function insertReviews(ratings: readonly number[]): Promise<string[]> {
    const product = await database.db
      .selectFrom('product')
      .select(['id', 'style_code'])
      .where('sku', '=', 'WINTON-BLACK')
      .executeTakeFirstOrThrow()
    const rows = ratings.map((rating, i) => ({
      uid: `review-${i}`,
      product_id: product.id,
      style_code: product.style_code,
      website_id: 9,
      customer_id: null,
      order_line_id: null,
      nickname: 'Ada',
      summary: `No ${i}`,
      text: 'Words.',
      rating,
      fit: null,
      width: null,
      is_recommended: rating > 2,
      state: 'approved' as const,
      moderation_note: null,
      created_at: new Date(Date.UTC(2026, 0, 1 + i)),
    }))
    await database.db.insertInto('review').values(rows).execute()
    return rows.map((row) => row.uid)
  }

  it('a review is thanked for and kept, and shown on every colour once it is approved [A80]', async () => {
    const { data } = await write({
      fit: 'TOO_SMALL',
      width: 'RIGHT',
      is_recommended: true,
      nickname: ' Ada  L. ',
      text: 'Soft.\n\nI <3 them — "really".',
    })
    const { uid, ...review } = data?.createProductReview.review ?? {}
    assert.equal(data?.createProductReview.message, 'Thank you. Your review will appear here once we have read it.')
    assert.match(String(uid), /^[0-9a-f]{32}$/)
    assert.deepEqual(review, {
      nickname: 'Ada L.',
      summary: 'Soft',
      text: 'Soft.\n\nI <3 them — "really".',
      rating: 4,
      average_rating: 80,
      fit: 'TOO_SMALL',
      width: 'RIGHT',
      is_recommended: true,
      is_verified_purchase: false,
      ratings_breakdown: [
        { name: 'Rating', value: '4' },
        { name: 'Fit', value: 'Runs small' },
        { name: 'Width', value: 'Right' },
      ],
    })
    assert.equal((await read()).total_count, 0)
    await approveAll()
    assert.deepEqual((await read()).items, [{ summary: 'Soft' }])
  })

  it('texts are plain, whole and without control characters; the shopper is told what to do [A80]', async () => {
    const incomplete = 'Please fill in the nickname, summary, review and rating.'
    assert.equal(await refusal({ nickname: '  ' }), incomplete)
    assert.equal(await refusal({ text: 'x'.repeat(4001) }), incomplete)
    assert.equal(await refusal({ summary: 'bell\u0007' }), incomplete)
    assert.equal(await refusal({ ratings: [] }), incomplete)
    assert.equal(await refusal({ ratings: [null] }), incomplete)
    assert.equal(await refusal({ ratings: [{ id: btoa('rating'), value_id: btoa('rating/6') }] }), incomplete)
    assert.equal(
      await refusal({ text: 'See <a href="https://x.example">this</a>' }),
      'Please write plain text, without HTML tags.',
    )
    assert.equal(await refusal({ sku: 'NOTHING' }), 'Could not find a product with SKU "NOTHING"')
    assert.equal(await refusal({}, { store: 'mollini_au' }), 'Reviews are not available on this site.')
    assert.match((await refusal({ fit: 'PINCHES' })) ?? '', /PINCHES/)
    // Decomposed letters are stored composed.
    assert.equal((await write({ nickname: 'Zoe\u0308' })).data?.createProductReview.review.nickname, 'Zo\u00eb')
  })

  it('an address writes ten reviews an hour, not more', async () => {
    const answers: (string | undefined)[] = []
    for (let i = 0; i < 11; i += 1) answers.push(await refusal({}, { 'x-forwarded-for': '203.0.113.44' }))
    assert.deepEqual(answers.slice(0, 10), Array(10).fill(undefined))
    assert.match(answers[10] ?? '', /^Too many attempts/)
  })

  it('pages sorted four ways, and only the stars that were chosen', async () => {
    const uids = await insertReviews([5, 3, 1, 4, 5])
    await database.db
      .updateTable('review')
      .set({ helpful: 7, not_helpful: 2 })
      .where('uid', '=', uids[1] ?? '')
      .execute()
    await database.db
      .updateTable('review')
      .set({ helpful: 4 })
      .where('uid', '=', uids[2] ?? '')
      .execute()
    const order = async (variables: Readonly<Record<string, unknown>>) =>
      (await read(variables)).items.map(({ summary }) => summary.slice(3)).join('')
    assert.equal(await order({}), '43210')
    assert.equal(await order({ sort: 'MOST_HELPFUL' }), '12430')
    assert.equal(await order({ sort: 'HIGHEST' }), '40312')
    assert.equal(await order({ sort: 'LOWEST' }), '21340')
    assert.equal(await order({ stars: [5, 1] }), '420')
    assert.equal(await order({ stars: [2] }), '')
    assert.equal(await order({ size: 2, page: 2, sort: 'HIGHEST' }), '31')
    const page = await read({ size: 2, page: 2, stars: [5, 3] })
    assert.deepEqual([page.total_count, page.page_info], [3, { current_page: 2, total_pages: 2 }])
    const { errors } = await server.graphql(READ, { size: 2, page: 9 })
    assert.equal(errors[0]?.message, 'currentPage value 9 specified is greater than the 3 page(s) available.')
  })

  it('the summary counts every approved review, whatever page or stars are read', async () => {
    await insertReviews([5, 3, 1, 4, 5])
    assert.deepEqual((await read({ stars: [1] })).summary, {
      review_count: 5,
      average: 3.6,
      rating_summary: 72,
      recommended_count: 4,
      recommended_percent: 80,
      histogram: [
        { stars: 5, count: 2 },
        { stars: 4, count: 1 },
        { stars: 3, count: 1 },
        { stars: 2, count: 0 },
        { stars: 1, count: 1 },
      ],
    })
  })

  it('an average is told from the third review on: not of two, in no answer and no order', async () => {
    const shown = async () => {
      const { data } = await server.graphql(
        gql(
          '{ products(filter: { sku: { eq: "WINTON-TAN" } }) { items { rating_summary review_count reviews { summary { average rating_summary } } } } }',
        ),
      )
      const { average, rating_summary, recommended_percent, review_count } = (await read()).summary as Readonly<
        Record<string, unknown>
      >
      return { summary: [review_count, average, rating_summary, recommended_percent], product: data?.products.items[0] }
    }
    await insertReviews([5, 4])
    assert.deepEqual(await shown(), {
      summary: [2, 0, 0, null],
      product: { rating_summary: 0, review_count: 2, reviews: { summary: { average: 0, rating_summary: 0 } } },
    })
    await sql`delete from review`.execute(database.db)
    await insertReviews([5, 4, 2])
    assert.deepEqual(await shown(), {
      summary: [3, 3.7, 73.3, 67],
      product: { rating_summary: 73.3, review_count: 3, reviews: { summary: { average: 3.7, rating_summary: 73.3 } } },
    })
  })

  it('approving, refusing and deleting change ratings and sorting; votes do not', async () => {
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
    const tags = (await server.graphqlByGet(READ)).headers.get('x-magento-tags')?.split(',') ?? []
    assert.ok(
      tags.includes('reviews:winton') && !tags.some((tag) => tag.startsWith('plp:')),
      'a page of reviews has the tag that a vote purges',
    )
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

  it('approvals at the same time lose no star', async () => {
    const uids = await insertReviews(Array.from({ length: 40 }, (_, i) => 1 + (i % 5)))
    await database.db.updateTable('review').set({ state: 'pending' }).execute()
    await Promise.all(
      uids.map((uid) => database.db.updateTable('review').set({ state: 'approved' }).where('uid', '=', uid).execute()),
    )
    const { summary } = await read()
    assert.deepEqual(
      [(summary as { review_count: number }).review_count, (summary as { average: number }).average],
      [40, 3],
    )
  })

  it('a hundred votes of one visitor at once count once, and a second opinion replaces the first', async () => {
    const [uid = ''] = await insertReviews([5])
    const guest = {
      'x-forwarded-for': '203.0.113.60',
      'x-service-key': server.config.serviceKey,
      'x-guest-secret': 'a-secret-of-one-guest-0123456789',
    }
    const vote = async (yes: boolean) =>
      (await server.graphql(VOTE, { uid, yes }, guest)).data?.voteProductReview.review
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

  it('made-up guest secrets add at most five votes from one address or IPv6 network', async () => {
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

  it('a hundred visitors at once all count', async () => {
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

  it('what is voted on must be shown; votes are limited and keep no address', async () => {
    const [uid = ''] = await insertReviews([5])
    await server.graphql(VOTE, { uid, yes: true }, { 'x-forwarded-for': '203.0.113.61' })
    const { voter } = await database.db.selectFrom('review_vote').select('voter').executeTakeFirstOrThrow()
    assert.match(voter, /^guest:[\w-]{43}$/)
    const gone = 'This review is no longer shown. Reload the page to see the current ones.'
    assert.equal((await server.graphql(VOTE, { uid: 'nothing', yes: true })).errors[0]?.message, gone)
    await database.db.updateTable('review').set({ state: 'rejected' }).execute()
    assert.equal((await server.graphql(VOTE, { uid, yes: true })).errors[0]?.message, gone)
  })

  it('reviews are a cacheable read with the tags of products; null where the flag is off [R1.17]', async () => {
    const answer = await server.graphqlByGet(gql('{ productReviews(sku: "WINTON-TAN") { total_count } }'))
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=86400')
    assert.match(answer.headers.get('x-magento-tags') ?? '', /route,plp/)
    assert.deepEqual(
      (await server.graphql(gql('{ productReviews(sku: "WINTON-TAN") { total_count } }'), {}, { store: 'mollini_au' }))
        .data,
      {
        productReviews: null,
      },
    )
  })

  it('a customer reviews a style once, at the same moment too; a refused one anew [A80]', async () => {
    const customer = await sql<{
      id: number
    }>`insert into customer (website_id, email, firstname, lastname) values (9, 'ada@example.com', 'A', 'B') returning id`.execute(
      database.db,
    )
    const customerId = customer.rows[0]?.id ?? 0
    const product = await database.db
      .selectFrom('product')
      .select(['id', 'style_code'])
      .where('sku', '=', 'WINTON-BLACK')
      .executeTakeFirstOrThrow()
    const service = createLocalReviews(database.db)
    const review = {
      productId: product.id,
      styleCode: product.style_code,
      websiteId: 9,
      customerId,
      orderLineId: undefined,
      nickname: 'Ada',
      summary: 'Soft',
      text: 'No blisters.',
      rating: 4,
      fit: undefined,
      width: undefined,
      isRecommended: undefined,
    }
    const tags = await Promise.all(Array.from({ length: 10 }, () => service.submit(review)))
    assert.equal(tags.filter(Boolean).length, 1)
    await database.db.updateTable('review').set({ state: 'rejected' }).execute()
    assert.ok(await service.submit(review))
  })

  describe("the moderator's command", () => {
    async function welt(t: TestContext, ...args: string[]): Promise<{ code: number; out: string }> {
      let out = ''
      const onMessage = (text: string | Uint8Array) => {
        out += text
        return true
      }
      const mocks = [
        t.mock.method(process.stdout, 'write', onMessage),
        t.mock.method(process.stderr, 'write', onMessage),
      ]
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
      const { rows } = await sql<{ action: string }>`select action from audit order by id`.execute(database.db)
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
})
