import { brandOf, SITE_IDS } from '@welt/brands'
import { featuredBrands } from './data/featured-brands.ts'
import { sellers } from './data/sellers.ts'
import { fingerprintOf, writeRows } from './rows.ts'
import type { SeedStep } from './step.ts'

/** Keeps settings that operators have changed. [R3.103, R3.107] */
export function settingsStep(): SeedStep {
  const rows = SITE_IDS.flatMap((site) => {
    const values = { featured_brands: featuredBrands[site], ...sellers[site] }
    return Object.entries(values).map(([key, value]) => ({
      website_id: brandOf(site).websiteId,
      key,
      value,
      updated_at: new Date(),
    }))
  })
  return {
    name: 'settings',
    unit: 'settings',
    fingerprint: () => fingerprintOf({ featuredBrands, sellers }),
    run: (client) =>
      writeRows(client, {
        table: 'site_setting',
        columns: ['website_id', 'key', 'value', 'updated_at'],
        rows,
        key: ['website_id', 'key'],
        onExisting: 'keep',
      }),
  }
}
