import { defineJobs } from '#src/queue/define-jobs'
import { text } from '#src/queue/payload'

export const reviewJobs = defineJobs({
  /** [decision 13] */
  'refresh-fit': { payload: { styleCode: text }, attempts: 8 },
  'refresh-all-fits': { payload: {}, attempts: 1 },
})
