import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf } from './fingerprint.ts'
import { OPERATIONS_FILE, writeOperations } from './operations.ts'

const root = join(import.meta.dirname, '..')
const STAMP = join(root, 'apps/storefront/build/.fingerprint')
const INPUTS = [
  'package-lock.json',
  'apps/storefront/app',
  'apps/storefront/public',
  'apps/storefront/vite.config.ts',
  'apps/storefront/react-router.config.ts',
  'packages/brands/src',
  'packages/kit/src',
]

/**
 * Builds the storefront, and the list of its GraphQL operations, when its sources changed since the last build. @returns whether it built.
 * @throws Error with the builder's words.
 */
export async function buildStorefront(): Promise<boolean> {
  const wanted = fingerprintOf(INPUTS)
  if (existsSync(STAMP) && existsSync(OPERATIONS_FILE) && readFileSync(STAMP, 'utf8') === wanted) return false
  const run = spawnSync(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: join(root, 'apps/storefront'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (run.status !== 0) throw new Error(`The storefront could not be built.\n${run.stdout}\n${run.stderr}`)
  await writeOperations()
  writeFileSync(STAMP, wanted)
  return true
}

if (import.meta.main) process.stderr.write((await buildStorefront()) ? 'Storefront built.\n' : 'Storefront is up to date.\n')
