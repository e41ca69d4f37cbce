import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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

function* files(path: string): Generator<string> {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) yield path
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name))
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const input of INPUTS) for (const file of files(join(root, input))) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Builds the storefront when its sources changed since the last build. @returns whether it built. @throws Error with the builder's words. */
export function buildStorefront(): boolean {
  const wanted = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return false
  const run = spawnSync(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: join(root, 'apps/storefront'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (run.status !== 0) throw new Error(`The storefront could not be built.\n${run.stdout}\n${run.stderr}`)
  writeFileSync(STAMP, wanted)
  return true
}

if (import.meta.main) process.stderr.write(buildStorefront() ? 'Storefront built.\n' : 'Storefront is up to date.\n')
