import type { CountryCode } from '@welt/kit/money'
import type { ColumnType, Generated } from 'kysely'
import type { DeliveryZone } from './zones/zone.ts'

export interface FulfilmentTables {
  /** An operator's zones of a country, in place of the planned ones. [decision 120] */
  delivery_zones: {
    country: CountryCode
    zones: ColumnType<readonly DeliveryZone[], string, string>
    updated_at: Generated<Date>
  }
}
