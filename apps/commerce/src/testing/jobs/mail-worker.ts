import type { OutgoingMail } from '#modules/notifications'
import { jobs } from '../../jobs/index.ts'
import type { JobContext } from '../../queue/job-handler.ts'
import type { TestDatabase } from '../database.ts'
import type { TestServer } from '../server.ts'

const TAKE_JOBS = `with taken as (
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id
    returning j.id, t.identifier, j.payload)
  select identifier, payload from taken order by id`

/** @returns a function that runs queued jobs, including those that they enqueue, and adds their mails to `sent` */
export function createMailWorker(
  { db, pool }: TestDatabase,
  { config }: TestServer,
  sent: OutgoingMail[],
): () => Promise<void> {
  const mail = { send: async (outgoing: OutgoingMail) => void sent.push(outgoing) }
  const context: JobContext = { db, config, ports: { mail } as unknown as JobContext['ports'], log: () => undefined }
  return async () => {
    for (;;) {
      const { rows } = await pool.query<{ identifier: string; payload: unknown }>(TAKE_JOBS)
      if (rows.length === 0) return
      for (const { identifier, payload } of rows) await jobs[identifier]?.(payload, context)
    }
  }
}
