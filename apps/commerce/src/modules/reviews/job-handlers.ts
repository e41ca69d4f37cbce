import type { HandlersOf } from '#src/queue/job-handler'
import { refreshFit } from './fit-store.ts'
import type { reviewJobs } from './jobs.ts'

export const reviewJobHandlers: HandlersOf<typeof reviewJobs> = {
  'refresh-fit': ({ styleCode }, { db }) => refreshFit(db, styleCode),
  'refresh-all-fits': (_payload, { db }) => refreshFit(db),
}
