import { defineJobs } from '#src/queue/define-jobs'
import { text } from '#src/queue/payload'

export const catalogueJobs = defineJobs({
  'send-stock-alerts': { payload: { sku: text }, attempts: 8 },
  'purge-stock-alerts': { payload: {}, attempts: 1 },
  'refresh-sales-counts': { payload: {}, attempts: 1 },
})
