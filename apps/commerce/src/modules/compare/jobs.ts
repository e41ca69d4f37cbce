import { defineJobs } from '#src/queue/define-jobs'
import type { HandlersOf } from '#src/queue/job-handler'
import { purgeCompareLists } from './store.ts'

export const compareJobs = defineJobs({
  'purge-compare-lists': { payload: {}, attempts: 1 },
})

export const compareJobHandlers: HandlersOf<typeof compareJobs> = {
  'purge-compare-lists': (_payload, { db }) => purgeCompareLists(db),
}
