import { tracer } from '@welt/kit/telemetry/trace'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { JobType } from './define-jobs.ts'

/** Payload field; jobs read only the fields that they declare. */
export const TRACE_FIELD = 'traceparent'

interface Options {
  /** Replaces a pending job with the same key. */
  readonly key?: string
  readonly delaySeconds?: number
  readonly preservesDueTime?: boolean
  /** The worker polls for them each second, because commits that notify are serialised. [decisions 110, 187] */
  readonly isUnhurried?: boolean
}

export type Entry<Payload> = Options & { readonly payload: Payload }

/** In the caller's transaction. [decision 48] */
export function enqueue<Payload>(
  trx: Db,
  job: JobType<Payload>,
  payload: NoInfer<Payload>,
  options: Options = {},
): Promise<void> {
  return enqueueMany(trx, job, [{ ...options, payload }])
}

/** A statement to which callers may append sources and a condition. */
export function enqueueing<Payload>(
  job: JobType<Payload>,
  entries: readonly Entry<NoInfer<Payload>>[],
): RawBuilder<unknown> {
  return enqueueingEntries(job, sql`${entriesText(entries)}`)
}

/** JSON; in a sampled trace each payload carries `traceparent`, so the worker can link the job to it. */
export function entriesText(entries: readonly Entry<unknown>[]): string {
  const own = tracer()
  if (!own?.isSampled()) return JSON.stringify(entries)
  const traceparent = own.traceparent()
  return JSON.stringify(
    entries.map((entry) => ({ ...entry, payload: { ...(entry.payload as object), [TRACE_FIELD]: traceparent } })),
  )
}

/** @param entries from `entriesText` */
export function enqueueingEntries(job: JobType<unknown>, entries: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select enqueue_job(${job.name}::text, e.payload, ${job.attempts}::int, e.key,
      now() + make_interval(secs => coalesce(e."delaySeconds", 0)), coalesce(e."preservesDueTime", false),
      not coalesce(e."isUnhurried", false))
    from json_to_recordset(${entries}::json)
      as e (payload json, key text, "delaySeconds" float8, "preservesDueTime" boolean, "isUnhurried" boolean)`
}

export async function enqueueMany<Payload>(
  trx: Db,
  job: JobType<Payload>,
  entries: readonly Entry<NoInfer<Payload>>[],
): Promise<void> {
  if (entries.length > 0) await enqueueing(job, entries).execute(trx)
}

/** Includes failed jobs. */
export async function removeJobs(
  trx: Db,
  { keys, prefix }: { readonly keys: readonly string[]; readonly prefix: string },
): Promise<void> {
  await sql`
    select graphile_worker.remove_job(key) from graphile_worker.jobs
    where key = any(${keys}) or starts_with(key, ${prefix})`.execute(trx)
}

/** Jobs that failed permanently. */
export async function removeDeadJobs(db: Db, jobs: readonly JobType<unknown>[], days: number): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and updated_at < shop_now() - make_interval(days => ${days})
      and task_identifier = any(${jobs.map(({ name }) => name)}) having count(*) > 0`.execute(db)
}
