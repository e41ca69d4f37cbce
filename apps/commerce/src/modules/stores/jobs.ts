import { defineJobs } from '#src/queue/define-jobs'
import type { HandlersOf } from '#src/queue/job-handler'
import { maintainPartitions } from '#src/queue/log-partitions'
import { readFeed } from './feed/read-feed.ts'
import { purgeStockMovements } from './stock/movements.ts'

export const storeJobs = defineJobs({
  'read-inventory-feed': { payload: {}, attempts: 1 },
  'purge-stock-movements': { payload: {}, attempts: 1 },
})

export const storeJobHandlers: HandlersOf<typeof storeJobs> = {
  'read-inventory-feed': (_payload, ctx) => readFeed(ctx),
  'purge-stock-movements': async (_payload, ctx) => {
    const { auditDays } = ctx.config.retention
    await maintainPartitions(ctx, 'stock_movement', auditDays)
    await purgeStockMovements(ctx.db, auditDays)
  },
}
