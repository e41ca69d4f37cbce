import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type { Client } from 'pg'
import { refreshFit } from '#modules/reviews'
import type { Database } from '../platform/database.ts'
import type { PlannedProduct } from './catalogue/plan.ts'
import { lineIdsByOrder } from './orders-step.ts'
import { type PlannedReview, planReviews } from './reviews/plan-reviews.ts'
import { fingerprintOf, idsBy, requireId, writeRows } from './rows.ts'
import type { SeedStep } from './step.ts'

const COLUMNS = [
  'uid',
  'product_id',
  'style_code',
  'website_id',
  'order_line_id',
  'nickname',
  'summary',
  'text',
  'rating',
  'fit',
  'width',
  'is_recommended',
  'state',
  'helpful',
  'not_helpful',
  'created_at',
  'moderated_at',
]

const DAY_MS = 24 * 3600 * 1000

function rowOf(review: PlannedReview, productId: number, orderLineId: number | undefined, now: Date) {
  const writtenAt = new Date(now.getTime() - review.daysAgo * DAY_MS)
  return {
    uid: review.uid,
    product_id: productId,
    style_code: review.styleCode,
    website_id: review.websiteId,
    order_line_id: orderLineId ?? null,
    nickname: review.nickname,
    summary: review.summary,
    text: review.text,
    rating: review.rating,
    fit: review.fit,
    width: review.width,
    is_recommended: review.isRecommended,
    state: 'approved',
    helpful: review.helpful,
    not_helpful: review.notHelpful,
    created_at: writtenAt,
    moderated_at: new Date(writtenAt.getTime() + DAY_MS / 2),
  }
}

/** Keeps existing reviews. */
export function reviewsStep(products: readonly PlannedProduct[]): SeedStep {
  const reviews = planReviews(products)
  return {
    name: 'reviews',
    unit: 'reviews',
    fingerprint: () => fingerprintOf(reviews),
    run: async (client) => {
      const ids = await idsBy(client, 'product', 'sku')
      const now = new Date()
      const lineIds = await lineIdsByOrder(
        client,
        reviews.flatMap(({ orderNumber }) => orderNumber ?? []),
      )
      const lineOf = ({ orderNumber }: PlannedReview) =>
        orderNumber === undefined ? undefined : lineIds.get(orderNumber)
      const rows = reviews.map((review) => rowOf(review, requireId(ids, review.sku), lineOf(review), now))
      return writeRows(client, { table: 'review', columns: COLUMNS, rows, key: ['uid'], onExisting: 'keep' })
    },
  }
}

/** Runs application code in a step's transaction. */
function databaseOn(client: Client): Kysely<Database> {
  const query = client.query.bind(client) as PostgresPoolClient['query']
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: { connect: async () => ({ query, release: () => undefined }), end: async () => undefined, options: {} },
    }),
  })
}

/** Runs after orders and reviews. */
export function fitStep(products: readonly PlannedProduct[]): SeedStep {
  const counted = planReviews(products)
  return {
    name: 'fit',
    unit: 'styles',
    fingerprint: () => fingerprintOf(counted),
    run: async (client) => {
      await refreshFit(databaseOn(client))
      const { rows } = await client.query<{ count: number }>('select count(*)::int as count from style_fit')
      return rows[0]?.count ?? 0
    },
  }
}
