import { findBrokenInvariants, releaseExpiredHolds } from '#modules/orders'
import type { Job } from './job.ts'

/** Frees stock whose hold has run out. */
export const releaseHolds: Job = async (_payload, { db, log }) => {
  const count = await releaseExpiredHolds(db)
  if (count > 0) log('info', 'released expired holds', { count })
}

/** Checks the books (I1-I8) and raises an alarm for each rule that does not hold. */
export const checkInvariants: Job = async (_payload, { db, log }) => {
  for (const { rule, what } of await findBrokenInvariants(db)) log('error', 'invariant broken', { alarm: true, rule, what })
}
