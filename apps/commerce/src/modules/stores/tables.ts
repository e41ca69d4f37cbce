import type { CountryCode } from '@welt/kit/money'
import type { Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely'

/** `HH:MM` in the store's own zone; null when closed. */
export type DayHours = { readonly opens: string; readonly closes: string } | null

/** Hours of a date, in place of those of its weekday and of a public holiday; null when closed. */
interface SpecialHours {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly label: string
  readonly opens: string | null
  readonly closes: string | null
}

/** [R3.33, R3.35] */
interface StoreTable {
  id: Generated<number>
  /** Also the code of its stock source. */
  store_code: string
  retek_store_id: string
  website_ids: number[]
  name: string
  street: string
  city: string
  state: string | null
  postcode: string
  country: CountryCode
  phone: string
  latitude: number
  longitude: number
  /** IANA name. [A27] */
  time_zone: string
  /** Seven, Monday first. [R3.36] */
  hours: JSONColumnType<DayHours[], string, string>
  special_hours: JSONColumnType<SpecialHours[], string | undefined, string>
  services: Generated<string[]>
  is_active: Generated<boolean>
  enabled_for_cnc: Generated<boolean>
}

/** How far the inventory feed was read; no row where none is configured. [decision 95] */
interface InventoryFeedTable {
  only_one: Generated<boolean>
  /** Of the next delta; null before a full answer was read. */
  cursor: string | null
  answered_at: Date
  /** Since the first failure after the last answer. */
  failing_since: Date | null
  /** Whether collection is paused as pages were last told. */
  was_paused: Generated<boolean>
  /** When the feed was last read from its start. */
  full_at: Date | null
  /** Of the last page with rows. */
  report: JSONColumnType<object, string, string>
}

export interface StoreTables {
  store: StoreTable
  inventory_feed: InventoryFeedTable
  stock_movement: StockMovementTable
}

/** What changed the stock of a size at a source; a trigger writes it. [decision 142] */
interface StockMovementTable {
  id: GeneratedAlways<number>
  at: Generated<Date>
  sku: string
  source: string
  kind: string
  on_hand: number
  on_hand_change: number
  reserved: number
  reserved_change: number
  reason: Generated<string | null>
  /** An adjustment with the same one is made once. */
  key: Generated<string | null>
  operator: Generated<string | null>
}

export type StoreRow = Selectable<StoreTable>
