import { trimSearchCounts } from '#modules/search'
import type { Job } from './job.ts'

/** Drops search terms that are old or rarer than those kept of a day: what shoppers type does not fill the database. [J03] */
export const trimSearches: Job = async (_payload, { db }) => {
  await trimSearchCounts(db)
}
