import type { Change } from '#src/change-log/change'

export const STORES_TAG = 'stores'

export const tagsOfStores = ({ table }: Change): readonly string[] =>
  table === 'store' || table === 'inventory_feed' ? [STORES_TAG] : []
