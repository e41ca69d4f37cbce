/** What a product page says when a call failed. @source spec §8 */
export const productMessages = { stocks: 'Error fetching stocks/variants', withdrawn: 'This shoe is no longer sold here.' } as const
