import { sql } from 'kysely'
import type { AccountNotice } from '#modules/notifications'
import type { Db } from '#src/composition/database'

/** Writes a job in the caller's transaction. */
async function addJob(db: Db, kind: string, payload: object, key?: string): Promise<void> {
  await sql`select graphile_worker.add_job(${kind}::text, ${JSON.stringify(payload)}::json, max_attempts := 8, job_key := ${key ?? null}::text)`.execute(
    db,
  )
}

/** Looks whether the email has an account and sends the link then: the request itself does the same work for every email. */
export async function addResetJob(db: Db, websiteId: number, email: string): Promise<void> {
  await addJob(db, 'password-reset', { websiteId, email }, `password-reset:${websiteId}:${email}`)
}

/** Sends the link that confirms the email an account has by then. */
export async function addConfirmationJob(db: Db, websiteId: number, customerId: number): Promise<void> {
  await addJob(db, 'email-confirm', { websiteId, customerId })
}

/** A mail to where the owner could be reached before the change. */
export async function addNoticeJob(
  db: Db,
  notice: { readonly kind: AccountNotice; readonly websiteId: number; readonly email: string; readonly requestId: string },
): Promise<void> {
  const { kind, websiteId, email, requestId } = notice
  await addJob(db, 'account-notice', notice, `${noticesTo(websiteId, email)}${kind}:${requestId}`)
}

/** What keys of the jobs begin with that send notices to an email. */
const noticesTo = (websiteId: number, email: string) => `account-notice:${websiteId}:${email}:`

/** Takes away the jobs that hold an email, also those that were tried in vain: its account is deleted. */
export async function forgetMailJobs(db: Db, websiteId: number, email: string): Promise<void> {
  const keys = ['password-reset', 'newsletter-confirm', 'newsletter-welcome'].map((kind) => `${kind}:${websiteId}:${email}`)
  await sql`
    select graphile_worker.remove_job(key) from graphile_worker.jobs
    where key = any(${keys}) or starts_with(key, ${noticesTo(websiteId, email)})`.execute(db)
}
