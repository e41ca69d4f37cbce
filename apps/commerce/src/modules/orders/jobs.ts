import { sql } from 'kysely'
import type { Db } from '#src/composition/database'

interface JobOptions {
  /** Seconds from now, by the database clock; 0 = at once. */
  readonly delaySeconds?: number
  /** A job of the same key that has not started is replaced. */
  readonly key?: string
}

/** Writes a job in the caller's transaction, so that it exists exactly when the change does. */
export async function addJob(db: Db, kind: string, payload: Readonly<Record<string, unknown>>, options: JobOptions = {}): Promise<void> {
  await sql`
    select graphile_worker.add_job(${kind}::text, ${JSON.stringify(payload)}::json, max_attempts := 8, job_key := ${options.key ?? null}::text,
      run_at := now() + make_interval(secs => ${options.delaySeconds ?? 0}))`.execute(db)
}
