export const productMessages = {
  stocks: 'Error fetching stocks/variants',
  withdrawn: 'This shoe is no longer sold here.',
} as const
