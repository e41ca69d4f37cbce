import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database.ts'

export const REVIEW_STATES = ['pending', 'approved', 'rejected'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export interface ModeratedReview {
  readonly id: number
  readonly state: ReviewState
  readonly site: number
  readonly sku: string
  readonly rating: number
  readonly nickname: string
  readonly summary: string
  readonly text: string
  readonly writtenAt: Date
  readonly note: string | null
}

/** Oldest first. */
export async function listReviews(db: Kysely<Database>, state: ReviewState, limit: number): Promise<ModeratedReview[]> {
  return db
    .selectFrom('review as r')
    .innerJoin('product as p', 'p.id', 'r.product_id')
    .where('r.state', '=', state)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(limit)
    .select(['r.id', 'r.state', 'r.website_id as site', 'p.sku', 'r.rating', 'r.nickname', 'r.summary', 'r.text'])
    .select(['r.created_at as writtenAt', 'r.moderation_note as note'])
    .execute()
}

/** `another-review`: the customer already has another review of the style. */
export type Decision = 'done' | 'unknown' | 'unchanged' | 'another-review'

/** Records the decision in the audit log. Ratings and listings follow from the change log. */
export async function decideReview(
  db: Kysely<Database>,
  {
    id,
    state,
    note,
  }: { readonly id: number; readonly state: Exclude<ReviewState, 'pending'>; readonly note: string | undefined },
): Promise<Decision> {
  try {
    return await db.transaction().execute(async (trx) => {
      const review = await trx.selectFrom('review').select('state').where('id', '=', id).forUpdate().executeTakeFirst()
      if (!review) return 'unknown'
      if (review.state === state) return 'unchanged'
      const decided = { state, moderated_at: sql<Date>`now()`, moderation_note: note ?? null }
      await trx.updateTable('review').set(decided).where('id', '=', id).execute()
      await sql`insert into audit (actor, action, target) values ('operator', ${`review-${state}`}, ${String(id)})`.execute(
        trx,
      )
      return 'done'
    })
  } catch (error) {
    if ((error as { code?: string }).code === '23505') return 'another-review'
    throw error
  }
}
