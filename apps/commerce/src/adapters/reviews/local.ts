import { type Kysely, type Selectable, sql } from 'kysely'
import type { ReviewSort } from '#src/platform/contract/contract.generated'
import type { NewReview, RatingSummary, Review, ReviewQuery, ReviewService } from '../../modules/catalogue/ports.ts'
import type { ReviewTable } from '../../modules/reviews/tables.ts'
import { type Database, inTransaction } from '../../platform/database.ts'

function toReview(row: Selectable<ReviewTable>): Review {
  return {
    uid: row.uid,
    styleCode: row.style_code,
    nickname: row.nickname,
    summary: row.summary,
    text: row.text,
    rating: row.rating,
    fit: row.fit,
    width: row.width,
    isRecommended: row.is_recommended,
    isVerifiedPurchase: row.order_line_id !== null,
    helpful: row.helpful,
    notHelpful: row.not_helpful,
    createdAt: row.created_at,
  }
}

/** Ends with the id, so that pages never overlap. */
const ORDERS: Readonly<Record<ReviewSort, ReturnType<typeof sql>>> = {
  NEWEST: sql`created_at desc, id desc`,
  MOST_HELPFUL: sql`helpful - not_helpful desc, helpful desc, created_at desc, id desc`,
  HIGHEST: sql`rating desc, created_at desc, id desc`,
  LOWEST: sql`rating asc, created_at desc, id desc`,
}

async function ratingsOf(db: Kysely<Database>, styleCodes: readonly string[]): Promise<Map<string, RatingSummary>> {
  const rows = await db
    .selectFrom('style_rating')
    .selectAll()
    .where('style_code', '=', sql<string>`any(${styleCodes}::text[])`)
    .where('count', '>', 0)
    .execute()
  return new Map(
    rows.map(({ style_code, count, star_sum, stars, recommended, answered }) => [
      style_code,
      { count, average: star_sum / count, stars, recommended, answered },
    ]),
  )
}

async function list(
  db: Kysely<Database>,
  styleCode: string,
  { sort, stars, offset, limit }: ReviewQuery,
): Promise<Review[]> {
  let query = db.selectFrom('review').selectAll().where('style_code', '=', styleCode).where('state', '=', 'approved')
  if (stars.length > 0) query = query.where('rating', 'in', [...stars])
  const rows = await query.orderBy(ORDERS[sort]).offset(offset).limit(limit).execute()
  return rows.map(toReview)
}

const ofCustomer =
  (db: Kysely<Database>): ReviewService['ofCustomer'] =>
  async ({ id, websiteId }, { offset, limit }) => {
    const own = db
      .selectFrom('review')
      .where('customer_id', '=', id)
      .where('website_id', '=', websiteId)
      .where('state', '=', 'approved')
    const { total } = await own.select((of) => of.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
    const rows = await own.selectAll().orderBy(ORDERS.NEWEST).offset(offset).limit(limit).execute()
    return { total: Number(total), reviews: rows.map((row) => ({ ...toReview(row), productId: row.product_id })) }
  }

async function submit(db: Kysely<Database>, review: NewReview): Promise<Review | undefined> {
  const row = await db
    .insertInto('review')
    .values({
      product_id: review.productId,
      style_code: review.styleCode,
      website_id: review.websiteId,
      customer_id: review.customerId ?? null,
      order_line_id: review.orderLineId ?? null,
      nickname: review.nickname,
      summary: review.summary,
      text: review.text,
      rating: review.rating,
      fit: review.fit ?? null,
      width: review.width ?? null,
      is_recommended: review.isRecommended ?? null,
      moderation_note: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && toReview(row)
}

/** @returns how the vote changes the two counts */
async function saveVote(db: Kysely<Database>, reviewId: number, voter: string, isHelpful: boolean) {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into review_vote (review_id, voter, is_helpful) values (${reviewId}, ${voter}, ${isHelpful})
    on conflict (review_id, voter) do update set is_helpful = excluded.is_helpful, at = now()
      where review_vote.is_helpful <> excluded.is_helpful
    returning xmax = 0 as is_new`.execute(db)
  const [existing] = rows
  if (!existing) return { helpful: 0, notHelpful: 0 }
  const taken = existing.is_new ? 0 : -1
  return isHelpful ? { helpful: 1, notHelpful: taken } : { helpful: taken, notHelpful: 1 }
}

async function vote(db: Kysely<Database>, uid: string, { voter, isHelpful }: { voter: string; isHelpful: boolean }) {
  return inTransaction(db, async (trx) => {
    const review = await trx
      .selectFrom('review')
      .select('id')
      .where('uid', '=', uid)
      .where('state', '=', 'approved')
      .executeTakeFirst()
    if (!review) return undefined
    const change = await saveVote(trx, review.id, voter, isHelpful)
    const row = await trx
      .updateTable('review')
      .set({ helpful: sql`helpful + ${change.helpful}`, not_helpful: sql`not_helpful + ${change.notHelpful}` })
      .where('id', '=', review.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return toReview(row)
  })
}

/**
 * Local substitute for a review service: stores reviews in our database and shows them once a moderator approves. [A80,
 * A121]
 */
export function createLocalReviews(db: Kysely<Database>): ReviewService {
  return {
    ratingsOf: (styleCodes) => ratingsOf(db, styleCodes),
    list: (styleCode, query) => list(db, styleCode, query),
    ofCustomer: ofCustomer(db),
    submit: (review) => submit(db, review),
    vote: (uid, given) => vote(db, uid, given),
  }
}
