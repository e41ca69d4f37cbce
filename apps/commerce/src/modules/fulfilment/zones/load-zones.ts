import { ofSite, type SettingsReader, siteValue } from '#modules/site'
import type { Db } from '#src/platform/database'
import { plannedZones } from './planned-zones.ts'
import type { DeliveryZones } from './zone.ts'

/** One statement. */
export async function loadDeliveryZones(db: Db): Promise<DeliveryZones> {
  const rows = await db.selectFrom('delivery_zones').select(['country', 'zones']).execute()
  return { ...plannedZones, ...Object.fromEntries(rows.map(({ country, zones }) => [country, zones])) }
}

const ZONES = siteValue<DeliveryZones, SettingsReader>({
  name: 'delivery zones',
  tables: ['delivery_zones'],
  make: ({ db }) => loadDeliveryZones(db),
})

export function deliveryZonesOf(ctx: SettingsReader): Promise<DeliveryZones> {
  return ofSite(ctx, ZONES)
}
