import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensurePgbouncer } from '../postgres/pgbouncer.ts'
import { type EmbeddedPostgres, removeCluster, startPostgres } from '../postgres/postgres.ts'
import { ensureChromium, ensureHeadlessShell } from './chromium.ts'
import { type Print, runCommand } from './command.ts'
import { runJourneys } from './journeys.ts'
import { ensureNginx } from './nginx.ts'
import { ensurePromtool } from './promtool.ts'
import { root, runFolder } from './run-folder.ts'
import { type RunningShops, startShops } from './running-shops.ts'
import { testArgs } from './test-files.ts'
import { ensureVarnish } from './varnish.ts'

export interface Stage {
  readonly name: string
  readonly patterns?: readonly string[]
  readonly run: (print: Print, files: readonly string[]) => Promise<boolean>
}

const bin = (path: string) => join(root, 'node_modules', path)
const WORKERS = availableParallelism()
const SHOPS_FOLDER = join(runFolder, 'shops')
const TESTS_FOLDER = join(runFolder, 'tests')

export function filesOf({ patterns = [] }: Stage): readonly string[] {
  return patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()
}

async function all(...steps: readonly (() => Promise<boolean>)[]): Promise<boolean> {
  for (const step of steps) if (!(await step())) return false
  return true
}

const script = (name: string, ...args: readonly string[]): Stage => ({
  name,
  run: (print) => runCommand(print, args),
})

let postgres: Promise<EmbeddedPostgres> | undefined
let shops: RunningShops | undefined

async function databaseUrl(): Promise<string> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL
  postgres ??= startPostgres({ dataDir: TESTS_FOLDER, isThrowaway: true })
  return (await postgres).url
}

const onDatabase = (name: string, ...patterns: readonly string[]): Stage => ({
  name,
  patterns,
  run: async (print, files) => {
    const pgbouncer = ensurePgbouncer()
    const promtool = files.some((file) => file.startsWith('deploy/')) ? ensurePromtool() : undefined
    const env = {
      TEST_DATABASE_URL: await databaseUrl(),
      ...(pgbouncer ? { PGBOUNCER: pgbouncer } : {}),
      ...(promtool ? { PROMTOOL: promtool } : {}),
    }
    return runCommand(print, testArgs(files, WORKERS + 1), { env })
  },
})

let routeTypes: Promise<boolean> | undefined

/** Two stages need them. */
function writeRouteTypes(print: Print): Promise<boolean> {
  routeTypes ??= runCommand(print, [bin('@react-router/dev/bin.cjs'), 'typegen'], {
    cwd: join(root, 'apps/storefront'),
  })
  return routeTypes
}

const types: Stage = {
  name: 'types',
  run: (print) => {
    const tsc = [bin('typescript-native/bin/tsc'), '--noEmit', '-p']
    return all(
      () => writeRouteTypes(print),
      () => runCommand(print, [...tsc, 'tsconfig.json']),
      () => runCommand(print, [...tsc, 'apps/storefront/tsconfig.json']),
    )
  },
}

const deadCode: Stage = {
  name: 'dead-code',
  run: (print) => {
    const knip = [bin('knip/bin/knip.js'), '--no-progress']
    return all(
      () => writeRouteTypes(print),
      () => runCommand(print, knip),
      // Also report exports that only tests use.
      () => runCommand(print, [...knip, '--production', '--include', 'exports']),
    )
  },
}

const journeys: Stage = {
  name: 'journeys',
  patterns: ['e2e/**/*.test.ts'],
  run: async (print, files) => {
    const chromium = ensureChromium()
    const nginx = ensureNginx()
    ensureVarnish()
    shops = await startShops({ dataDir: SHOPS_FOLDER })
    const browsers = { CHROMIUM: chromium, HEADLESS_SHELL: ensureHeadlessShell(chromium) }
    const env = { ...shops.env, ...browsers, ...(nginx ? { NGINX: nginx } : {}) }
    const areGood = await runJourneys(print, files, env)
    const areLedgersRight = await runCommand(print, ['scripts/welt.ts', 'invariants'], {
      env: { DATA_DIR: SHOPS_FOLDER },
    })
    if (!areLedgersRight) print('After the journeys, orders, payments and stock do not agree.\n')
    return areGood && areLedgersRight
  },
}

const SCRIPT_TESTS = 'scripts/**/*.test.ts'

/** Stages of a group run in parallel. */
export const groups: readonly (readonly Stage[])[] = [
  [
    script('format', bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.'),
    {
      name: 'generated',
      run: (print) =>
        all(
          () => runCommand(print, ['scripts/codegen.ts', '--check']),
          () => runCommand(print, ['scripts/checks/contract-types.ts']),
          () => runCommand(print, ['scripts/order-states.ts', '--check']),
          () => runCommand(print, ['scripts/checks/migrations.ts']),
          () => runCommand(print, ['scripts/operator-roles.ts', '--check']),
          () => runCommand(print, ['scripts/deploy-files.ts', '--check']),
        ),
    },
    types,
    {
      name: 'imports',
      run: (print) =>
        all(
          () => runCommand(print, ['scripts/checks/imports.ts']),
          () => runCommand(print, ['scripts/checks/folders.ts']),
          () => runCommand(print, ['scripts/checks/messages.ts']),
          () => runCommand(print, ['scripts/checks/state-writers.ts']),
          () => runCommand(print, ['scripts/checks/account-email.ts']),
          () => runCommand(print, ['scripts/checks/form-readers.ts']),
        ),
    },
    deadCode,
    script('themes', 'scripts/checks/themes.ts'),
    script('styles', 'scripts/checks/styles.ts'),
    {
      name: 'references',
      run: (print) =>
        all(
          () => runCommand(print, ['scripts/checks/references.ts']),
          () => runCommand(print, ['scripts/checks/names.ts']),
          () => runCommand(print, ['scripts/checks/comments.ts']),
        ),
    },
    script('coverage', 'scripts/checks/coverage-map.ts', '--check'),
    onDatabase('unit', 'packages/**/*.test.ts', 'apps/**/!(*.api).test.ts', 'deploy/**/*.test.ts'),
  ],
  [
    onDatabase('api', 'apps/**/*.api.test.ts'),
    // One file at a time: these start and stop whole systems.
    { name: 'start', patterns: [SCRIPT_TESTS], run: (print, files) => runCommand(print, testArgs(files, 1)) },
  ],
  [journeys],
]

export async function cleanUp(): Promise<void> {
  await shops?.stop()
  await (await postgres)?.stop()
  removeCluster(TESTS_FOLDER)
  removeCluster(SHOPS_FOLDER)
}
