import { spawn } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readOptions } from './options.ts'
import { ensurePgbouncer } from './postgres/pgbouncer.ts'
import { type EmbeddedPostgres, removeCluster, startPostgres } from './postgres/postgres.ts'
import { ensureChromium, ensureHeadlessShell } from './test-runner/chromium.ts'
import { ensureNginx } from './test-runner/nginx.ts'
import { startedWith } from './test-runner/processes.ts'
import { type RunningShops, startShops } from './test-runner/running-shops.ts'

const root = join(import.meta.dirname, '..')
const bin = (path: string) => join(root, 'node_modules', path)

interface Stage {
  readonly name: string
  /** The files of its tests. */
  readonly globs?: readonly string[]
  readonly run: () => Promise<boolean>
}

/** The files of tests a stage runs: those that were named, if any were. */
function filesOf(globs: readonly string[]): readonly string[] {
  const files = globs.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()
  return namedFiles.length === 0 ? files : files.filter((file) => namedFiles.includes(file))
}

/** Minutes after which no further journey begins and one that runs is ended, so that a slow machine tells what it saw before whoever waits gives up. */
const MINUTES = Number(process.env.TEST_MINUTES ?? 85)
const endsAt = Date.now() + MINUTES * 60_000

/** A journey keeps two processors busy: browser and test on one, servers and database on the other. */
const JOURNEYS_AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2))

const counts = { passed: 0, failed: 0 }
let postgres: EmbeddedPostgres | undefined
let shops: RunningShops | undefined
const dataDir = mkdtempSync(join(tmpdir(), 'welt-test-'))
/** What is started from here bears this, so that it is found if it stays behind. */
process.env.WELT_TEST_RUN = dataDir
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))

/** Runs a command with its output shown; node:test's closing counts are added up. */
function command(args: readonly string[], env: Readonly<Record<string, string>> = {}, cwd = root, mostMs?: number): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd,
      // Hundreds of processes load the same code; it is compiled once.
      env: { ...process.env, FORCE_COLOR: '0', NODE_COMPILE_CACHE: join(dataDir, 'compile-cache'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let tail = ''
    const show = (chunk: Buffer) => {
      process.stdout.write(chunk)
      // The closing counts come before what is told of the failed tests.
      tail = `${tail}${chunk}`.slice(-1_000_000)
    }
    child.stdout.on('data', show)
    child.stderr.on('data', show)
    const stop = () => child.kill('SIGTERM')
    const timer = mostMs === undefined ? undefined : setTimeout(stop, mostMs)
    process.once('exit', stop)
    child.once('exit', (code) => {
      clearTimeout(timer)
      process.off('exit', stop)
      const count = (word: string) => Number(tail.match(new RegExp(`^ℹ ${word} (\\d+)$`, 'm'))?.[1] ?? 0)
      counts.passed += count('pass')
      counts.failed += count('fail') + count('cancelled')
      done(code === 0)
    })
  })
}

async function databaseUrl(): Promise<string> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL
  postgres ??= await startPostgres({ dataDir: join(dataDir, 'tests'), isThrowaway: true })
  return postgres.url
}

/** What takes longer hangs; a file takes a minute or two, on a machine that is slow and busy several times that. */
const MOST_MS = 15 * 60_000

let runs = 0
const tests = (files: readonly string[], concurrency: number) => {
  runs += 1
  return [
    '--test',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${join(import.meta.dirname, 'test-runner/duration-reporter.mjs')}`,
    `--test-reporter-destination=${join(dataDir, `durations-${runs}`)}`,
    `--test-concurrency=${concurrency}`,
    `--test-timeout=${MOST_MS}`,
    ...files,
  ]
}

/** How long the journeys of a file took. */
const journeysMs: [file: string, ms: number][] = []

/** The files of tests that took longest. */
function slowest(): string {
  const lines = globSync(join(dataDir, 'durations-*')).flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))
  const rows = lines.map((line): [string, number] => [relative(root, line.slice(line.indexOf(' ') + 1)), Number.parseInt(line, 10)])
  const all = [...journeysMs, ...rows].sort(([, a], [, b]) => b - a).slice(0, 20)
  if (all.length < 2) return ''
  return ['\nThe slowest files:', ...all.map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`), ''].join('\n')
}

/** A stage of tests that may ask for a database, two files at once. */
const onDatabase = (name: string, ...globs: readonly string[]): Stage => ({
  name,
  globs,
  run: async () => {
    const pgbouncer = ensurePgbouncer()
    return command(tests(filesOf(globs), 2), { TEST_DATABASE_URL: await databaseUrl(), ...(pgbouncer ? { PGBOUNCER: pgbouncer } : {}) })
  },
})

/** Runs files of journeys, so many at once; true when all ran to their end and hold. What the time did not suffice for is named and fails. */
async function journeys(pattern: string, atOnce: number, env: Readonly<Record<string, string>>): Promise<boolean> {
  const files = [...filesOf([pattern])]
  const unfinished: string[] = []
  let areGood = true
  const next = async (): Promise<void> => {
    const file = files.shift()
    if (!file) return
    const leftMs = endsAt - Date.now()
    const startedAt = Date.now()
    const isGood = leftMs > 0 && (await command(['--test-isolation=none', ...tests([file], 1)], env, root, leftMs))
    journeysMs.push([file, Date.now() - startedAt])
    if (!isGood) areGood = false
    if (!isGood && Date.now() >= endsAt) unfinished.push(file)
    return next()
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  if (unfinished.length > 0)
    process.stdout.write(`The ${MINUTES} minutes of TEST_MINUTES were over before these ended: ${unfinished.join(', ')}\n`)
  return areGood
}

const stages: readonly Stage[] = [
  { name: 'format', run: () => command([bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.']) },
  { name: 'generated', run: () => command(['scripts/codegen.ts', '--check']) },
  {
    name: 'types',
    run: async () =>
      (await command([bin('typescript-native/bin/tsc'), '--noEmit', '-p', 'tsconfig.json'])) &&
      (await command([bin('@react-router/dev/bin.cjs'), 'typegen'], {}, join(root, 'apps/storefront'))) &&
      (await command([bin('typescript-native/bin/tsc'), '--noEmit', '-p', 'apps/storefront/tsconfig.json'])),
  },
  { name: 'imports', run: async () => (await command(['scripts/checks/imports.ts'])) && (await command(['scripts/checks/rooms.ts'])) },
  {
    name: 'dead-code',
    run: async () => {
      const knip = [bin('knip/bin/knip.js'), '--no-progress']
      // And what nobody but a test calls.
      return (await command(knip)) && (await command([...knip, '--production', '--include', 'exports']))
    },
  },
  { name: 'themes', run: () => command(['scripts/checks/themes.ts']) },
  { name: 'references', run: () => command(['scripts/checks/references.ts']) },
  onDatabase('unit', 'packages/**/*.test.ts', 'apps/**/!(*.api).test.ts'),
  onDatabase('api', 'apps/**/*.api.test.ts'),
  // On its own: it builds the storefront, and starts and stops whole shops.
  { name: 'start', globs: ['scripts/**/*.test.ts'], run: () => command(tests(filesOf(['scripts/**/*.test.ts']), 1)) },
  {
    name: 'journeys',
    globs: ['e2e/**/*.test.ts'],
    run: async () => {
      const chromium = ensureChromium()
      const nginx = ensureNginx()
      shops = await startShops({ dataDir: join(dataDir, 'shops') })
      const env = { ...shops.env, CHROMIUM: chromium, HEADLESS_SHELL: ensureHeadlessShell(chromium), ...(nginx ? { NGINX: nginx } : {}) }
      const areGoodTogether = await journeys('e2e/!(alone)/*.test.ts', JOURNEYS_AT_ONCE, env)
      // Those that change what all shoppers of a site see, or watch that nothing else changes it: one file after the other.
      const areGoodAlone = await journeys('e2e/alone/*.test.ts', 1, env)
      // Whatever the shoppers of all journeys did: orders, payments and stock agree.
      const areBooksRight = await command(['scripts/welt.ts', 'invariants'], { DATA_DIR: join(dataDir, 'shops') })
      if (!areBooksRight) process.stdout.write('The journeys left books that do not add up.\n')
      return areGoodTogether && areGoodAlone && areBooksRight
    },
  },
  { name: 'coverage', run: () => command(['scripts/checks/coverage-map.ts', '--check']) },
]

const areas = stages.map(({ name }) => name)
const HELP = `npm test [-- --only <area>[,<area>]] [<file of tests> ...]
Areas: ${areas.join(', ')}
`
const { values: wanted, positionals: namedFiles } = readOptions({ allowPositionals: true, options: { only: { type: 'string' } } }, HELP)

async function cleanUp(): Promise<void> {
  await shops?.stop()
  await postgres?.stop()
  removeCluster(join(dataDir, 'tests'))
  removeCluster(join(dataDir, 'shops'))
}

function chosenStages(): readonly Stage[] {
  const unknownArea = wanted.only?.split(',').find((name) => !areas.includes(name))
  const known = stages.flatMap(({ globs }) => (globs ? filesOf(globs) : []))
  const unknownFile = namedFiles.find((file) => !known.includes(file))
  const unknown = unknownArea ?? unknownFile
  if (unknown !== undefined) {
    process.stdout.write(`There is no "${unknown}".\n${HELP}`)
    process.exit(2)
  }
  const isWanted = ({ name, globs }: Stage) =>
    (wanted.only === undefined || wanted.only.split(',').includes(name)) &&
    (namedFiles.length === 0 || (globs !== undefined && filesOf(globs).length > 0))
  return stages.filter(isWanted)
}

/** How long what was stopped may take to be gone: PostgreSQL's helpers end a moment after it. */
const LEAVE_MS = 60_000

/** What this run started and did not end. */
async function leftBehind(): Promise<readonly string[]> {
  const look = () => startedWith(`WELT_TEST_RUN=${dataDir}`)
  for (const until = Date.now() + LEAVE_MS; look().length > 0 && Date.now() < until; ) await sleep(100)
  return look().map(({ pid, command }) => `${pid} ${command}`)
}

let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    // A terminal's signal comes twice: by itself and passed on by the command that started this one.
    if (!isEnding) void cleanUp().finally(() => process.exit(130))
    isEnding = true
  })

const failed: string[] = []
try {
  for (const stage of chosenStages()) {
    const startedAt = Date.now()
    process.stdout.write(`\n── ${stage.name}\n`)
    const isGood = await stage.run().catch((error: unknown) => {
      process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
      return false
    })
    if (!isGood) failed.push(stage.name)
    process.stdout.write(`── ${stage.name} ${isGood ? 'passed' : 'FAILED'} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)\n`)
  }
} finally {
  await cleanUp()
}
const left = await leftBehind()
if (left.length > 0) {
  failed.push('processes')
  process.stdout.write(`These were started and still run:\n${left.join('\n')}\n`)
}
process.stdout.write(slowest())
process.stdout.write(failed.length ? `\nFailed: ${failed.join(', ')}\n` : '\nEverything holds.\n')
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`)
process.exit(failed.length ? 1 : 0)
