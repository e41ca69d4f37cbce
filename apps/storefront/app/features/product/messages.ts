export const productMessages = {
  stocks: 'Error fetching stocks/variants',
  delivery: 'We couldn’t read the delivery date. Try again in a moment.',
  withdrawn: 'This shoe is no longer sold here.',
} as const
