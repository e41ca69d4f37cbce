import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Operations from '../scripts/operations.ts'
import { readOptions } from '../scripts/options.ts'
import { makeDataDir, sharedSecrets } from '../scripts/postgres/data-dir.ts'
import { removeCluster, startPostgres } from '../scripts/postgres/postgres.ts'
import { ensureChromium, ensureHeadlessShell } from '../scripts/test-runner/chromium.ts'
import { freePort } from '../scripts/test-runner/free-port.ts'
import { type ServerProcess, startServer } from './measure/child-process.ts'

const HELP = `npm run side-by-side [-- --former <commit>]
Upgrades a database under the shops of a former commit, by default the one before this, then opens the shops of this
one beside them. The journeys of each commit run through its own shops. The exit code is 1 when one fails.
`
const ROOT = join(import.meta.dirname, '..')
const PRODUCTS = '3000'
/** Browse, search, bag, an order by card, and one in the account's history. */
const JOURNEYS = ['e2e/browse/search.test.ts', 'e2e/checkout/buy-a-pair.test.ts', 'e2e/account/area.test.ts']
const WANTED = 'sorted and paged by its address|plain forms|phone: a guest goes from|an order placed while signed in'

const { values } = readOptions({ options: { former: { type: 'string', default: 'HEAD~1' } } }, HELP)
const commit = execFileSync('git', ['rev-parse', '--short', values.former], { cwd: ROOT, encoding: 'utf8' }).trim()

const say = (text: string) => void process.stdout.write(`${text}\n`)

function run(
  root: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number | null> {
  const all = { ...process.env, ...env }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    env: all,
    stdio: 'inherit',
  })
  return new Promise((done) => child.once('exit', done))
}

/** @throws Error when it fails */
async function mustRun(root: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  if ((await run(root, args, env)) !== 0) throw new Error(`${args.join(' ')} failed in ${root}.`)
}

interface Version {
  readonly root: string
  readonly journeysEnv: Readonly<Record<string, string>>
  restartCommerce(): Promise<void>
  stop(): Promise<void>
}

/** Commerce server, worker and storefront of a checkout. */
async function openVersion(root: string, shared: Readonly<Record<string, string>>): Promise<Version> {
  const { writeOperations } = (await import(
    pathToFileURL(join(root, 'scripts/operations.ts')).href
  )) as typeof Operations
  const [port, commercePort, workerPort] = [await freePort(), await freePort(), await freePort()].map(String)
  const env = {
    ...shared,
    OPERATIONS_FILE: writeOperations(),
    COMMERCE_URL: `http://127.0.0.1:${commercePort}`,
    COMMERCE_PORT: String(commercePort),
    WORKER_PORT: String(workerPort),
    PUBLIC_URL: `http://{site}.localhost:${port}`,
  }
  const start = (entry: string, at: string | undefined) =>
    startServer(entry, { ...env, PORT: String(at) }, '/readyz', { root })
  const startCommerce = () => start('apps/commerce/src/composition/main.ts', commercePort)
  let commerce = await startCommerce()
  const others: readonly ServerProcess[] = [
    await start('apps/commerce/src/composition/worker.ts', workerPort),
    await start('apps/storefront/server/main.ts', port),
  ]
  return {
    root,
    journeysEnv: {
      WELT_PORT: String(port),
      WELT_COMMERCE_URL: env.COMMERCE_URL,
      WELT_SANDBOX_URL: shared.SANDBOX_URL ?? '',
      WELT_DATA_DIR: shared.DATA_DIR ?? '',
    },
    async restartCommerce() {
      await commerce.stop()
      commerce = await startCommerce()
    },
    async stop() {
      await Promise.all([commerce, ...others].map((one) => one.stop()))
    },
  }
}

const browser = () => {
  const chromium = ensureChromium()
  return { CHROMIUM: chromium, HEADLESS_SHELL: ensureHeadlessShell(chromium) }
}

async function journeysOf({ root, journeysEnv }: Version, name: string): Promise<boolean> {
  say(`\nJourneys of ${name} through its shops …`)
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const options = ['test', '--project=desktop', '--workers=1', `--grep=${WANTED}`]
  return (await run(root, [playwright, ...options, ...JOURNEYS], { ...journeysEnv, ...browser() })) === 0
}

const folder = mkdtempSync(join(tmpdir(), 'welt-side-by-side-'))
const former = join(folder, 'former')
const undo: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })]
const cleanUp = async () => {
  for (const step of undo.splice(0).reverse()) await step()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(130)))

try {
  say(`Former commit ${commit}: checking out and building …`)
  execFileSync('git', ['worktree', 'add', '--detach', former, commit], { cwd: ROOT, stdio: 'ignore' })
  undo.push(() => void execFileSync('git', ['worktree', 'remove', '--force', former], { cwd: ROOT, stdio: 'ignore' }))
  // Links to workspaces are relative: they lead to the checkout's own packages.
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), former])
  await mustRun(former, ['scripts/build.ts'])
  await mustRun(ROOT, ['scripts/build.ts'])

  const dataDir = join(folder, 'data')
  makeDataDir(dataDir)
  const postgres = await startPostgres({ dataDir })
  undo.push(
    () => removeCluster(dataDir),
    () => postgres.stop(),
  )
  const sandboxPort = String(await freePort())
  const shared = {
    ...sharedSecrets(dataDir, {}),
    WELT_ENV: 'test',
    LIMIT_MULTIPLIER: '1000',
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    DATABASE_DIRECT_URL: postgres.url,
    SANDBOX_PORT: sandboxPort,
    SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
    PUBLIC_SANDBOX_URL: `http://localhost:${sandboxPort}`,
  }
  const sandbox = await startServer('apps/sandbox/src/main.ts', { ...shared, PORT: sandboxPort })
  undo.push(() => sandbox.stop())

  say('Database of the former commit, its shops …')
  await mustRun(former, ['apps/commerce/src/composition/migrate.ts'], shared)
  await mustRun(former, ['apps/commerce/src/seed/main.ts', '--products', PRODUCTS], shared)
  const before = await openVersion(former, shared)
  undo.push(before.stop)
  say('Migrations of this commit under them, its shops beside …')
  await mustRun(ROOT, ['apps/commerce/src/composition/migrate.ts'], shared)
  const now = await openVersion(ROOT, shared)
  undo.push(now.stop)
  await before.restartCommerce()

  const areGood = [await journeysOf(before, `the former commit ${commit}`), await journeysOf(now, 'this commit')]
  await mustRun(ROOT, ['scripts/welt.ts', 'invariants'], shared)
  say(areGood.every(Boolean) ? '\nBoth commits sell on one database.' : '\nNot all journeys passed.')
  process.exitCode = areGood.every(Boolean) ? 0 : 1
} finally {
  await cleanUp()
}
