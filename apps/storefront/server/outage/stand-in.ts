import { brandOf, type SiteId } from '@welt/brands'
import { type Config, commerceOf } from '#server/config.ts'
import type { KeptPage, Rendering, StandIn } from '#server/page-cache/page-cache.ts'
import type { RenderedPage } from '#server/render/render-page.ts'
import { askAnything, askReady, type CommerceHealth, createCommerceHealth } from './commerce-health.ts'

/** Silence of the commerce server for so long means that changes are not heard. */
const SILENCE_MS = 15_000

interface StandInsSettings {
  readonly config: Pick<Config, 'commerceUrl' | 'endpoints' | 'outdatedPageMs' | 'serviceKey'>
  /** When the commerce server last told that it has told all changes. */
  readonly heardAtMs: () => number
  readonly restored: () => Promise<void>
  readonly nowMs?: () => number
}

/** What may stand in for pages of a site while its commerce server is away. */
export interface SiteStandIn extends StandIn<RenderedPage> {
  readonly health: CommerceHealth
}

/** The rules by which pages that are out of date are sent. [decision 23] */
export function createStandIns({ config, heardAtMs, restored, nowMs = Date.now }: StandInsSettings) {
  const own = createCommerceHealth(askReady(config.commerceUrl))
  const outside = new Map<string, CommerceHealth>()

  function healthOf(site: SiteId): CommerceHealth {
    if (!config.endpoints[site]) return own
    const { endpoint } = commerceOf(config, site)
    const known = outside.get(endpoint) ?? createCommerceHealth(askAnything(endpoint, brandOf(site).storeCode))
    outside.set(endpoint, known)
    return known
  }

  /** Pages of our server follow its changes: while it says nothing, prices are true for as long as the setting allows. */
  function outdatedAtMs(page: KeptPage, isFollowed: boolean): number | undefined {
    if (page.outdatedAtMs !== undefined || !isFollowed || !page.hasPrices) return page.outdatedAtMs
    const trueAtMs = Math.max(page.storedAtMs, heardAtMs())
    return nowMs() - trueAtMs > Math.max(config.outdatedPageMs, SILENCE_MS) ? trueAtMs : undefined
  }

  return {
    /** Our own commerce server's health. */
    own,
    isAway: (site: SiteId) => healthOf(site).isAway(),
    of(site: SiteId): SiteStandIn {
      const health = healthOf(site)
      return {
        health,
        outdatedAtMs: (page) => outdatedAtMs(page, !config.endpoints[site]),
        maySend: (page, atMs) => !page.hasPrices || nowMs() - atMs <= config.outdatedPageMs,
        isAway: health.isAway,
        waitFor: (rendering: Promise<Rendering<RenderedPage>>) => health.waitFor(rendering),
        isFailure: ({ status }) => status >= 500,
        restored,
      }
    },
    stop(): void {
      for (const health of [own, ...outside.values()]) health.stop()
    },
  }
}

export type StandIns = ReturnType<typeof createStandIns>
