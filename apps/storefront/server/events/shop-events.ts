import type { SiteId } from '@welt/brands'
import type { ShopEvent } from '#app/session/shop-events.ts'

/** Port for recorded events; its adapter writes files. */
export interface ShopEvents {
  record(site: SiteId, event: ShopEvent): void
  /** Writes the rest; called at shutdown. */
  flush(): Promise<void>
}
