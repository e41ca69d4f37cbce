import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { fillSampleShop } from '../../catalogue/testing/sample-shop.ts'

const WRITE = gql(`mutation($input: CreateProductReviewInput!) { createProductReview(input: $input) { message
review { uid nickname summary text rating average_rating fit width is_recommended is_verified_purchase ratings_breakdown { name value } } } }`)

export const READ = gql(`query($sort: ReviewSort! = NEWEST, $stars: [Int!]! = [], $size: Int! = 10, $page: Int! = 1) {
productReviews(sku: "WINTON-TAN", sort: $sort, stars: $stars, pageSize: $size, currentPage: $page) { total_count items { summary }
  page_info { current_page total_pages }
  summary { review_count average rating_summary recommended_count recommended_percent histogram { stars count } } } }`)

export const VOTE = gql(
  `mutation($uid: ID!, $yes: Boolean!) { voteProductReview(review_uid: $uid, is_helpful: $yes) { review { helpful_count not_helpful_count } } }`,
)

export let database: TestDatabase
export let server: TestServer

export async function openServer(): Promise<void> {
  database = await withDatabase()
  await fillSampleShop(database.db)
  server = await startTestServer({ db: database.db })
}

export async function closeServer(): Promise<void> {
  await server?.close()
  await database?.drop()
}

export async function deleteReviews(): Promise<void> {
  await sql`delete from review; delete from rate_limit`.execute(database.db)
}

const inputOf = (over: Readonly<Record<string, unknown>> = {}) => ({
  sku: 'WINTON-BLACK',
  nickname: 'Ada',
  summary: 'Soft',
  text: 'No blisters.',
  ratings: [{ id: btoa('rating'), value_id: btoa('rating/4') }],
  ...over,
})

export const write = (over?: Readonly<Record<string, unknown>>, headers?: Readonly<Record<string, string>>) =>
  server.graphql(WRITE, { input: inputOf(over) }, headers)

export const refusal = async (over: Readonly<Record<string, unknown>>, headers?: Readonly<Record<string, string>>) =>
  (await write(over, headers)).errors[0]?.message

export const approveAll = () => database.db.updateTable('review').set({ state: 'approved' }).execute()

export const read = async (variables: Readonly<Record<string, unknown>> = {}) => {
  const { data, errors } = await server.graphql(READ, variables)
  assert.deepEqual(errors, [])
  return data?.productReviews ?? assert.fail('no reviews')
}

/** Approved reviews of the boot in black, oldest first, with the given stars. */
export async function insertReviews(ratings: readonly number[]): Promise<string[]> {
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
