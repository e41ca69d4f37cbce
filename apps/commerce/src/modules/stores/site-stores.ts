import { ofSite, type SettingsReader, settingsOfRequest, siteValue } from '#modules/site'
import { isFeedPaused } from './feed/feed-pause.ts'
import { loadStores } from './store.ts'
import type { StoreRow } from './tables.ts'

const SITE_STORES = siteValue<readonly StoreRow[], SettingsReader>({
  name: 'stores',
  tables: ['store'],
  make: async ({ db, brand }) => (await loadStores(db)).filter((store) => store.website_ids.includes(brand.websiteId)),
})

/** Also those that have closed for good, by state and name. */
export function storesOfSite(ctx: SettingsReader): Promise<readonly StoreRow[]> {
  return ofSite(ctx, SITE_STORES)
}

export async function tradingStores(ctx: SettingsReader): Promise<readonly StoreRow[]> {
  return (await storesOfSite(ctx)).filter((store) => store.is_active)
}

/** [R3.34, R3.106, decision 95] */
export async function isCollectOffered(ctx: SettingsReader): Promise<boolean> {
  return (await settingsOfRequest(ctx)).isClickAndCollectEnabled && !(await isFeedPaused(ctx))
}

export async function isCollecting(
  ctx: SettingsReader,
  store: Pick<StoreRow, 'is_active' | 'enabled_for_cnc'>,
): Promise<boolean> {
  return store.is_active && store.enabled_for_cnc && (await isCollectOffered(ctx))
}
