import { SITE_IDS } from '@welt/brands'
import { METRICS_PORT } from '@welt/kit/telemetry/settings'
import { COMMANDS, PARTS, type PartName, SERVING } from './parts.ts'
import { type Setting, settingsOf, siteSuffix } from './settings.ts'

/** What differs between Compose and the chart. */
export interface Place {
  /** Of shops without a host of their own. */
  readonly publicUrl: string
  readonly hostOf: (site: string) => string
  readonly commerceUrl: string
  /** Of each storefront, divided by commas; `none` where their number varies. */
  readonly storefrontUrls: string
  readonly databaseUrl: string
  readonly directUrl: string
  /** A standby, for reports and exports. */
  readonly replicaUrl: string
  /** Proxies in front of the shops. */
  readonly proxies: string
  /** Those in front of commerce: the storefronts, and what passes webhooks. */
  readonly commerceProxies: string
}

/** In the images. */
export const APP_DIR = '/app'

/** Set in the storefront for the key that it does not need. */
export const ONLY_AT_COMMERCE = 'only commerce has it'

const LISTEN_SETTINGS: Partial<Record<PartName, string>> = {
  storefront: 'LISTEN_ADDRESS',
  commerce: 'COMMERCE_LISTEN_ADDRESS',
  worker: 'WORKER_LISTEN_ADDRESS',
  sandbox: 'SANDBOX_LISTEN_ADDRESS',
}

const pathOf = (part: PartName, volume: string) => PARTS[part].volumes.find(({ name }) => name === volume)?.path

/** Settings that a part reads but has no use for are undefined, such as the worker's COMMERCE_PORT. */
function fixedValue(name: string, part: PartName, place: Place): string | undefined {
  const site = SITE_IDS.find((id) => name === `HOSTS_${siteSuffix(id)}`)
  if (site) return place.hostOf(site)
  if (name === 'METRICS_LISTEN_ADDRESS') return 'all'
  if (name.endsWith('LISTEN_ADDRESS')) return LISTEN_SETTINGS[part] === name ? 'all' : undefined
  const values: Readonly<Record<string, string | undefined>> = {
    WELT_ENV: 'production',
    NODE_ENV: 'production',
    PORT: part === 'storefront' ? String(SERVING.storefront.port) : undefined,
    COMMERCE_PORT: part === 'commerce' ? String(SERVING.commerce.port) : undefined,
    WORKER_PORT: String(SERVING.worker.port),
    METRICS_PORT: String(METRICS_PORT),
    STOREFRONT_URLS: place.storefrontUrls,
    SANDBOX_PORT: part === 'sandbox' ? String(SERVING.sandbox.port) : undefined,
    // Commands use the server beside them.
    COMMERCE_URL: part === COMMANDS.runIn ? undefined : place.commerceUrl,
    PUBLIC_URL: [place.publicUrl, ...SITE_IDS.map((id) => `${id}=https://${place.hostOf(id)}`)].join(' '),
    TRUSTED_PROXIES: part === 'commerce' ? place.commerceProxies : undefined,
    STOREFRONT_TRUSTED_PROXIES: place.proxies,
    DATA_DIR: pathOf(part, 'data') ?? pathOf(part, 'sandbox'),
    RETURN_PHOTOS_DIR: pathOf(part, 'photos'),
    OPERATIONS_FILE: part === 'commerce' ? `${APP_DIR}/apps/storefront/build/operations.json` : undefined,
    DATABASE_URL: place.databaseUrl,
    DATABASE_DIRECT_URL: place.directUrl,
    DATABASE_REPLICA_URL: place.replicaUrl,
  }
  return values[name]
}

/** With those of the commands that run in its containers. */
const settingsIn = (part: PartName) => settingsOf(part, ...(part === COMMANDS.runIn ? (['commands'] as const) : []))

export function fixedSettings(part: PartName, place: Place): Readonly<Record<string, string>> {
  const fixed = settingsIn(part).filter(({ origin }) => origin === 'topology')
  return Object.fromEntries(
    fixed.flatMap(({ name }) => {
      const value = fixedValue(name, part, place)
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}

/** Settings of the operator that a part is given; the storefront never gets the payment service's key. */
export const operatorSettings = (part: PartName, kind: 'with sandbox' | 'without sandbox'): readonly Setting[] =>
  settingsIn(part).filter(
    ({ name, origin }) =>
      origin === 'operator' &&
      !(part === 'storefront' && name === 'ADYEN_API_KEY') &&
      (kind === 'with sandbox' || !name.includes('SANDBOX')),
  )
