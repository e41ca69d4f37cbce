import { defineJobs } from '#src/queue/define-jobs'
import type { HandlersOf } from '#src/queue/job-handler'
import { purgeGuestCarts } from './guest-carts.ts'

export const cartJobs = defineJobs({
  'purge-guest-carts': { payload: {}, attempts: 1 },
})

export const cartJobHandlers: HandlersOf<typeof cartJobs> = {
  'purge-guest-carts': async (_payload, { db, config, log }) => {
    const deleted = await purgeGuestCarts(db, config.retention.guestCartDays)
    if (deleted > 0) log('info', 'guest carts deleted', { deleted })
  },
}
