import { defineJobs } from '#src/queue/define-jobs'
import type { HandlersOf } from '#src/queue/job-handler'
import { trimSearchCounts } from './store.ts'

export const searchJobs = defineJobs({
  /** [J03] */
  'trim-search-counts': { payload: {}, attempts: 1 },
})

export const searchJobHandlers: HandlersOf<typeof searchJobs> = {
  'trim-search-counts': (_payload, { db, config }) => trimSearchCounts(db, config.retention.searchTermDays),
}
