import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { LOOPBACK, readListenAddresses } from '@welt/kit/listen'
import { type ObjectStoreSettings, readObjectStore } from '@welt/kit/media-store/media-settings'
import { type AddressSet, createAddressSet } from '@welt/kit/serving/address-set'
import { readTelemetry, type TelemetrySettings } from '@welt/kit/telemetry/settings'
import { readTrackingPages, type TrackingPages } from '@welt/rules/tracking'

/** All settings; nothing else reads process.env. */
export interface Config {
  readonly environment: 'development' | 'test' | 'production'
  readonly databaseUrl: string
  /** Bypasses the pooler, for LISTEN and the worker. */
  readonly databaseDirectUrl: string
  readonly port: number
  /** Loopback only unless set. */
  readonly listenAddresses: { readonly commerce: readonly string[]; readonly worker: readonly string[] }
  /** For example `http://{site}.localhost:3000`, and addresses of sites with hosts of their own. */
  readonly publicUrl: string
  /** Of photos of faults. */
  readonly photosDir: string
  /** Replaces the folder. [decision 163] */
  readonly photosStore: ObjectStoreSettings | undefined
  readonly sandboxUrl: string | undefined
  readonly sandboxPassword: string | undefined
  /** Page that takes the posted form of a parcel-point return. [R3.80] */
  readonly parcelPointUrl: string | undefined
  readonly trackingPages: TrackingPages
  readonly adyen: {
    readonly apiKey: string
    readonly merchantAccount: string
    readonly baseUrl: string | undefined
    readonly clientKey: string
    readonly hmacKeys: readonly string[]
    readonly webhookUser: string
    readonly webhookPassword: string
    readonly isLive: boolean
  }
  readonly loyalty: {
    readonly url: string | undefined
    readonly apiKey: string
    readonly widgetUrl: string | undefined
  }
  /** No address: stock is only changed here. [decision 95] */
  readonly inventory: {
    readonly url: string | undefined
    readonly key: string
  }
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** For text messages. */
  readonly sms: {
    readonly url: string | undefined
    readonly apiKey: string
    /** Instead of the shop's name. */
    readonly sender: string | undefined
  }
  /** Secret of X-Service-Key. */
  readonly serviceKey: string
  readonly purgeToken: string
  /** At least 32 characters. */
  readonly signingSecret: string
  /** Used only to verify gift card PINs. */
  readonly previousSigningSecrets: readonly string[]
  readonly isIntrospectionOn: boolean
  readonly operationsFile: string | undefined
  readonly areAdHocQueriesRefused: boolean
  /** Off only for benchmarks. */
  readonly isCompiled: boolean
  readonly answerCacheBytes: number
  /** Addresses whose X-Forwarded-For is trusted. */
  readonly trustedProxies: AddressSet
  /** 1 in production. */
  readonly limitMultiplier: number
  readonly logGraphqlErrors: boolean
  readonly dbPoolSize: number
  /** [decision 88] */
  readonly retention: {
    readonly guestCartDays: number
    readonly idempotencyDays: number
    readonly searchTermDays: number
    readonly auditDays: number
  }
  /** Off for PgBouncer before 1.21. */
  readonly arePreparedStatementsOn: boolean
  readonly telemetry: TelemetrySettings
}

function text(env: NodeJS.ProcessEnv, name: string, fallback?: string): string {
  const value = env[name] ?? fallback
  if (value === undefined || value === '') throw new Error(`The setting ${name} is missing.`)
  return value
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = env[name] ?? String(fallback)
  if (!/^\d+$/.test(value)) throw new Error(`The setting ${name} must be a whole number, not "${value}".`)
  return Number(value)
}

const list = (value: string) => value.split(',').flatMap((part) => part.trim() || [])

/** @throws Error when below the minimum */
function lifetimeDays(env: NodeJS.ProcessEnv, name: string, fallback: number, least: number): number {
  const days = wholeNumber(env, name, fallback)
  if (days < least) throw new Error(`The setting ${name} must be at least ${least} days, not ${days}.`)
  return days
}

/** The current one first. [decision 81] */
export type SigningSecrets = readonly [string, ...string[]]

/** Where mails and rewards of a demonstration are shown. */
export const readSandbox = (env: NodeJS.ProcessEnv) => ({
  sandboxUrl: env.SANDBOX_URL,
  sandboxPassword: env.SANDBOX_PASSWORD || undefined,
  publicSandboxUrl: env.PUBLIC_SANDBOX_URL ?? env.SANDBOX_URL,
})

export const readPublicUrl = (env: NodeJS.ProcessEnv): string => env.PUBLIC_URL ?? 'http://{site}.localhost:3000'

export function readSigningSecrets(env: NodeJS.ProcessEnv): SigningSecrets | undefined {
  const secret = env.SIGNING_SECRET
  return secret && secret.length >= 32 ? [secret, ...previousSecrets(env)] : undefined
}

/** @throws Error when one is too short */
function previousSecrets({ PREVIOUS_SIGNING_SECRETS: given = '' }: NodeJS.ProcessEnv): readonly string[] {
  const secrets = given.split(',').filter(Boolean)
  if (secrets.some((secret) => secret.length < 32))
    throw new Error('The setting PREVIOUS_SIGNING_SECRETS must be secrets of 32 characters or more, divided by commas.')
  return secrets
}

/** Hex keys, two during rotation. Other text would decode to an empty key, with which anyone could sign. */
function hmacKeys(env: NodeJS.ProcessEnv, isProduction: boolean): readonly string[] {
  const keys = (env.ADYEN_HMAC_KEYS ?? (isProduction ? '' : randomBytes(32).toString('hex'))).split(',').filter(Boolean)
  if (keys.length === 0 || !keys.every((key) => /^(?:[0-9a-f]{2}){32,}$/i.test(key)))
    throw new Error(
      'The setting ADYEN_HMAC_KEYS must be one or more keys of 64 hexadecimal digits, divided by commas. ' +
        'Adyen makes one for the webhook; with the sandbox, take the answer of: openssl rand -hex 32',
    )
  return keys
}

/** @throws Error for an unknown value */
export function readEnvironment(env: NodeJS.ProcessEnv): Config['environment'] {
  const environment = text(env, 'WELT_ENV', env.NODE_ENV === 'production' ? 'production' : 'development')
  if (environment !== 'development' && environment !== 'test' && environment !== 'production')
    throw new Error('WELT_ENV must be development, test or production.')
  return environment
}

/** @throws Error in production without a service or sandbox */
export function readLoyalty(env: NodeJS.ProcessEnv): Config['loyalty'] {
  const isProduction = readEnvironment(env) === 'production'
  const { LOYALTY_URL: given, LOYALTY_API_KEY: key, SANDBOX_URL: sandboxUrl } = env
  if (isProduction && !given && !sandboxUrl)
    throw new Error('LOYALTY_URL is missing. Set it, or SANDBOX_URL for a demonstration.')
  if (isProduction && given && !key) throw new Error('LOYALTY_API_KEY is missing.')
  const url = given || (sandboxUrl && `${sandboxUrl}/loyalty`)
  if (url && !URL.canParse(url)) throw new Error('The setting LOYALTY_URL must be a web address.')
  return { url, apiKey: key || env.SANDBOX_PASSWORD || 'sandbox', widgetUrl: env.LOYALTY_WIDGET_URL || undefined }
}

/** @throws Error for a wrong address, and in production without a key */
function readInventory(env: NodeJS.ProcessEnv): Config['inventory'] {
  const { INVENTORY_URL: given, INVENTORY_KEY: key, SANDBOX_URL: sandboxUrl } = env
  const url = given || (sandboxUrl && `${sandboxUrl}/inventory`)
  if (url && !URL.canParse(url)) throw new Error('The setting INVENTORY_URL must be a web address.')
  if (given && !key && readEnvironment(env) === 'production') throw new Error('INVENTORY_KEY is missing.')
  return { url, key: key || env.SANDBOX_PASSWORD || 'sandbox' }
}

/** Random outside production, unless the supervisor shares it. @throws Error when missing or too short */
function secret(env: NodeJS.ProcessEnv, name: string): string {
  const isProduction = readEnvironment(env) === 'production'
  const value = env[name] ?? (isProduction ? undefined : randomBytes(32).toString('hex'))
  if (!value || value.length < 32) throw new Error(`The setting ${name} must have at least 32 characters.`)
  return value
}

const isOn = (env: NodeJS.ProcessEnv, name: string, fallback: 'on' | 'off') => (env[name] ?? fallback) === 'on'

/** @throws Error in production without a service or sandbox */
function readAdyen(env: NodeJS.ProcessEnv): Config['adyen'] {
  const isProduction = readEnvironment(env) === 'production'
  const { ADYEN_API_KEY: key, SANDBOX_URL: sandboxUrl } = env
  if (isProduction && !key && !sandboxUrl)
    throw new Error('ADYEN_API_KEY is missing. Set it, or SANDBOX_URL for a demonstration.')
  return {
    apiKey: key || env.SANDBOX_PASSWORD || 'sandbox',
    merchantAccount: env.ADYEN_MERCHANT_ACCOUNT ?? 'WeltSandbox',
    baseUrl: env.ADYEN_BASE_URL ?? (key ? undefined : sandboxUrl && `${sandboxUrl}/adyen`),
    clientKey: env.ADYEN_CLIENT_KEY ?? 'sandbox_client_key',
    hmacKeys: hmacKeys(env, isProduction),
    webhookUser: env.ADYEN_WEBHOOK_USER ?? 'welt',
    webhookPassword: secret(env, 'ADYEN_WEBHOOK_PASSWORD'),
    isLive: env.ADYEN_ENVIRONMENT === 'live',
  }
}

function readDatabase(env: NodeJS.ProcessEnv) {
  const databaseUrl = text(env, 'DATABASE_URL')
  return {
    databaseUrl,
    databaseDirectUrl: env.DATABASE_DIRECT_URL || databaseUrl,
    dbPoolSize: wholeNumber(env, 'DB_POOL_SIZE', 10),
    arePreparedStatementsOn: isOn(env, 'PREPARED_STATEMENTS', 'on'),
    retention: {
      guestCartDays: lifetimeDays(env, 'GUEST_CART_DAYS', 30, 1),
      idempotencyDays: lifetimeDays(env, 'IDEMPOTENCY_DAYS', 7, 1),
      searchTermDays: lifetimeDays(env, 'SEARCH_TERM_DAYS', 90, 7),
      auditDays: lifetimeDays(env, 'AUDIT_DAYS', 400, 400),
    },
  }
}

/** @throws Error when the address can't be read */
function readParcelPoint({ PARCEL_POINT_URL: given, PUBLIC_SANDBOX_URL: sandbox }: NodeJS.ProcessEnv) {
  const url = given || (sandbox && `${sandbox}/parcel-point`)
  if (url && !URL.canParse(url)) throw new Error('The setting PARCEL_POINT_URL must be a web address.')
  return url || undefined
}

function readNetwork(env: NodeJS.ProcessEnv) {
  return {
    port: wholeNumber(env, 'COMMERCE_PORT', 3001),
    listenAddresses: {
      commerce: readListenAddresses(env, 'COMMERCE_LISTEN_ADDRESS', LOOPBACK),
      worker: readListenAddresses(env, 'WORKER_LISTEN_ADDRESS', LOOPBACK),
    },
    publicUrl: readPublicUrl(env),
    photosDir: env.RETURN_PHOTOS_DIR || join(env.DATA_DIR || '.data', 'return-photos'),
    photosStore: readObjectStore(env, 'PHOTOS'),
    sandboxUrl: env.SANDBOX_URL,
    sandboxPassword: env.SANDBOX_PASSWORD || undefined,
    parcelPointUrl: readParcelPoint(env),
    trackingPages: readTrackingPages(env),
    trustedProxies: createAddressSet(list(env.TRUSTED_PROXIES ?? '127.0.0.1,::1'), 'TRUSTED_PROXIES'),
  }
}

function readGraphql(env: NodeJS.ProcessEnv, isProduction: boolean) {
  const inDevelopment = isProduction ? 'off' : 'on'
  return {
    operationsFile: env.OPERATIONS_FILE || undefined,
    areAdHocQueriesRefused: !isOn(env, 'AD_HOC_QUERIES', inDevelopment),
    isCompiled: isOn(env, 'GRAPHQL_JIT', 'on'),
    answerCacheBytes: wholeNumber(env, 'ANSWER_CACHE_MB', 16) * 1024 * 1024,
    isIntrospectionOn: isOn(env, 'INTROSPECTION', inDevelopment),
    limitMultiplier: isProduction ? 1 : Number(env.LIMIT_MULTIPLIER ?? 1),
    logGraphqlErrors: isOn(env, 'LOG_GRAPHQL_ERRORS', 'off'),
  }
}

/** @throws Error when the address can't be read or its key is missing */
function readSms(env: NodeJS.ProcessEnv): Config['sms'] {
  const { SMS_URL: url, SMS_API_KEY: apiKey = '', SMS_SENDER: sender } = env
  if (url && !URL.canParse(url)) throw new Error('The setting SMS_URL must be a web address.')
  if (url && !apiKey) throw new Error('SMS_API_KEY is missing.')
  return { url: url || undefined, apiKey, sender: sender || undefined }
}

/** @throws Error naming the missing or invalid setting */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const environment = readEnvironment(env)
  return {
    environment,
    ...readNetwork(env),
    adyen: readAdyen(env),
    ...readDatabase(env),
    loyalty: readLoyalty(env),
    inventory: readInventory(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'orders@{site}.example',
    sms: readSms(env),
    serviceKey: secret(env, 'SERVICE_KEY'),
    purgeToken: secret(env, 'PURGE_TOKEN'),
    signingSecret: secret(env, 'SIGNING_SECRET'),
    previousSigningSecrets: previousSecrets(env),
    ...readGraphql(env, environment === 'production'),
    telemetry: readTelemetry(env),
  }
}

/** The token of the operator who runs a command. [decision 140] */
export const readOperatorToken = (env: NodeJS.ProcessEnv): string | undefined => env.WELT_TOKEN || undefined

/** For reports and exports, which may lag by some seconds. */
export const readReplicaUrl = (env: NodeJS.ProcessEnv): string | undefined => env.DATABASE_REPLICA_URL || undefined
