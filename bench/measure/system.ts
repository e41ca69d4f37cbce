import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { UNHURRIED } from '../../apps/commerce/src/platform/time-outs.ts'
import { OPERATIONS_FILE } from '../../scripts/operations.ts'
import { removeCluster, startPostgres } from '../../scripts/postgres/postgres.ts'
import { freePort } from '../../scripts/test-runner/free-port.ts'
import { startShops } from '../../scripts/test-runner/running-shops.ts'
import { type Origin, type ServerProcess, startServer } from './child-process.ts'

/** A listing with twenty cards and every facet. */
export const LISTING_HOST = 'mollini.localhost'
export const LISTING_PATH = '/boots'
export const LISTING_WEBSITE_ID = 7
export const PRODUCT_COUNT = 20_000

export const WHOLE_SITE = { code: 'williams_au', websiteId: 9 } as const

export interface System {
  readonly dataDir: string
  readonly databaseUrl: string
  readonly commerceUrl: string
  /** The supervised storefront's. */
  readonly port: number
  readonly storefrontEnv: Readonly<Record<string, string>>
  readonly sandboxUrl: string
  /** Without limits. */
  startCommerce(env?: Readonly<Record<string, string>>, origin?: Origin): Promise<ServerProcess>
  startStorefront(env?: Readonly<Record<string, string>>, origin?: Origin): Promise<ServerProcess>
  freePort(): Promise<number>
}

const COMMERCE = 'apps/commerce/src/composition/main.ts'
const NO_LIMITS = { LIMIT_MULTIPLIER: '1000000' }

const ROOT = join(import.meta.dirname, '../..')

function runToEnd(args: readonly string[], env: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let words = ''
    child.stderr.on('data', (chunk) => {
      words = `${words}${chunk}`.slice(-2000)
    })
    child.once('error', failed)
    child.once('exit', (code) =>
      code === 0 ? done() : failed(new Error(`${args.join(' ')} failed.\n${words.trim()}`)),
    )
  })
}

/** Runs before the shops build their first index. */
async function fillSite(databaseUrl: string): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl, options: UNHURRIED })
  await db.connect()
  try {
    await db.query(
      `insert into product_site (product_id, website_id, currency, regular_cents)
       select distinct on (product_id) product_id, $1::int, 'AUD', regular_cents from product_site order by product_id, website_id
       on conflict do nothing`,
      [WHOLE_SITE.websiteId],
    )
    await db.query(
      `insert into product_category (product_id, category_id)
       select p.id, own.ids[1 + p.id % cardinality(own.ids)]
       from product p, (select array_agg(id order by id) as ids from category where website_id = $1 and is_active) own
       where not exists (select 1 from product_category pc join category c on c.id = pc.category_id where pc.product_id = p.id and c.website_id = $1)`,
      [WHOLE_SITE.websiteId],
    )
    await db.query('analyze')
  } finally {
    await db.end()
  }
}

/** In the same PostgreSQL. @returns its URL */
export async function fillDatabase(besideUrl: string, dataDir: string, products: number): Promise<string> {
  const name = `products_${products}`
  const db = new pg.Client({ connectionString: besideUrl })
  await db.connect()
  try {
    await db.query(`create database ${name}`)
  } finally {
    await db.end()
  }
  const url = Object.assign(new URL(besideUrl), { pathname: `/${name}` }).href
  await seedProducts(url, dataDir, products)
  return url
}

async function seedProducts(databaseUrl: string, dataDir: string, products: number): Promise<void> {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  await runToEnd(['apps/commerce/src/composition/migrate.ts'], env)
  await runToEnd(['apps/commerce/src/seed/main.ts', '--products', String(products)], env)
  await fillSite(databaseUrl)
}

/** Leaves nothing behind. */
export async function withSystem<T>(work: (system: System) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'welt-bench-'))
  const undo: (() => Promise<void> | void)[] = [() => rmSync(dataDir, { recursive: true, force: true })]
  let isUndone = false
  const cleanUp = async () => {
    if (isUndone) return
    isUndone = true
    for (const step of undo.reverse()) await step()
  }
  const interrupted = () => void cleanUp().finally(() => process.exit(130))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted)
  try {
    const postgres = await startPostgres({ dataDir })
    undo.push(
      () => removeCluster(dataDir),
      () => postgres.stop(),
    )
    await seedProducts(postgres.url, dataDir, PRODUCT_COUNT)
    const shops = await startShops({ dataDir, env: { DATABASE_URL: postgres.url } })
    undo.push(() => shops.stop())
    const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>
    const commerceUrl = shops.env.WELT_COMMERCE_URL ?? ''
    const sandboxUrl = shops.env.WELT_SANDBOX_URL ?? ''
    const storefrontEnv = {
      ...secrets,
      WELT_ENV: 'test',
      LIMIT_MULTIPLIER: '1000',
      COMMERCE_URL: commerceUrl,
      DATA_DIR: dataDir,
    }
    const commerceEnv = {
      ...storefrontEnv,
      DATABASE_URL: postgres.url,
      OPERATIONS_FILE,
      SANDBOX_URL: sandboxUrl,
      ...NO_LIMITS,
    }
    return await work({
      dataDir,
      databaseUrl: postgres.url,
      commerceUrl,
      sandboxUrl,
      port: Number(shops.env.WELT_PORT),
      storefrontEnv,
      startCommerce: async (env = {}, origin = {}) => {
        const port = String(await freePort())
        return startServer(COMMERCE, { ...commerceEnv, COMMERCE_PORT: port, PORT: port, ...env }, '/readyz', origin)
      },
      startStorefront: async (env = {}, origin = {}) =>
        startServer(
          'apps/storefront/server/main.ts',
          { ...storefrontEnv, ...env, PORT: String(await freePort()) },
          '/readyz',
          origin,
        ),
      freePort,
    })
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted)
    await cleanUp()
  }
}
