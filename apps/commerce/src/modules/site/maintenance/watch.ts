import type { Db } from '#src/composition/database'
import { loadMaintenance, type Maintenance } from './store.ts'

/** What this process knows of sites in maintenance; a request reads it without a statement. */
export interface MaintenanceWatch {
  /** Undefined while the site is open. */
  of(websiteId: number): Maintenance | undefined
  /** Reads it again, at the start and whenever the change log says that it changed. */
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
      // Of two readings the one that began later counts.
      if (time === times) sites = found
    },
  }
}
