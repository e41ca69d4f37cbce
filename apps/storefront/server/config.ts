import { resolve } from 'node:path'
import { SITE_IDS, type SiteId, shopUrlOf, unknownSites } from '@welt/brands'
import { EVERYWHERE, LOOPBACK, readListenAddresses } from '@welt/kit/listen'
import { type ObjectStoreSettings, readObjectStore } from '@welt/kit/media-store/media-settings'
import { type AddressSet, createAddressSet } from '@welt/kit/serving/address-set'
import { readTelemetry, type TelemetrySettings } from '@welt/kit/telemetry/settings'
import { SECOND_MS } from '@welt/kit/time'
import { readTrackingPages, type TrackingPages, trackingOrigins } from '@welt/rules/tracking'

/** The only reader of process.env. */
export interface Config {
  readonly environment: 'development' | 'test' | 'production'
  readonly port: number
  /** Default: all in production, for a proxy on another machine; else loopback. */
  readonly listenAddresses: readonly string[]
  readonly isHotReload: boolean
  readonly commerceUrl: string
  /** GraphQL URLs of sites with another server. */
  readonly endpoints: Readonly<Partial<Record<SiteId, string>>>
  /** Until their commerce server reports them open. [A21] */
  readonly maintenanceSites: ReadonlySet<SiteId>
  /** `http://{site}.localhost:3000`, and addresses of sites with hosts of their own. */
  readonly publicUrl: string
  /** Sets `Secure` and the `__Host-` prefix of cookies. */
  readonly isSecure: boolean
  /** Undefined with real payment keys. */
  readonly publicSandboxUrl: string | undefined
  /** Form targets allowed by the CSP: the sandbox or Adyen's pages, parcel points, carriers. */
  readonly paymentPages: readonly string[]
  readonly trackingPages: TrackingPages
  readonly serviceKey: string
  readonly purgeToken: string | undefined
  readonly dataDir: string
  /** For pictures that all storefronts share. [decision 163] */
  readonly objectStore: ObjectStoreSettings | undefined
  readonly extraHosts: Readonly<Record<string, SiteId>>
  /** Proxies whose X-Forwarded-* headers are trusted. */
  readonly trustedProxies: AddressSet
  readonly pageCacheBytes: number
  /** s-maxage of shared pages; 0 unless the CDN is purged. [decision 10] */
  readonly sharedCacheSeconds: number
  /** Addresses at which caches in front take purges by key. [decision 170] */
  readonly cdnPurgeUrls: readonly string[]
  readonly cdnPurgeToken: string | undefined
  /** How long an outdated page with prices or stock may be served as a stale fallback. [decision 23] */
  readonly outdatedPageMs: number
  readonly limitMultiplier: number
  readonly isErrorLogged: boolean
  readonly telemetry: TelemetrySettings
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = env[name] ?? String(fallback)
  if (!/^\d+$/.test(value)) throw new Error(`The setting ${name} must be a whole number, not "${value}".`)
  return Number(value)
}

const settingSuffix = (site: SiteId) => site.toUpperCase().replaceAll('-', '_')

function readEndpoints(env: NodeJS.ProcessEnv): Partial<Record<SiteId, string>> {
  return Object.fromEntries(
    SITE_IDS.flatMap((site) => {
      const endpoint = env[`COMMERCE_ENDPOINT_${settingSuffix(site)}`]
      return endpoint ? [[site, endpoint]] : []
    }),
  )
}

/** @throws Error for an unknown site */
function readMaintenanceSites(env: NodeJS.ProcessEnv): ReadonlySet<SiteId> {
  const names = (env.MAINTENANCE_SITES ?? '').split(',').flatMap((name) => name.trim() || [])
  if (names.includes('all')) return new Set(SITE_IDS)
  const unknown = names.find((name) => !SITE_IDS.some((site) => site === name))
  if (unknown !== undefined)
    throw new Error(`MAINTENANCE_SITES names "${unknown}", which is no site; write all, or some of ${SITE_IDS}.`)
  return new Set(SITE_IDS.filter((site) => names.includes(site)))
}

/** @throws Error for what is no web address */
function readCdnPurgeUrls(env: NodeJS.ProcessEnv): readonly string[] {
  const urls = (env.CDN_PURGE_URLS ?? '').split(',').flatMap((url) => url.trim() || [])
  if (urls.some((url) => !/^https?:$/.test(URL.parse(url)?.protocol ?? '')))
    throw new Error('The setting CDN_PURGE_URLS must be web addresses, divided by commas.')
  return urls
}

function readExtraHosts(env: NodeJS.ProcessEnv): Record<string, SiteId> {
  return Object.fromEntries(
    SITE_IDS.flatMap((site) =>
      (env[`HOSTS_${settingSuffix(site)}`] ?? '')
        .split(',')
        .filter(Boolean)
        .map((host) => [host.trim().toLowerCase(), site] as const),
    ),
  )
}

function readEnvironment(env: NodeJS.ProcessEnv): Config['environment'] {
  const environment = env.WELT_ENV ?? (env.NODE_ENV === 'production' ? 'production' : 'development')
  if (environment !== 'development' && environment !== 'test' && environment !== 'production')
    throw new Error('WELT_ENV must be development, test or production.')
  return environment
}

/** @throws Error for what is no address, and in production when neither proxies nor `none` are set */
function readTrustedProxies(env: NodeJS.ProcessEnv, environment: Config['environment']): AddressSet {
  const given = (env.STOREFRONT_TRUSTED_PROXIES ?? '').split(',').map((address) => address.trim())
  const addresses = given.filter(Boolean)
  // All customers behind an unlisted proxy would share one rate limit.
  if (environment === 'production' && addresses.length === 0)
    throw new Error(
      'STOREFRONT_TRUSTED_PROXIES is missing. Name the addresses of the proxies in front, or say that there are none: none.',
    )
  const proxies = addresses.filter((address) => address !== 'none')
  return createAddressSet(proxies, 'STOREFRONT_TRUSTED_PROXIES')
}

/** Hosted payment pages, test and live, and Adyen's own site in case it redirects to them. [decision 6] */
const ADYEN_PAGES = ['https://*.adyen.link', 'https://*.adyen.com']

/** Where a parcel-point return posts its form. [R2.87] */
const parcelPointPages = ({ PARCEL_POINT_URL: url }: NodeJS.ProcessEnv) =>
  url && URL.canParse(url) ? [new URL(url).origin] : []

/** @throws Error naming the missing or invalid setting */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const environment = readEnvironment(env)
  const port = wholeNumber(env, 'PORT', 3000)
  const publicUrl = env.PUBLIC_URL ?? `http://{site}.localhost:${port}`
  const [unknownSite] = unknownSites(publicUrl)
  if (unknownSite !== undefined) throw new Error(`PUBLIC_URL names "${unknownSite}", which is no site.`)
  const isSecure = SITE_IDS.every((id) => shopUrlOf({ id }, publicUrl).startsWith('https:'))
  if (environment === 'production' && !isSecure) throw new Error('PUBLIC_URL must begin with https: in production.')
  if (environment === 'production' && (env.SERVICE_KEY ?? '').length < 32)
    throw new Error('SERVICE_KEY must have at least 32 characters in production.')
  const trackingPages = readTrackingPages(env)
  const sandboxPort = wholeNumber(env, 'SANDBOX_PORT', port + 2)
  const publicSandboxUrl = env.ADYEN_API_KEY ? undefined : (env.PUBLIC_SANDBOX_URL ?? `http://localhost:${sandboxPort}`)
  return {
    environment,
    port,
    listenAddresses: readListenAddresses(env, 'LISTEN_ADDRESS', environment === 'production' ? EVERYWHERE : LOOPBACK),
    isHotReload: env.WELT_DEV === 'on',
    commerceUrl: env.COMMERCE_URL ?? `http://127.0.0.1:${wholeNumber(env, 'COMMERCE_PORT', port + 1)}`,
    endpoints: readEndpoints(env),
    maintenanceSites: readMaintenanceSites(env),
    publicUrl,
    isSecure,
    publicSandboxUrl,
    paymentPages: [
      ...(publicSandboxUrl ? [publicSandboxUrl] : ADYEN_PAGES),
      ...parcelPointPages(env),
      ...trackingOrigins(trackingPages),
    ],
    trackingPages,
    serviceKey: env.SERVICE_KEY ?? '',
    purgeToken: env.PURGE_TOKEN,
    dataDir: resolve(env.DATA_DIR ?? '.data'),
    objectStore: readObjectStore(env, 'MEDIA'),
    extraHosts: readExtraHosts(env),
    trustedProxies: readTrustedProxies(env, environment),
    pageCacheBytes: wholeNumber(env, 'PAGE_CACHE_MB', 24) * 1024 * 1024,
    sharedCacheSeconds: wholeNumber(env, 'SHARED_CACHE_SECONDS', 0),
    cdnPurgeUrls: readCdnPurgeUrls(env),
    cdnPurgeToken: env.CDN_PURGE_TOKEN || undefined,
    outdatedPageMs: wholeNumber(env, 'STALE_PAGE_SECONDS', 3600) * SECOND_MS,
    limitMultiplier: environment === 'production' ? 1 : Number(env.LIMIT_MULTIPLIER ?? 1),
    isErrorLogged: env.LOG_GRAPHQL_ERRORS === 'on',
    telemetry: readTelemetry(env),
  }
}

/** Other servers never get our service key. */
export function commerceOf(
  config: Pick<Config, 'commerceUrl' | 'endpoints' | 'serviceKey'>,
  site: SiteId,
): { readonly endpoint: string; readonly serviceKey: string } {
  const outside = config.endpoints[site]
  return outside
    ? { endpoint: outside, serviceKey: '' }
    : { endpoint: `${config.commerceUrl}/graphql`, serviceKey: config.serviceKey }
}

export function originOf({ publicUrl }: Pick<Config, 'publicUrl'>, site: SiteId): string {
  return shopUrlOf({ id: site }, publicUrl)
}
