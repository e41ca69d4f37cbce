import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { addressesOf, storefrontUrls } from '../../deploy/render/compose.ts'
import { nginxConfig, poolerConfig } from '../../deploy/render/compose-files.ts'
import { DATABASE } from '../../deploy/topology/database.ts'
import { fixedSettings, type Place } from '../../deploy/topology/environment.ts'
import { type PartName, SERVING } from '../../deploy/topology/parts.ts'
import { OPERATIONS_FILE } from '../operations.ts'

/** Machines besides those of the parts. */
export const LAST_NUMBERS = { pgbouncer: 60, primary: 70 } as const

export const lastNumberOf = (address: string): number => Number(address.split('.')[3])

const databaseUrl = (password: string, host: string, port: number) =>
  `postgres://${DATABASE.role}:${password}@${host}:${port}/${DATABASE.name}`

const random = () => randomBytes(32).toString('hex')

/** Shared by all instances. */
export function sharedSettings(): Readonly<Record<string, string>> {
  return {
    SERVICE_KEY: random(),
    PURGE_TOKEN: random(),
    SIGNING_SECRET: random(),
    ADYEN_HMAC_KEYS: random(),
    ADYEN_WEBHOOK_PASSWORD: random(),
    SANDBOX: 'on',
    SANDBOX_URL: `http://sandbox:${SERVING.sandbox.port}`,
    PUBLIC_SANDBOX_URL: 'https://sandbox.localhost',
    SANDBOX_PASSWORD: random(),
    // Debian's PgBouncer is older than 1.21.
    PREPARED_STATEMENTS: 'off',
  }
}

interface Shared {
  readonly subnet: string
  readonly host: string
  readonly password: string
  readonly folder: string
  readonly settings: Readonly<Record<string, string>>
}

/** What the topology and its operator give an instance, with folders of this run. */
export function environmentOf(part: PartName, name: string, shared: Shared): Readonly<Record<string, string>> {
  const { subnet, host, password, folder, settings } = shared
  const here = (addresses: readonly string[]) => addresses.map((address) => `${subnet}.${lastNumberOf(address)}`)
  const nginx = [...here(addressesOf('nginx')), host]
  const place: Place = {
    publicUrl: 'https://{site}.localhost',
    hostOf: (site) => `${site}.localhost`,
    commerceUrl: `http://commerce:${SERVING.commerce.port}`,
    storefrontUrls: storefrontUrls(),
    databaseUrl: databaseUrl(password, 'pgbouncer', DATABASE.poolerPort),
    directUrl: databaseUrl(password, 'primary', DATABASE.port),
    replicaUrl: databaseUrl(password, 'primary', DATABASE.port),
    proxies: nginx.join(','),
    commerceProxies: [...nginx, ...here(addressesOf('storefront'))].join(','),
  }
  const own = { DATA_DIR: join(folder, name), RETURN_PHOTOS_DIR: join(folder, 'photos'), OPERATIONS_FILE }
  const fixed = fixedSettings(part, place)
  const moved = Object.fromEntries(Object.entries(own).filter(([setting]) => setting in fixed))
  return { ...fixed, ...settings, ...moved, NODE_COMPILE_CACHE: join(folder, 'compile-cache') }
}

const moveAddresses = (config: string, subnet: string) => {
  const [first = ''] = addressesOf('nginx')
  return config.replaceAll(first.slice(0, first.lastIndexOf('.')), subnet)
}

/** As generated, at these addresses, for Debian's nginx. */
export const nginxOf = (subnet: string, folder: string): string =>
  moveAddresses(nginxConfig(), subnet)
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('/etc/nginx/tls/', `${folder}/`)
    .replaceAll('/dev/stderr', `${folder}/error.log`)
    .replaceAll('listen 8443 ssl;', 'listen 8443 ssl http2;')
    .replaceAll(/ *http2 on;\n/g, '')

/** As generated, for Debian's PgBouncer. */
export const poolerOf = (folder: string): string =>
  poolerConfig()
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll(/max_prepared_statements.*\n/g, '')
