export { redeemRedemptions, releaseRedemptions, reserveRedemptions, reserveRedemptionsAgain } from './claims.ts'
export { loyaltyJobHandlers } from './job-handlers.ts'
export { loyaltyJobs } from './jobs.ts'
export { usableRewards } from './usable-rewards.ts'
