import { type RawBuilder, sql } from 'kysely'
import type { AtStore } from '#modules/catalogue'
import { offeredPiecesSql } from './offered.ts'

/** What a store offers of variant `v`; null without a store. Collects nothing while the feed is silent. [R3.34] */
export function atStoreSql(websiteId: number, storeCode: RawBuilder<string | null>): RawBuilder<AtStore> {
  return sql<AtStore>`(
    select json_build_object('quantity', ${offeredPiecesSql('v.sku', 'chosen.store_code')},
      'isCollecting', chosen.is_active and chosen.enabled_for_cnc and ${websiteId} = any(chosen.website_ids)
        and not exists (select from inventory_state where is_paused))
    from store chosen where chosen.store_code = ${storeCode})`
}
