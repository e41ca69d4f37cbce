import { defineJobs } from '#src/queue/define-jobs'
import type { HandlersOf } from '#src/queue/job-handler'
import { trimSearchCounts } from './store.ts'

export const searchJobs = defineJobs({
  /**
   * Deletes search terms that are old or rarer than those stored of a day: what shoppers type does not fill the
   * database. [J03]
   */
  'trim-search-counts': { payload: {}, attempts: 1 },
})

export const searchJobHandlers: HandlersOf<typeof searchJobs> = {
  'trim-search-counts': (_payload, { db, config }) => trimSearchCounts(db, config.retention.searchTermDays),
}
