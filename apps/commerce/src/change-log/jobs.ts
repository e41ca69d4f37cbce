import { defineJobs } from '../queue/define-jobs.ts'
import type { HandlersOf } from '../queue/job-handler.ts'
import { maintainPartitions } from '../queue/log-partitions.ts'
import { logDueSales, purgeChangeLog, RETENTION_DAYS } from './change.ts'

export const changeLogJobs = defineJobs({
  'log-due-sales': { payload: {}, attempts: 1 },
  'purge-change-log': { payload: {}, attempts: 1 },
})

export const changeLogJobHandlers: HandlersOf<typeof changeLogJobs> = {
  'log-due-sales': async (_payload, { db, log }) => {
    const count = await logDueSales(db)
    if (count > 0) log('info', 'sales began or ended', { products: count })
  },
  'purge-change-log': async (_payload, ctx) => {
    await purgeChangeLog(ctx.db)
    await maintainPartitions(ctx, 'change_log', RETENTION_DAYS)
  },
}
