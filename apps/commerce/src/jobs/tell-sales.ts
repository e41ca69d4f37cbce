import { tellSales } from '../page-changes/page-change.ts'
import type { Job } from './job.ts'

/** Has pages drawn anew whose prices the clock has changed. */
export const tellSalesOfTheClock: Job = async (_payload, { db, log }) => {
  const count = await tellSales(db)
  if (count > 0) log('info', 'sales began or ended', { products: count })
}
