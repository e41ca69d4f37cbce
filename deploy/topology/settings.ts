import { SITE_IDS } from '@welt/brands'
import type { PartName } from './parts.ts'

/** `commands`: the operator's. */
export type Reader = PartName | 'commands'

/**
 * Origin of a setting: the topology knows it, the operator gives it, or no deployment sets it because it is for
 * development, tests and measurements, or has a replacement.
 */
type Origin = 'topology' | 'operator' | 'nobody'

export interface Setting {
  readonly name: string
  readonly readBy: readonly Reader[]
  readonly origin: Origin
  /** Never in a configuration file of the cluster. */
  readonly isSecret: boolean
  /** Whether production starts without it, as `npm start` says. */
  readonly need: 'always' | 'without sandbox' | 'never'
  /** Shown when the setting is missing. */
  readonly hint: string
}

const RANDOM = 'openssl rand -hex 32'
const ANY_SECRET = `such as the answer of: ${RANDOM}`
const WEBHOOK_KEY = `the HMAC key that Adyen made for the webhook; with the sandbox, the answer of: ${RANDOM}`

type Facts = Partial<Pick<Setting, 'isSecret' | 'need' | 'hint'>>

const SERVER: readonly Reader[] = ['commerce', 'worker']
const SERVER_AND_COMMANDS: readonly Reader[] = [...SERVER, 'commands']
const PAYMENT: readonly Reader[] = ['commerce', 'worker', 'sandbox']
const SHOP: readonly Reader[] = ['storefront', 'commerce', 'worker']
const ALL: readonly Reader[] = ['storefront', 'commerce', 'worker', 'sandbox', 'seed', 'commands']

const setting = (name: string, origin: Origin, readBy: readonly Reader[], facts: Facts = {}): Setting => ({
  name,
  origin,
  readBy,
  isSecret: false,
  need: 'never',
  hint: '',
  ...facts,
})
const fixed = (name: string, ...readBy: readonly Reader[]) => setting(name, 'topology', readBy)
const optional = (name: string, ...readBy: readonly Reader[]) => setting(name, 'operator', readBy)
const real = (name: string, ...readBy: readonly Reader[]) =>
  setting(name, 'operator', readBy, { need: 'without sandbox' })
const secret = (name: string, ...readBy: readonly Reader[]) => setting(name, 'operator', readBy, { isSecret: true })
const realSecret = (name: string, ...readBy: readonly Reader[]) =>
  setting(name, 'operator', readBy, { need: 'without sandbox', isSecret: true })
const random = (name: string, ...readBy: readonly Reader[]) =>
  setting(name, 'operator', readBy, { need: 'always', isSecret: true, hint: ANY_SECRET })
const unset = (name: string, ...readBy: readonly Reader[]) => setting(name, 'nobody', readBy)

export const siteSuffix = (site: string) => site.toUpperCase().replaceAll('-', '_')
/** In deploy/.env, for a shop with a host of its own. */
export const ownHost = (site: string) => `HOST_${siteSuffix(site)}`

/** Every setting that a part or a command reads; a test compares the list with the code, both ways. */
export const SETTINGS: readonly Setting[] = [
  fixed('WELT_ENV', ...ALL),
  fixed('NODE_ENV', ...ALL),
  fixed('PORT', 'storefront', 'commands'),
  fixed('COMMERCE_PORT', ...SHOP, 'commands'),
  fixed('WORKER_PORT', 'worker'),
  fixed('SANDBOX_PORT', 'storefront', 'sandbox', 'commands'),
  fixed('LISTEN_ADDRESS', 'storefront'),
  fixed('COMMERCE_LISTEN_ADDRESS', ...SERVER),
  fixed('WORKER_LISTEN_ADDRESS', ...SERVER),
  fixed('SANDBOX_LISTEN_ADDRESS', 'sandbox'),
  fixed('COMMERCE_URL', 'storefront', 'sandbox', 'commands'),
  fixed('STOREFRONT_URLS', 'commands'),
  fixed('PUBLIC_URL', ...SHOP, 'commands'),
  ...SITE_IDS.map((site) => fixed(`HOSTS_${siteSuffix(site)}`, 'storefront')),
  fixed('TRUSTED_PROXIES', ...SERVER),
  fixed('STOREFRONT_TRUSTED_PROXIES', 'storefront'),
  fixed('DATA_DIR', 'storefront', 'commerce', 'worker', 'sandbox', 'commands'),
  fixed('RETURN_PHOTOS_DIR', ...SERVER),
  fixed('OPERATIONS_FILE', ...SERVER),
  fixed('METRICS_PORT', ...SHOP),
  fixed('METRICS_LISTEN_ADDRESS', ...SHOP),
  fixed('DATABASE_URL', ...SERVER_AND_COMMANDS, 'migrations', 'seed'),
  fixed('DATABASE_DIRECT_URL', ...SERVER_AND_COMMANDS, 'migrations', 'seed'),
  fixed('DATABASE_REPLICA_URL', 'commands'),

  random('SERVICE_KEY', ...SHOP, 'commands'),
  random('PURGE_TOKEN', ...SHOP, 'commands'),
  random('SIGNING_SECRET', ...SERVER_AND_COMMANDS, 'seed'),
  secret('PREVIOUS_SIGNING_SECRETS', ...SERVER_AND_COMMANDS, 'seed'),
  setting('ADYEN_HMAC_KEYS', 'operator', PAYMENT, { need: 'always', isSecret: true, hint: WEBHOOK_KEY }),
  random('ADYEN_WEBHOOK_PASSWORD', ...PAYMENT),
  // The storefront only reads whether there is one: the topology gives it a word instead of the key.
  realSecret('ADYEN_API_KEY', ...SHOP),
  real('ADYEN_MERCHANT_ACCOUNT', ...PAYMENT),
  optional('ADYEN_ENVIRONMENT', ...SERVER),
  optional('ADYEN_BASE_URL', ...SERVER),
  optional('ADYEN_CLIENT_KEY', ...SERVER),
  optional('ADYEN_WEBHOOK_USER', ...PAYMENT),
  realSecret('SMTP_URL', ...SERVER),
  real('MAIL_FROM', ...SERVER),
  optional('SMS_URL', ...SERVER),
  secret('SMS_API_KEY', ...SERVER),
  optional('SMS_SENDER', ...SERVER),
  real('LOYALTY_URL', ...SERVER_AND_COMMANDS),
  realSecret('LOYALTY_API_KEY', ...SERVER_AND_COMMANDS),
  optional('LOYALTY_WIDGET_URL', ...SERVER_AND_COMMANDS),
  optional('INVENTORY_URL', ...SERVER),
  secret('INVENTORY_KEY', ...SERVER),
  optional('PARCEL_POINT_URL', ...SHOP),
  optional('MEDIA_BUCKET', 'storefront'),
  optional('MEDIA_REGION', 'storefront'),
  optional('MEDIA_ENDPOINT', 'storefront'),
  optional('MEDIA_KEY_ID', 'storefront'),
  secret('MEDIA_KEY_SECRET', 'storefront'),
  optional('PHOTOS_BUCKET', ...SERVER),
  optional('PHOTOS_REGION', ...SERVER),
  optional('PHOTOS_ENDPOINT', ...SERVER),
  optional('PHOTOS_KEY_ID', ...SERVER),
  secret('PHOTOS_KEY_SECRET', ...SERVER),
  optional('TRACKING_PAGES', ...SHOP),

  optional('SANDBOX', 'sandbox'),
  optional('SANDBOX_URL', ...SERVER_AND_COMMANDS),
  secret('SANDBOX_PASSWORD', ...SERVER_AND_COMMANDS, 'sandbox'),
  optional('PUBLIC_SANDBOX_URL', ...SHOP, 'sandbox', 'commands'),
  optional('SANDBOX_ORIGINS', 'sandbox'),

  ...SITE_IDS.map((site) => optional(`COMMERCE_ENDPOINT_${siteSuffix(site)}`, 'storefront')),
  optional('MAINTENANCE_SITES', 'storefront'),
  optional('PAGE_CACHE_MB', 'storefront'),
  optional('STALE_PAGE_SECONDS', 'storefront'),
  optional('SHARED_CACHE_SECONDS', 'storefront'),
  optional('CDN_PURGE_URLS', 'storefront'),
  secret('CDN_PURGE_TOKEN', 'storefront'),
  optional('DB_POOL_SIZE', ...SERVER),
  optional('PREPARED_STATEMENTS', ...SERVER),
  optional('GUEST_CART_DAYS', ...SERVER),
  optional('IDEMPOTENCY_DAYS', ...SERVER),
  optional('SEARCH_TERM_DAYS', ...SERVER),
  optional('AUDIT_DAYS', ...SERVER),
  optional('ANSWER_CACHE_MB', ...SERVER),
  optional('AD_HOC_QUERIES', ...SERVER),
  optional('INTROSPECTION', ...SERVER),
  optional('LOG_GRAPHQL_ERRORS', ...SHOP),
  optional('METRICS', ...SHOP),
  optional('TRACES_URL', ...SHOP),
  optional('TRACE_PERCENT', ...SHOP),

  // Given with each command.
  unset('WELT_TOKEN', 'commands'),
  unset('WELT_DEV', 'storefront'),
  unset('LIMIT_MULTIPLIER', ...SHOP),
  unset('GRAPHQL_JIT', ...SERVER),
]

export const settingsOf = (...readers: readonly Reader[]): readonly Setting[] =>
  SETTINGS.filter(({ readBy }) => readers.some((reader) => readBy.includes(reader)))
