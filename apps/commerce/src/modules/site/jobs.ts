import { defineJobs } from '#src/queue/define-jobs'
import type { HandlersOf } from '#src/queue/job-handler'
import { maintainPartitions } from '#src/queue/log-partitions'
import { purgeAuditRecords } from './audit.ts'
import { purgeExpiredLimits } from './limits.ts'

export const siteJobs = defineJobs({
  'purge-rate-limits': { payload: {}, attempts: 1 },
  'purge-audit-records': { payload: {}, attempts: 1 },
})

export const siteJobHandlers: HandlersOf<typeof siteJobs> = {
  'purge-rate-limits': (_payload, { db }) => purgeExpiredLimits(db),
  'purge-audit-records': async (_payload, ctx) => {
    const { auditDays } = ctx.config.retention
    await maintainPartitions(ctx, 'audit', auditDays)
    await purgeAuditRecords(ctx.db, auditDays)
  },
}
