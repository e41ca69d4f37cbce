import type { CountryCode } from '@welt/kit/money'
import { type Kysely, sql } from 'kysely'
import { type Database, inTransaction } from '#src/platform/database'
import { loadDeliveryZones } from './load-zones.ts'
import { plannedZones } from './planned-zones.ts'
import type { DeliveryZone } from './zone.ts'

interface ZoneChange {
  /** Undefined for the planned ones. */
  readonly zones: readonly DeliveryZone[] | undefined
  readonly isDryRun?: boolean
}

/** By name. */
export interface ZoneDifference {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

/** Members in any order. */
function isSame(a: DeliveryZone, b: DeliveryZone): boolean {
  const facts = ({ postcodes, from, notFrom, days: { standard, express } }: DeliveryZone) =>
    JSON.stringify([postcodes, from, notFrom, standard, express])
  return facts(a) === facts(b)
}

function differenceOf(before: readonly DeliveryZone[], after: readonly DeliveryZone[]): ZoneDifference {
  const old = new Map(before.map((zone) => [zone.name, zone]))
  const names = new Set(after.map(({ name }) => name))
  return {
    added: [...names].filter((name) => !old.has(name)),
    changed: after.flatMap((zone) => {
      const former = old.get(zone.name)
      return former && !isSame(former, zone) ? [zone.name] : []
    }),
    removed: [...old.keys()].filter((name) => !names.has(name)),
  }
}

const LOCK = 7_261_120

/** Running shops follow the change log. Writes and audits nothing if nothing differs. */
export function changeDeliveryZones(
  db: Kysely<Database>,
  country: CountryCode,
  { zones, isDryRun = false }: ZoneChange,
): Promise<ZoneDifference> {
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK}::int)`.execute(trx)
    const before = await loadDeliveryZones(trx)
    const difference = differenceOf(before[country], zones ?? plannedZones[country])
    const isChanged = Object.values(difference).some((names) => names.length > 0)
    if (isDryRun || !isChanged) return difference
    if (zones)
      await sql`
        insert into delivery_zones (country, zones) values (${country}, ${JSON.stringify(zones)}::jsonb)
        on conflict (country) do update set zones = excluded.zones, updated_at = now()`.execute(trx)
    else await trx.deleteFrom('delivery_zones').where('country', '=', country).execute()
    const detail = { ...difference, isPlanned: zones === undefined }
    await sql`insert into audit (actor, action, target, detail)
      values ('operator', 'delivery-zones-changed', ${`delivery-zones:${country}`},
        ${JSON.stringify(detail)}::jsonb)`.execute(trx)
    return difference
  })
}
