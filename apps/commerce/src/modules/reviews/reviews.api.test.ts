import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { createLocalReviews } from '#src/adapters/reviews/local'
import { gql } from '#src/testing/gql'
import {
  approveAll,
  closeServer,
  database,
  deleteReviews,
  insertReviews,
  openServer,
  READ,
  read,
  refusal,
  server,
  write,
} from './testing/review-server.ts'

before(openServer)
after(closeServer)
beforeEach(deleteReviews)

test('a review is thanked for and kept, and shown on every colour once it is approved [A80]', async () => {
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

test('texts are plain, whole and without control characters; the shopper is told what to do [A80]', async () => {
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

test('an address writes ten reviews an hour, not more', async () => {
  const answers: (string | undefined)[] = []
  for (let i = 0; i < 11; i += 1) answers.push(await refusal({}, { 'x-forwarded-for': '203.0.113.44' }))
  assert.deepEqual(answers.slice(0, 10), Array(10).fill(undefined))
  assert.match(answers[10] ?? '', /^Too many attempts/)
})

test('pages sorted four ways, and only the stars that were chosen', async () => {
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

test('the summary counts every approved review, whatever page or stars are read', async () => {
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

test('an average is told from the third review on: not of two, in no answer and no order', async () => {
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

test('reviews are a cacheable read with the tags of products; null where the flag is off [R1.17]', async () => {
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

test('a customer reviews a style once, at the same moment too; a refused one anew [A80]', async () => {
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
