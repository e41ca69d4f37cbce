import { defineJobs } from '../queue/define-jobs.ts'
import type { HandlersOf } from '../queue/job-handler.ts'
import { publishSales, purgePageChanges } from './page-change.ts'

export const pageChangeJobs = defineJobs({
  /** Invalidates pages whose prices the clock has changed. */
  'invalidate-sale-prices': { payload: {}, attempts: 1 },
  'purge-page-changes': { payload: {}, attempts: 1 },
})

export const pageChangeJobHandlers: HandlersOf<typeof pageChangeJobs> = {
  'invalidate-sale-prices': async (_payload, { db, log }) => {
    const count = await publishSales(db)
    if (count > 0) log('info', 'sales began or ended', { products: count })
  },
  'purge-page-changes': (_payload, { db }) => purgePageChanges(db),
}
