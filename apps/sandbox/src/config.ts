import { LOOPBACK, readListenAddresses } from '@welt/kit/listen'

/** All settings from the environment; nothing else reads process.env. */
export interface Config {
  readonly environment: string
  readonly port: number
  /** Loopback only unless set. */
  readonly listenAddresses: readonly string[]
  /** Required to see anything; undefined: no password. */
  readonly password: string | undefined
  /** As shoppers' browsers reach it, without trailing slash. */
  readonly publicUrl: string
  /** Target of webhooks. */
  readonly commerceUrl: string
  /** In hex; the first one signs. */
  readonly hmacKeys: readonly string[]
  readonly webhookUser: string
  readonly webhookPassword: string
  readonly merchantAccount: string
  /** Origins beyond the sites' own hosts that may use the card fields. */
  readonly frameOrigins: readonly string[]
  readonly dataDirectory: string
  /** Whether tests may set faults and read charges. */
  readonly isControlOn: boolean
}

function text(env: NodeJS.ProcessEnv, name: string, fallback?: string): string {
  const value = env[name] || fallback
  if (!value) throw new Error(`The setting ${name} is missing.`)
  return value
}

function url(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const value = text(env, name, fallback)
  if (!URL.canParse(value)) throw new Error(`The setting ${name} must be a web address, not "${value}".`)
  return value.replace(/\/+$/, '')
}

function list(env: NodeJS.ProcessEnv, name: string, fallback = ''): string[] {
  return (env[name] ?? fallback)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** @throws Error naming the setting that is missing or invalid, and in production unless `SANDBOX=on` */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const environment = text(env, 'WELT_ENV', env.NODE_ENV === 'production' ? 'production' : 'development')
  const isProduction = environment === 'production'
  if (isProduction && env.SANDBOX !== 'on')
    throw new Error('The sandbox does not start in production. Set SANDBOX=on for a demonstration.')
  const port = Number(text(env, 'SANDBOX_PORT', '3002'))
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`The setting SANDBOX_PORT must be a port, not "${env.SANDBOX_PORT}".`)
  const hmacKeys = list(env, 'ADYEN_HMAC_KEYS')
  if (!hmacKeys.length) throw new Error('The setting ADYEN_HMAC_KEYS is missing.')
  if (!hmacKeys.every((key) => /^([0-9a-f]{2}){16,}$/i.test(key)))
    throw new Error('ADYEN_HMAC_KEYS must be hex keys of at least 32 digits, separated by commas.')
  const password = env.SANDBOX_PASSWORD || undefined
  if (isProduction && !password)
    throw new Error('The setting SANDBOX_PASSWORD is missing: in production the mailbox is shown to nobody without it.')
  if (password !== undefined && password.length < 12)
    throw new Error('The setting SANDBOX_PASSWORD must have at least 12 characters.')
  return {
    environment,
    port,
    listenAddresses: readListenAddresses(env, 'SANDBOX_LISTEN_ADDRESS', LOOPBACK),
    password,
    publicUrl: url(env, 'PUBLIC_SANDBOX_URL', `http://localhost:${port}`),
    commerceUrl: url(env, 'COMMERCE_URL', 'http://127.0.0.1:3001'),
    hmacKeys,
    webhookUser: text(env, 'ADYEN_WEBHOOK_USER', 'welt'),
    webhookPassword: text(env, 'ADYEN_WEBHOOK_PASSWORD'),
    merchantAccount: text(env, 'ADYEN_MERCHANT_ACCOUNT', 'WeltSandbox'),
    frameOrigins: list(env, 'SANDBOX_ORIGINS'),
    dataDirectory: text(env, 'DATA_DIR', '.data'),
    isControlOn: !isProduction,
  }
}
