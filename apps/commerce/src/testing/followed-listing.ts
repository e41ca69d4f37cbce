import { type Listener, listenToChanges } from '../change-log/listener.ts'
import { createChangeReader } from '../change-log/reader.ts'
import { toBatch } from '../composition/changes/batch.ts'
import { indexSubscriber } from '../composition/changes/subscribers.ts'
import { createListingEngine, type RunningListingEngine } from '../modules/search/listing-engine.ts'
import type { ListingEngineSettings } from '../modules/search/rebuild/rebuilder.ts'

/** Follows the change log by itself. */
export interface FollowedListing extends RunningListingEngine {
  /** Resolves when the index contains every change committed before the call. */
  catchUp(): Promise<void>
}

interface FollowedListingSettings extends ListingEngineSettings {
  /** Database URL, or another source of changes. */
  readonly listen: string | (() => Promise<Listener>)
  readonly pause?: (ms: number) => Promise<unknown>
}

export function followListing({ listen, pause, ...settings }: FollowedListingSettings): FollowedListing {
  const engine = createListingEngine(settings)
  const reader = createChangeReader({
    db: settings.db,
    toBatch,
    listen: typeof listen === 'string' ? () => listenToChanges(listen) : listen,
    subscribers: [indexSubscriber(engine)],
    ...(pause ? { pause } : {}),
    log: settings.log ?? (() => undefined),
  })
  return {
    ...engine,
    async start() {
      await reader.start()
      await engine.start()
    },
    async catchUp() {
      await reader.catchUp()
      await engine.whenRebuilt()
    },
    async stop() {
      await engine.stop()
      await reader.stop()
    },
  }
}
