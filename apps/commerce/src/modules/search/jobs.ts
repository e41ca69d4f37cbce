import { brands } from '@welt/brands'
import { defineJobs } from '#src/queue/define-jobs'
import type { HandlersOf } from '#src/queue/job-handler'
import { writeSnapshots } from './snapshot/snapshots.ts'
import { trimSearchCounts } from './store.ts'

export const searchJobs = defineJobs({
  /** [J03] */
  'trim-search-counts': { payload: {}, attempts: 1 },
  'write-listing-snapshots': { payload: {}, attempts: 1 },
})

export const searchJobHandlers: HandlersOf<typeof searchJobs> = {
  'trim-search-counts': (_payload, { db, config }) => trimSearchCounts(db, config.retention.searchTermDays),
  'write-listing-snapshots': async (_payload, { db, ports, log }) => {
    const websiteIds = brands.map(({ websiteId }) => websiteId)
    for (const { isWritten, ...snapshot } of await writeSnapshots({ db, store: ports.snapshots }, { websiteIds }))
      log('info', isWritten ? 'listing snapshot written' : 'listing snapshot too large', snapshot)
  },
}
