/** [R8.40, A88] */
export const loyaltyMessages = {
  options: 'Error fetching redemption options',
  details: 'Error fetching loyalty details',
} as const
