import { setTimeout as sleep } from 'node:timers/promises'
import { brandOf, brands, SITE_IDS, type SiteId } from '@welt/brands'
import { MAINTENANCE_TEXT } from '@welt/kit/maintenance'
import { type Config, commerceOf } from '#server/config.ts'

export interface SiteMaintenance {
  readonly until?: Date
  readonly message?: string
}

type MaintenanceConfig = Pick<Config, 'commerceUrl' | 'endpoints' | 'serviceKey' | 'maintenanceSites'>

const ANSWER_MS = 2_000
const RETRY_MS = 1_000
const POLL_MS = 5_000

interface WireState {
  readonly websiteId: number
  readonly until: string | null
  readonly message: string | null
}

/** @throws Error when the server cannot be reached */
async function fetchStates({
  commerceUrl,
  serviceKey,
}: MaintenanceConfig): Promise<ReadonlyMap<SiteId, SiteMaintenance>> {
  const headers = { authorization: `Bearer ${serviceKey}` }
  const answer = await fetch(`${commerceUrl}/maintenance`, {
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  if (!answer.ok) throw new Error(`The commerce server answered ${answer.status}.`)
  const { sites } = (await answer.json()) as { readonly sites: readonly WireState[] }
  const states = sites.flatMap(({ websiteId, until, message }) => {
    const brand = brands.find((candidate) => candidate.websiteId === websiteId)
    const known = { ...(until ? { until: new Date(until) } : {}), ...(message ? { message } : {}) }
    return brand ? [[brand.id, known] as const] : []
  })
  return new Map(states)
}

async function isOpenOutside(config: MaintenanceConfig, site: SiteId): Promise<boolean> {
  const headers = { accept: 'application/json', 'content-type': 'application/json', store: brandOf(site).storeCode }
  const call = {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: '{ __typename }' }),
    signal: AbortSignal.timeout(ANSWER_MS),
  }
  return fetch(commerceOf(config, site).endpoint, { ...call, redirect: 'error' }).then(
    async (answer) => answer.ok && !(await answer.text()).includes(MAINTENANCE_TEXT),
    () => false,
  )
}

/**
 * Tracks which sites are in maintenance: as our commerce server reports, as a site's own server responds, or by
 * configuration at start. A successful response opens a site; an unreachable server changes nothing. [R2.92, R4.36,
 * A21, decision 69]
 */
export function createMaintenance(config: MaintenanceConfig) {
  const stopping = new AbortController()
  const closed = new Map<SiteId, SiteMaintenance>([...config.maintenanceSites].map((site) => [site, {}]))
  const ours = SITE_IDS.filter((site) => !config.endpoints[site])
  const polls = new Map<SiteId | 'ours', Promise<void>>()
  let times = 0

  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)

  /** Of concurrent reads the last started wins. */
  async function readOurs(): Promise<void> {
    times += 1
    const time = times
    const states = await fetchStates(config)
    if (time !== times) return
    for (const site of ours) {
      const state = states.get(site)
      if (state) closed.set(site, state)
      else closed.delete(site)
    }
  }

  async function followOurs(): Promise<void> {
    while (!stopping.signal.aborted) {
      const isRead = await readOurs().then(
        () => true,
        () => false,
      )
      if (isRead && !ours.some((site) => closed.has(site))) return
      await pause(isRead ? POLL_MS : RETRY_MS)
    }
  }

  async function followOutside(site: SiteId): Promise<void> {
    while (!stopping.signal.aborted && closed.has(site)) {
      if (await isOpenOutside(config, site)) closed.delete(site)
      else await pause(RETRY_MS)
    }
  }

  function followOnce(key: SiteId | 'ours'): void {
    if (polls.has(key)) return
    const poll = key === 'ours' ? followOurs() : followOutside(key)
    polls.set(
      key,
      poll.finally(() => polls.delete(key)),
    )
  }

  /** Immediately, then by polling while a site is closed. */
  async function refresh(): Promise<void> {
    await readOurs().catch(() => undefined)
    followOnce('ours')
  }

  if (ours.length > 0) followOnce('ours')
  for (const site of closed.keys()) if (config.endpoints[site]) followOnce(site)
  return {
    of: (site: SiteId): SiteMaintenance | undefined => closed.get(site),
    refresh,
    /** Resolves when our server's state is known again. */
    async report(site: SiteId): Promise<void> {
      if (!config.endpoints[site]) return refresh()
      if (!closed.has(site)) closed.set(site, {})
      followOnce(site)
    },
    stop: () => stopping.abort(),
  }
}

export type MaintenanceOfSites = ReturnType<typeof createMaintenance>
