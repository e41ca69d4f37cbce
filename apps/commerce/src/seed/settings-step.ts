import { brandOf, SITE_IDS } from '@welt/brands'
import { featuredBrands } from './data/featured-brands.ts'
import { fingerprintOf, writeRows } from './rows.ts'
import type { SeedStep } from './step.ts'

/** Keeps settings that operators have changed. [R3.103, R3.107] */
export function settingsStep(): SeedStep {
  const rows = SITE_IDS.map((site) => ({
    website_id: brandOf(site).websiteId,
    key: 'featured_brands',
    value: featuredBrands[site],
    updated_at: new Date(),
  }))
  return {
    name: 'settings',
    unit: 'settings',
    fingerprint: () => fingerprintOf(featuredBrands),
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
