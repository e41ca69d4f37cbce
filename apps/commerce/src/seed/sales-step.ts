import { fingerprintOf } from './rows.ts'
import type { SeedStep } from './step.ts'

/** [decision 15] */
export function salesStep(products: number): SeedStep {
  return {
    name: 'sales',
    unit: 'sales',
    fingerprint: () => fingerprintOf([products]),
    run: async (client) => {
      const { rowCount } = await client.query(
        `insert into product_sales (product_id, website_id, day, source, units)
         select product_id, website_id, current_date, 'import', sold_30_days from product_site where sold_30_days > 0
         on conflict do nothing`,
      )
      await client.query('select refresh_sales()')
      return rowCount ?? 0
    },
  }
}
