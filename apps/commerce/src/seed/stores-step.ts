import { brandOf } from '@welt/brands'
import type { Client } from 'pg'
import { type StoreEntry, specialDays, stores, weeks } from './data/stores.ts'
import { fingerprintOf, writeRows } from './rows.ts'
import type { SeedStep } from './step.ts'

const STORE_COLUMNS = [
  'store_code',
  'retek_store_id',
  'website_ids',
  'name',
  'street',
  'city',
  'state',
  'postcode',
  'country',
  'phone',
  'latitude',
  'longitude',
  'time_zone',
  'hours',
  'services',
  'special_hours',
  'is_active',
  'enabled_for_cnc',
]

/** Hours are in the store's own zone. [A27] */
const timeZones: Readonly<Record<string, string>> = {
  VIC: 'Australia/Melbourne',
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  TAS: 'Australia/Hobart',
  NT: 'Australia/Darwin',
  NZ: 'Pacific/Auckland',
}

const FIRST_RETEK_ID = 1101

function storeRow(store: StoreEntry, i: number) {
  return {
    store_code: store.code,
    retek_store_id: String(FIRST_RETEK_ID + i),
    website_ids: [brandOf(store.site).websiteId],
    name: store.name,
    street: store.street,
    city: store.city,
    state: store.state,
    postcode: store.postcode,
    country: store.state === null ? 'NZ' : 'AU',
    phone: store.phone,
    latitude: store.latitude,
    longitude: store.longitude,
    time_zone: timeZones[store.state ?? 'NZ'],
    hours: weeks[store.hours].map((day) => day && { opens: day[0], closes: day[1] }),
    services: store.services,
    special_hours: specialDays[store.hours],
    is_active: store.isOpen,
    enabled_for_cnc: store.isCollecting,
  }
}

export async function seedStores(client: Client): Promise<number> {
  const sources = stores.map((store) => ({
    code: store.code,
    kind: 'store',
    name: store.name,
    is_active: store.isOpen,
  }))
  await writeRows(client, {
    table: 'source',
    columns: ['code', 'kind', 'name', 'is_active'],
    rows: sources,
    key: ['code'],
    onExisting: 'overwrite',
  })
  return writeRows(client, {
    table: 'store',
    columns: STORE_COLUMNS,
    rows: stores.map(storeRow),
    key: ['store_code'],
    onExisting: 'overwrite',
  })
}

/**
 * About half of a site's products, depending on sku and store alone. Keeps existing stock; runs after the catalogue.
 *
 * @param skus of variants; undefined for all
 */
export async function seedStoreStock(client: Client, skus?: readonly string[]): Promise<number> {
  const { rowCount } = await client.query(
    `
    insert into stock (sku, source, on_hand)
    select sku, store_code, 1 + chance % 4 from (
      select v.sku, s.store_code, ('x' || substr(md5(v.sku || s.store_code), 1, 6))::bit(24)::int as chance
      from store s
      join product_site ps on ps.website_id = any(s.website_ids) and ps.is_enabled
      join variant v on v.product_id = ps.product_id where s.is_active
        and ($1::text[] is null or v.sku = any($1))) shelf
    where (chance / 4) % 2 = 0
    on conflict (sku, source) do nothing`,
    [skus],
  )
  return rowCount ?? 0
}

/** The second runs after prices. */
export function storeSteps(): readonly [SeedStep, SeedStep] {
  const fingerprint = () => fingerprintOf([stores, weeks, specialDays])
  return [
    { name: 'stores', unit: 'stores', fingerprint, run: seedStores },
    { name: 'store stock', unit: 'shelves', fingerprint, run: (client) => seedStoreStock(client) },
  ]
}
