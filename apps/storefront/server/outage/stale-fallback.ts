import { brandOf, SITE_IDS, type SiteId } from '@welt/brands'
import { type Config, commerceOf } from '#server/config.ts'
import { SILENCE_MS } from '#server/page-cache/follow-server.ts'
import type { CachedPage, Rendering, StaleFallback } from '#server/page-cache/page-cache.ts'
import type { RenderedPage } from '#server/render/render-page.ts'
import { type CommerceHealth, createCommerceHealth, fetchReadiness, queryTypename } from './commerce-health.ts'

interface StaleFallbacksSettings {
  readonly config: Pick<Config, 'commerceUrl' | 'endpoints' | 'outdatedPageMs' | 'serviceKey'>
  /** When all changes were last known to be delivered. */
  readonly syncedAtMs: () => number
  readonly restored: () => Promise<void>
  readonly nowMs?: () => number
}

export interface SiteFallback extends StaleFallback<RenderedPage> {
  readonly health: CommerceHealth
}

/** [decision 23] */
export function createStaleFallbacks({ config, syncedAtMs, restored, nowMs = Date.now }: StaleFallbacksSettings) {
  /** By endpoint; our own server by store code, since its sites become ready one by one. */
  const healths = new Map<string, CommerceHealth>()

  function healthOf(site: SiteId): CommerceHealth {
    const { endpoint } = commerceOf(config, site)
    const { storeCode } = brandOf(site)
    const isOutside = config.endpoints[site] !== undefined
    const key = isOutside ? endpoint : storeCode
    const isHealthy = isOutside ? queryTypename(endpoint, storeCode) : fetchReadiness(config.commerceUrl, storeCode)
    const health = healths.get(key) ?? createCommerceHealth(isHealthy)
    healths.set(key, health)
    return health
  }

  /** Pages follow our server's change stream; while it is silent, prices remain valid for the configured time. */
  function outdatedAtMs(page: CachedPage, isFollowed: boolean): number | undefined {
    if (page.outdatedAtMs !== undefined || !isFollowed || !page.hasPrices) return page.outdatedAtMs
    const trueAtMs = Math.max(page.storedAtMs, syncedAtMs())
    return nowMs() - trueAtMs > Math.max(config.outdatedPageMs, SILENCE_MS) ? trueAtMs : undefined
  }

  function fallbackOf(site: SiteId): SiteFallback {
    const health = healthOf(site)
    const isFollowed = !config.endpoints[site]
    return {
      health,
      outdatedAtMs: (page) => outdatedAtMs(page, isFollowed),
      mayServeStale: (page, atMs) => !page.hasPrices || nowMs() - atMs <= config.outdatedPageMs,
      isDown: health.isDown,
      waitFor: (rendering: Promise<Rendering<RenderedPage>>) => health.waitFor(rendering),
      isFailure: ({ status }) => status >= 500,
      restored,
    }
  }

  const fallbacks = Object.fromEntries(SITE_IDS.map((site) => [site, fallbackOf(site)])) as Record<SiteId, SiteFallback>
  const ours = SITE_IDS.filter((site) => !config.endpoints[site]).map((site) => fallbacks[site].health)

  return {
    of: (site: SiteId): SiteFallback => fallbacks[site],
    isDown: (site: SiteId) => fallbacks[site].isDown(),
    /** Our own server must have been ready for all its sites; without such sites, any server will do. */
    wasReached: () =>
      ours.length > 0
        ? ours.every((health) => health.wasReached())
        : [...healths.values()].some((health) => health.wasReached()),
    recheck(): void {
      for (const health of ours) health.recheck()
    },
    stop(): void {
      for (const health of healths.values()) health.stop()
    },
  }
}

export type StaleFallbacks = ReturnType<typeof createStaleFallbacks>
