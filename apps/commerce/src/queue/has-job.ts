import { type RawBuilder, sql } from 'kysely'

/** Whether a job of the key waits or runs: not one that failed for good. */
export const hasJob = (key: RawBuilder<unknown>) => sql<boolean>`exists (
  select from graphile_worker.jobs j where j.key = ${key} and j.attempts < j.max_attempts)`
