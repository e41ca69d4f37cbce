import { brandOf, SITE_IDS, type SiteId } from '@welt/brands'
import { type Config, commerceOf } from '#server/config.ts'
import { SILENCE_MS } from '#server/page-cache/follow-changes.ts'
import type { CachedPage, Rendering, StandIn } from '#server/page-cache/page-cache.ts'
import type { RenderedPage } from '#server/render/render-page.ts'
import { type CommerceHealth, createCommerceHealth, fetchReadiness, queryTypename } from './commerce-health.ts'

interface StandInsSettings {
  readonly config: Pick<Config, 'commerceUrl' | 'endpoints' | 'outdatedPageMs' | 'serviceKey'>
  /** When all changes were last known to be delivered. */
  readonly syncedAtMs: () => number
  readonly restored: () => Promise<void>
  readonly nowMs?: () => number
}

export interface SiteStandIn extends StandIn<RenderedPage> {
  readonly health: CommerceHealth
}

/** [decision 23] */
export function createStandIns({ config, syncedAtMs, restored, nowMs = Date.now }: StandInsSettings) {
  /** By endpoint; our own server by store code, since its sites become ready one by one. */
  const healths = new Map<string, CommerceHealth>()

  function healthOf(site: SiteId): CommerceHealth {
    const { endpoint } = commerceOf(config, site)
    const { storeCode } = brandOf(site)
    const isOutside = config.endpoints[site] !== undefined
    const key = isOutside ? endpoint : storeCode
    const isWell = isOutside ? queryTypename(endpoint, storeCode) : fetchReadiness(config.commerceUrl, storeCode)
    const health = healths.get(key) ?? createCommerceHealth(isWell)
    healths.set(key, health)
    return health
  }

  /** Pages follow our server's change stream; while it is silent, prices remain valid for the configured time. */
  function outdatedAtMs(page: CachedPage, isFollowed: boolean): number | undefined {
    if (page.outdatedAtMs !== undefined || !isFollowed || !page.hasPrices) return page.outdatedAtMs
    const trueAtMs = Math.max(page.storedAtMs, syncedAtMs())
    return nowMs() - trueAtMs > Math.max(config.outdatedPageMs, SILENCE_MS) ? trueAtMs : undefined
  }

  function standInOf(site: SiteId): SiteStandIn {
    const health = healthOf(site)
    const isFollowed = !config.endpoints[site]
    return {
      health,
      outdatedAtMs: (page) => outdatedAtMs(page, isFollowed),
      maySend: (page, atMs) => !page.hasPrices || nowMs() - atMs <= config.outdatedPageMs,
      isAway: health.isAway,
      waitFor: (rendering: Promise<Rendering<RenderedPage>>) => health.waitFor(rendering),
      isFailure: ({ status }) => status >= 500,
      restored,
    }
  }

  const standIns = Object.fromEntries(SITE_IDS.map((site) => [site, standInOf(site)])) as Record<SiteId, SiteStandIn>
  const ours = SITE_IDS.filter((site) => !config.endpoints[site]).map((site) => standIns[site].health)

  return {
    of: (site: SiteId): SiteStandIn => standIns[site],
    isAway: (site: SiteId) => standIns[site].isAway(),
    /** Our own server must have been ready for all its sites; without such sites, any server will do. */
    wasReached: () =>
      ours.length > 0
        ? ours.every((health) => health.wasReached())
        : [...healths.values()].some((health) => health.wasReached()),
    doubt(): void {
      for (const health of ours) health.doubt()
    },
    stop(): void {
      for (const health of healths.values()) health.stop()
    },
  }
}

export type StandIns = ReturnType<typeof createStandIns>
