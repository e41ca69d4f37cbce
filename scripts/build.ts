import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OPERATIONS_FILE, writeOperations } from './operations.ts'
import { withLock } from './start-up/file-lock.ts'
import { fingerprintOf } from './start-up/fingerprint.ts'
import { runToEnd } from './start-up/run-to-end.ts'

const root = join(import.meta.dirname, '..')
/** Says from which sources the storefront was built; without it, it is built again. */
export const BUILD_STAMP = join(root, 'apps/storefront/build/.fingerprint')
const INPUTS = [
  'package-lock.json',
  'apps/storefront/app',
  'apps/storefront/public',
  'apps/storefront/server/assets',
  'apps/storefront/vite.config.ts',
  'apps/storefront/react-router.config.ts',
  'packages/brands/src',
  'packages/kit/src',
]

/**
 * Builds the storefront and its persisted operations when their sources changed, one process at a time; `stop` aborts.
 * @returns whether it built. @throws Error with the builder's output, or the reason of `stop`
 */
export function buildStorefront(stop?: AbortSignal): Promise<boolean> {
  return withLock(join(root, 'node_modules/.welt-build.lock'), () => build(stop), stop)
}

async function build(stop?: AbortSignal): Promise<boolean> {
  const wanted = fingerprintOf(INPUTS)
  if (existsSync(BUILD_STAMP) && existsSync(OPERATIONS_FILE) && readFileSync(BUILD_STAMP, 'utf8') === wanted)
    return false
  // What was built is no longer whole from here on, whatever happens.
  rmSync(BUILD_STAMP, { force: true })
  await runToEnd([join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: join(root, 'apps/storefront'),
    env: { NODE_ENV: 'production' },
    stop,
  }).catch((error: Error) => {
    stop?.throwIfAborted()
    throw new Error(`The storefront could not be built.\n${error.message}`)
  })
  writeOperations()
  writeFileSync(BUILD_STAMP, wanted)
  return true
}

if (import.meta.main)
  process.stderr.write((await buildStorefront()) ? 'Storefront built.\n' : 'Storefront is up to date.\n')
