import type { SiteId } from '@welt/brands'
import type { ShopEvent } from '#app/session/shop-events.ts'

/** Where events go: a file here, another system behind the same port. */
export interface ShopEvents {
  record(site: SiteId, event: ShopEvent): void
  /** Before the process ends. */
  flush(): Promise<void>
}
