import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brands } from '@welt/brands'
import { DEMO_ACCOUNT } from '../apps/commerce/src/seed/demo-account.ts'
import { buildStorefront } from './build.ts'
import { checkDatabase, fillDatabase, runToEnd } from './database-setup.ts'
import { fingerprintOf } from './fingerprint.ts'
import { OPERATIONS_FILE } from './operations.ts'
import { type EmbeddedPostgres, startPostgres } from './postgres.ts'
import { progress } from './progress.ts'

const root = join(import.meta.dirname, '..')
const isDev = process.argv.includes('--dev')
/** Whatever may say what is in the database. */
const DATABASE_SOURCES = [
  'package-lock.json',
  'apps/commerce/migrations',
  'apps/commerce/src',
  'packages/brands/src',
  'packages/kit/src',
  'apps/storefront/media/manifest.json',
]
const LEAST_FREE_BYTES = 400 * 1024 * 1024

interface Part {
  readonly name: string
  readonly entry: string
  readonly port: number
  readonly env: Readonly<Record<string, string>>
}

/** A stop with a sentence for the person at the terminal instead of a stack. */
class StartError extends Error {}

function portSetting(name: string, fallback: number): number {
  const value = process.env[name] ?? String(fallback)
  if (!/^\d{2,5}$/.test(value) || Number(value) > 65_530) throw new StartError(`${name} must be a port number, not "${value}".`)
  return Number(value)
}

async function assertPortFree(port: number, setting: string): Promise<void> {
  const server = createServer()
  const isFree = await new Promise<boolean>((done) => server.once('error', () => done(false)).listen(port, () => done(true)))
  await new Promise((done) => server.close(done))
  if (!isFree)
    throw new StartError(
      `Port ${port} is taken. Stop what uses it (a Welt that is already running?), or choose another: ${setting}=${port + 100} npm start`,
    )
}

function assertDisk(dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize < LEAST_FREE_BYTES)
    throw new StartError(
      `Only ${Math.round((bavail * bsize) / 1e6)} MB are free where ${dataDir} lies; 400 MB are needed. Free some space, or set DATA_DIR.`,
    )
}

/** Secrets that the parts share, made once and kept with the data, so that sessions outlive a restart. Real deployments set their own. */
function sharedSecrets(dataDir: string): Record<string, string> {
  const names = ['SERVICE_KEY', 'PURGE_TOKEN', 'SIGNING_SECRET', 'ADYEN_HMAC_KEYS', 'ADYEN_WEBHOOK_PASSWORD']
  const file = join(dataDir, 'secrets.json')
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  const secrets = Object.fromEntries(names.map((name) => [name, process.env[name] ?? kept[name] ?? randomBytes(32).toString('hex')]))
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}

/**
 * Keeps one part running: started again when it dies, with a growing pause. Five deaths in a row before the shops are open end the start;
 * afterwards a part is started again however often it dies, since what it needs (the database, say) may come back.
 */
class Supervisor {
  private readonly children = new Map<string, ChildProcess>()
  private isStopping = false
  private isOpen = false
  private readonly onFatal: (message: string) => void

  constructor(onFatal: (message: string) => void) {
    this.onFatal = onFatal
  }

  run(part: Part, deaths = 0): void {
    const preload = join(root, 'scripts/exit-with-parent.mjs')
    // The storefront reloads itself through Vite, which wants the libraries' development builds; the other parts start again on a change.
    const isHot = part.name === 'storefront'
    const watch = isDev ? (isHot ? ['--conditions=development'] : ['--watch', '--watch-preserve-output']) : []
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--import', preload, ...watch, join(root, part.entry)],
      {
        cwd: root,
        env: { ...process.env, ...part.env },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        detached: true,
      },
    )
    const startedAt = Date.now()
    let lastWords = ''
    this.children.set(part.name, child)
    const pass = (chunk: Buffer) => {
      lastWords = `${lastWords}${chunk}`.slice(-1500)
      if (process.env.WELT_LOG === 'all' || isDev) process.stderr.write(chunk)
    }
    child.stdout?.on('data', pass)
    child.stderr?.on('data', pass)
    child.once('exit', (code, signal) => {
      this.children.delete(part.name)
      if (this.isStopping) return
      const count = Date.now() - startedAt > 30_000 ? 1 : deaths + 1
      if (count >= 5 && !this.isOpen) return this.onFatal(`${part.name} does not stay up (${signal ?? code}).\n${lastWords.trim()}`)
      process.stderr.write(`${part.name} ended (${signal ?? code}); starting it again.\n`)
      setTimeout(
        () => !this.isStopping && this.run(part, count),
        this.isOpen ? Math.min(100 * 2 ** count, 1000) : Math.min(200 * 2 ** count, 5000),
      )
    })
  }

  /** All parts are ready. */
  open(): void {
    this.isOpen = true
  }

  async stop(): Promise<void> {
    this.isStopping = true
    for (const child of this.children.values()) child.kill('SIGTERM')
    for (let waitedMs = 0; this.children.size > 0 && waitedMs < 16_000; waitedMs += 50) await sleep(50)
    for (const child of this.children.values()) child.kill('SIGKILL')
    while (this.children.size > 0) await sleep(20)
  }
}

async function waitUntilReady(part: Part, isGivenUp: () => boolean): Promise<void> {
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 40) {
    if (isGivenUp()) return
    const isReady = await fetch(`http://127.0.0.1:${part.port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await sleep(40)
  }
  throw new StartError(`${part.name} was not ready within a minute. WELT_LOG=all npm start shows what it says.`)
}

function addressTable(port: number, sandboxPort: number, commercePort: number, tookMs: number): string {
  const width = Math.max(...brands.map((brand) => brand.name.length)) + 2
  const shops = brands.map((brand) => `  ${brand.name.padEnd(width)}http://${brand.hosts[0]}:${port}`)
  return [
    '',
    `Welt is open (${(tookMs / 1000).toFixed(1)} s).`,
    '',
    ...shops,
    '',
    `  ${'Mailbox'.padEnd(width)}http://localhost:${sandboxPort}/mailbox`,
    `  ${'GraphQL'.padEnd(width)}http://localhost:${commercePort}/graphql   header  Store: mollini_au`,
    '',
    '  Test cards      4111 1111 1111 1111  03/30  737   approved',
    '                  4000 0000 0000 0002  03/30  737   refused',
    '                  4917 6100 0000 0000  03/30  737   asks for 3-D Secure',
    `  Account         ${DEMO_ACCOUNT.email}  password: ${DEMO_ACCOUNT.password}   in every shop`,
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n')
}

async function main(): Promise<void> {
  const startedAt = Date.now()
  const port = portSetting('PORT', 3000)
  const commercePort = portSetting('COMMERCE_PORT', port + 1)
  const sandboxPort = portSetting('SANDBOX_PORT', port + 2)
  const workerPort = portSetting('WORKER_PORT', port + 3)
  const dataDir = resolve(root, process.env.DATA_DIR ?? '.data')
  await assertPortFree(port, 'PORT')
  await assertPortFree(commercePort, 'COMMERCE_PORT')
  await assertPortFree(sandboxPort, 'SANDBOX_PORT')
  await assertPortFree(workerPort, 'WORKER_PORT')
  mkdirSync(dataDir, { recursive: true })
  assertDisk(dataDir)

  let postgres: EmbeddedPostgres | undefined
  let fatal: ((message: string) => void) | undefined
  const ended = new Promise<string | undefined>((done) => {
    fatal = done
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => done(undefined))
  })
  let hasEnded = false
  ended.then(() => {
    hasEnded = true
  })
  const supervisor = new Supervisor((message) => fatal?.(message))
  const stopAll = async () => {
    await supervisor.stop()
    await postgres?.stop()
  }

  try {
    if (!isDev) await progress('Storefront', async () => ((await buildStorefront()) ? 'built' : 'up to date'))
    if (!process.env.DATABASE_URL)
      await progress('PostgreSQL', async () => {
        postgres = await startPostgres({ dataDir })
        return undefined
      })
    const databaseUrl = process.env.DATABASE_URL ?? postgres?.url ?? ''
    await progress('Database', () => checkDatabase(databaseUrl))
    const env: Record<string, string> = {
      ...sharedSecrets(dataDir),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      // Parts of a second start are not stripped of their types and compiled again.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(dataDir, 'compile-cache'),
      PORT: String(port),
      COMMERCE_PORT: String(commercePort),
      SANDBOX_PORT: String(sandboxPort),
      WORKER_PORT: String(workerPort),
      COMMERCE_URL: `http://127.0.0.1:${commercePort}`,
      SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
      SANDBOX_PUBLIC_URL: process.env.SANDBOX_PUBLIC_URL ?? `http://localhost:${sandboxPort}`,
      PUBLIC_SANDBOX_URL: process.env.PUBLIC_SANDBOX_URL ?? `http://localhost:${sandboxPort}`,
      STOREFRONT_URLS: process.env.STOREFRONT_URLS ?? `http://127.0.0.1:${port}`,
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://{site}.localhost:${port}`,
      WELT_ENV: process.env.WELT_ENV ?? 'development',
      NODE_ENV: isDev ? 'development' : 'production',
      ...(isDev ? { WELT_DEV: 'on' } : { OPERATIONS_FILE: process.env.OPERATIONS_FILE ?? OPERATIONS_FILE }),
    }
    await fillDatabase(databaseUrl, fingerprintOf(DATABASE_SOURCES), {
      migrate: () => progress('Migrations', () => runToEnd('apps/commerce/src/migrate.ts', env)),
      seed: () => progress('Seed', () => runToEnd('apps/commerce/src/seed/main.ts', env)),
    })
    const parts: Part[] = [
      { name: 'sandbox', entry: 'apps/sandbox/src/main.ts', port: sandboxPort, env },
      { name: 'commerce', entry: 'apps/commerce/src/main.ts', port: commercePort, env },
      { name: 'worker', entry: 'apps/commerce/src/worker.ts', port: workerPort, env },
      { name: 'storefront', entry: 'apps/storefront/server/main.ts', port, env },
    ]
    await progress('Shops', async () => {
      for (const part of parts) supervisor.run(part)
      await Promise.race([Promise.all(parts.map((part) => waitUntilReady(part, () => hasEnded))), ended])
      return undefined
    })
    supervisor.open()
    if (!hasEnded) process.stdout.write(addressTable(port, sandboxPort, commercePort, Date.now() - startedAt))
    const message = await ended
    if (message) throw new StartError(message)
    process.stderr.write('Stopping …\n')
  } finally {
    await stopAll()
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`\n${(error instanceof Error && error.message) || String(error)}\n\nNothing is left running.\n`)
    process.exit(1)
  },
)
