import type { Db } from '#src/platform/database'
import { loadMaintenance, type Maintenance } from './store.ts'

/** Copy in memory: requests read it without a query. */
export interface MaintenanceWatch {
  /** Undefined while the site is open. */
  of(websiteId: number): Maintenance | undefined
  load(): Promise<void>
}

export function createMaintenanceWatch(db: Db): MaintenanceWatch {
  let sites: ReadonlyMap<number, Maintenance> = new Map()
  let times = 0
  return {
    of: (websiteId) => sites.get(websiteId),
    async load() {
      times += 1
      const time = times
      const found = await loadMaintenance(db)
      // The load that began last wins.
      if (time === times) sites = found
    },
  }
}
