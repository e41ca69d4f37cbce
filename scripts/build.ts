import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OPERATIONS_FILE, writeOperations } from './operations.ts'
import { withLock } from './start-up/file-lock.ts'
import { fingerprintOf } from './start-up/fingerprint.ts'
import { runToEnd } from './start-up/run-to-end.ts'

const root = join(import.meta.dirname, '..')
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
  'packages/rules/src',
]

/**
 * Builds the storefront and its persisted operations if their sources changed; concurrent builds take turns.
 * @returns whether it built. @throws Error with the builder's output, or the reason of `stop`
 */
export function buildStorefront(stop?: AbortSignal): Promise<boolean> {
  return withLock(join(root, 'node_modules/.welt-build.lock'), () => build(stop), stop)
}

async function build(stop?: AbortSignal): Promise<boolean> {
  const wanted = fingerprintOf(INPUTS)
  if (existsSync(BUILD_STAMP) && existsSync(OPERATIONS_FILE) && readFileSync(BUILD_STAMP, 'utf8') === wanted)
    return false
  // From here on the build is incomplete, even if this process dies.
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
