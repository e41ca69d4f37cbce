import { defineJobs } from '#src/queue/define-jobs'
import { text } from '#src/queue/payload'

export const reviewJobs = defineJobs({
  /** Counts again how a style fits, after a review or a return has changed it. [decision 13] */
  'refresh-fit': { payload: { styleCode: text }, attempts: 8 },
  /** The same for every style, as return windows end. */
  'refresh-all-fits': { payload: {}, attempts: 1 },
})
