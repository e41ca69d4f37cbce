import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { brands, shopUrlOf } from '@welt/brands'
import { EVERYWHERE, LOOPBACK, localHostOf, readListenAddresses } from '@welt/kit/listen'
import { DEMO_ACCOUNT } from '../apps/commerce/src/commands/demo-orders/demo-account.ts'
import { buildStorefront } from './build.ts'
import { OPERATIONS_FILE } from './operations.ts'
import { readOptions } from './options.ts'
import { makeDataDir, sharedSecrets } from './postgres/data-dir.ts'
import { checkDatabase, fillDatabase } from './postgres/database-setup.ts'
import { type EmbeddedPostgres, startPostgres } from './postgres/postgres.ts'
import { assertDisk, assertSettings, claimPorts, portSetting } from './start-up/checks.ts'
import { fingerprintOf } from './start-up/fingerprint.ts'
import { hasSandbox } from './start-up/production-settings.ts'
import { progress, type Show } from './start-up/progress.ts'
import { runToEnd } from './start-up/run-to-end.ts'
import { type Service, Supervisor } from './start-up/supervisor.ts'

const root = join(import.meta.dirname, '..')
const HELP = `npm start       opens the shops as they are built
npm run dev     the same from the sources: what is changed shows without another start

Neither takes options but --help. Settings are environment variables, all of them in docs/configuration.md:
  PORT=4000 npm start                             other ports than 3000 to 3003
  DATA_DIR=/path npm start                        where the data lies
  DATABASE_URL=postgres://… npm start             a PostgreSQL of your own
  WELT_LOG=all npm start                          shows the output of every part
`
/** Where the demo account has orders in every state. */
const DEMO_SITE = 'mollini'
const isDev = readOptions({ options: { dev: { type: 'boolean', default: false } } }, HELP).values.dev
const DATABASE_SOURCES = [
  'package-lock.json',
  'apps/commerce/migrations',
  'apps/commerce/src',
  'packages/brands/src',
  'packages/kit/src',
  'packages/rules/src',
  'apps/storefront/media/manifest.json',
]

class Stopped extends Error {}

interface Addresses {
  readonly publicUrl: string
  readonly sandboxUrl: string | undefined
  readonly commercePort: number
}

function addressTable({ publicUrl, sandboxUrl, commercePort }: Addresses, tookMs: number): string {
  const width = Math.max(...brands.map((brand) => brand.name.length)) + 2
  const row = (name: string, value: string) => `  ${name.padEnd(width)}${value}`
  const hasDemoAccount = process.env.WELT_ENV !== 'production'
  return [
    '',
    `Welt is open (${(tookMs / 1000).toFixed(1)} s).`,
    '',
    ...brands.map((brand) => row(brand.name, shopUrlOf(brand, publicUrl))),
    '',
    ...(sandboxUrl ? [row('Mailbox', `${sandboxUrl}/mailbox`)] : []),
    row('GraphQL', `http://localhost:${commercePort}/graphql   header  Store: mollini_au`),
    '',
    ...(sandboxUrl
      ? [
          '  Test cards      4111 1111 1111 1111  03/30  737   approved',
          '                  4000 0000 0000 0002  03/30  737   refused',
          '                  4917 6100 0000 0000  03/30  737   asks for 3-D Secure',
        ]
      : []),
    ...(hasDemoAccount
      ? [`  Account         ${DEMO_ACCOUNT.email}  password: ${DEMO_ACCOUNT.password}   in every shop`]
      : []),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n')
}

/** Fills the mailbox page with every mail of every site. */
async function previewMails(env: Readonly<Record<string, string>>, stop: AbortSignal): Promise<void> {
  const args = [join(root, 'scripts/welt.ts'), 'mails', 'preview', 'all']
  await runToEnd(args, { env, stop }).catch((error: Error) => {
    if (!stop.aborted) process.stderr.write(`The mailbox has no previews: ${error.message}\n`)
  })
}

/** Runs while the shops are open; changes nothing on later starts. */
async function makeDemoOrders(env: Readonly<Record<string, string>>, stop: AbortSignal): Promise<void> {
  const args = [join(root, 'scripts/welt.ts'), 'demo-orders', DEMO_SITE]
  try {
    const made = await runToEnd(args, { env, stop })
    if (!made.startsWith('0 ')) process.stdout.write(`  Made ${made}\n`)
  } catch (error) {
    const { message } = error as Error
    if (!stop.aborted) process.stderr.write(`The demo account has no orders at ${DEMO_SITE}: ${message}\n`)
  }
}

async function main(): Promise<void> {
  const startedAt = Date.now()
  assertSettings()
  const port = portSetting('PORT', 3000)
  const commercePort = portSetting('COMMERCE_PORT', port + 1)
  const sandboxPort = portSetting('SANDBOX_PORT', port + 2)
  const workerPort = portSetting('WORKER_PORT', port + 3)
  const isSandboxed = hasSandbox(process.env)
  const dataDir = resolve(root, process.env.DATA_DIR ?? '.data')
  const addresses = {
    storefront: readListenAddresses(
      process.env,
      'LISTEN_ADDRESS',
      process.env.WELT_ENV === 'production' ? EVERYWHERE : LOOPBACK,
    ),
    commerce: readListenAddresses(process.env, 'COMMERCE_LISTEN_ADDRESS', LOOPBACK),
    sandbox: readListenAddresses(process.env, 'SANDBOX_LISTEN_ADDRESS', LOOPBACK),
    worker: readListenAddresses(process.env, 'WORKER_LISTEN_ADDRESS', LOOPBACK),
  }
  const ports = {
    storefront: { port, setting: 'PORT', addresses: addresses.storefront },
    commerce: { port: commercePort, setting: 'COMMERCE_PORT', addresses: addresses.commerce },
    worker: { port: workerPort, setting: 'WORKER_PORT', addresses: addresses.worker },
    ...(isSandboxed ? { sandbox: { port: sandboxPort, setting: 'SANDBOX_PORT', addresses: addresses.sandbox } } : {}),
  }
  await claimPorts(Object.values(ports))
  makeDataDir(dataDir)
  assertDisk(dataDir)
  const secrets = sharedSecrets(dataDir, process.env)

  const end = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end.abort(new Stopped()))
  const supervisor = new Supervisor({ isDev, onFatal: (error) => end.abort(error) })
  let postgres: EmbeddedPostgres | undefined
  const stage = async (name: string, work: (show: Show) => Promise<string | undefined>) => {
    await progress(name, work)
    end.signal.throwIfAborted()
  }
  const command = (entry: string, env: Readonly<Record<string, string>>) => async () => {
    await runToEnd([join(root, entry)], { env, stop: end.signal, isShown: true })
    return undefined
  }

  try {
    if (!isDev) await stage('Storefront', async () => ((await buildStorefront(end.signal)) ? 'built' : 'up to date'))
    if (!process.env.DATABASE_URL)
      await stage('PostgreSQL', async () => {
        postgres = await startPostgres({ dataDir })
        return undefined
      })
    const databaseUrl = process.env.DATABASE_URL ?? postgres?.url ?? ''
    const directUrl = process.env.DATABASE_DIRECT_URL || databaseUrl
    await stage('Database', () => checkDatabase(directUrl))
    const publicUrl = process.env.PUBLIC_URL ?? `http://{site}.localhost:${port}`
    const sandboxUrl = process.env.PUBLIC_SANDBOX_URL ?? `http://localhost:${sandboxPort}`
    const env: Record<string, string> = {
      ...secrets,
      DATABASE_URL: databaseUrl,
      DATABASE_DIRECT_URL: directUrl,
      DATA_DIR: dataDir,
      // A second start need not compile the services again.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(dataDir, 'compile-cache'),
      PORT: String(port),
      COMMERCE_PORT: String(commercePort),
      SANDBOX_PORT: String(sandboxPort),
      WORKER_PORT: String(workerPort),
      COMMERCE_URL: `http://${localHostOf(addresses.commerce)}:${commercePort}`,
      ...(isSandboxed ? { SANDBOX_URL: `http://${localHostOf(addresses.sandbox)}:${sandboxPort}` } : {}),
      PUBLIC_SANDBOX_URL: sandboxUrl,
      PUBLIC_URL: publicUrl,
      WELT_ENV: process.env.WELT_ENV ?? 'development',
      NODE_ENV: isDev ? 'development' : 'production',
      ...(isDev ? { WELT_DEV: 'on' } : { OPERATIONS_FILE: process.env.OPERATIONS_FILE ?? OPERATIONS_FILE }),
    }
    await fillDatabase(directUrl, fingerprintOf(DATABASE_SOURCES), {
      migrate: () => stage('Migrations', command('apps/commerce/src/composition/migrate.ts', env)),
      seed: () => stage('Seed', command('apps/commerce/src/seed/main.ts', env)),
      stop: end.signal,
    })
    const services: Service[] = [
      ...(ports.sandbox ? [{ name: 'sandbox', entry: 'apps/sandbox/src/main.ts', ...ports.sandbox, env }] : []),
      { name: 'commerce', entry: 'apps/commerce/src/composition/main.ts', ...ports.commerce, env },
      { name: 'worker', entry: 'apps/commerce/src/composition/worker.ts', ...ports.worker, env },
      { name: 'storefront', entry: 'apps/storefront/server/main.ts', ...ports.storefront, env },
    ]
    await stage('Shops', async (show) => {
      for (const service of services) supervisor.run(service)
      await supervisor.open(services, end.signal, show)
      return undefined
    })
    const shown = { publicUrl, sandboxUrl: isSandboxed ? sandboxUrl : undefined, commercePort }
    process.stdout.write(addressTable(shown, Date.now() - startedAt))
    if (isSandboxed && env.WELT_ENV === 'development')
      void makeDemoOrders(env, end.signal).then(() => previewMails(env, end.signal))
    await once(end.signal, 'abort')
    end.signal.throwIfAborted()
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    process.stderr.write('Stopping …\n')
  } finally {
    await supervisor.stop()
    await postgres?.stop()
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(
      `\n${(error instanceof Error && error.message) || String(error)}\n\nNothing is left running.\n`,
    )
    process.exit(1)
  },
)
