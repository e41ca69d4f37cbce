import { defineJobs } from '#src/queue/define-jobs'
import { text } from '#src/queue/payload'

export const catalogueJobs = defineJobs({
  /** Mails everybody who waits for a size that is back. */
  'send-stock-alerts': { payload: { sku: text }, attempts: 8 },
  'purge-stock-alerts': { payload: {}, attempts: 1 },
  /** Counts what was sold lately. */
  'refresh-sales-counts': { payload: {}, attempts: 1 },
})
