import type { Db } from '#src/composition/database'
import { loadMaintenance, type Maintenance } from './store.ts'

/** The process's copy of the sites in maintenance; requests read it without a query. */
export interface MaintenanceWatch {
  /** Undefined while the site is open. */
  of(websiteId: number): Maintenance | undefined
  /** Called at start and when the change log reports a change. */
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
