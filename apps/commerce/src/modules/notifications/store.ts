import { sql } from 'kysely'
import type { Db } from '#src/database'
import type { ContactMessage } from './rules.ts'

/** Topic of a site's newsletter. @source A69 */
const NEWSLETTER = 'newsletter'

/** Subscribes an address to the newsletter; says whether it wasn't before, since only then a welcome is due. */
export async function subscribe(
  db: Db,
  input: { readonly websiteId: number; readonly email: string; readonly source: string },
): Promise<{ readonly isNew: boolean }> {
  const { rows } = await sql<{ is_new: boolean }>`
    with before as (select status from subscription where website_id = ${input.websiteId} and email = ${input.email} and topic = ${NEWSLETTER} and channel = 'email')
    insert into subscription (website_id, email, topic, channel, status, source, consented_at)
    values (${input.websiteId}, ${input.email}, ${NEWSLETTER}, 'email', 'SUBSCRIBED', ${input.source}, now())
    on conflict (website_id, email, topic, channel) do update
      set status = 'SUBSCRIBED', source = excluded.source, unsubscribed_at = null,
          consented_at = case when subscription.status = 'SUBSCRIBED' then subscription.consented_at else now() end
    returning coalesce((select status from before), '') <> 'SUBSCRIBED' as is_new`.execute(db)
  return { isNew: rows[0]?.is_new ?? false }
}

/** Writes a job in the caller's transaction. @source reliability §2 Outbox */
async function addJob(db: Db, kind: string, payload: object, key: string): Promise<void> {
  await sql`select graphile_worker.add_job(${kind}::text, ${JSON.stringify(payload)}::json, max_attempts := 8, job_key := ${key}::text)`.execute(
    db,
  )
}

/** The welcome mail of a new subscription, sent by the worker. @source A110 */
export async function addWelcomeJob(db: Db, websiteId: number, email: string): Promise<void> {
  await addJob(db, 'newsletter-welcome', { websiteId, email }, `newsletter-welcome:${websiteId}:${email}`)
}

/** A shopper's message to the service desk, sent by the worker. */
export async function addContactJob(db: Db, websiteId: number, message: ContactMessage, requestId: string): Promise<void> {
  await addJob(db, 'contact-message', { websiteId, requestId, ...message }, `contact-message:${requestId}`)
}
