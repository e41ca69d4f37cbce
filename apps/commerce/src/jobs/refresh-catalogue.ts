import { sql } from 'kysely'
import type { Job } from './job.ts'

/** Forgets changes that every server has read long ago, whatever comes of counting what was sold lately. [decision 15] */
export const refreshCatalogue: Job = async (_payload, { db }) => {
  await sql`delete from catalogue_change where at < now() - interval '1 hour'`.execute(db)
  await sql`select refresh_sales()`.execute(db)
}
