import { spawnSync } from 'node:child_process'
import { installPackage } from '../test-runner/debian-package.ts'

function findPgbouncer(): string | undefined {
  return [process.env.PGBOUNCER ?? '', '/usr/sbin/pgbouncer', 'pgbouncer'].find(
    (path) => path && spawnSync(path, ['--version']).status === 0,
  )
}

export function ensurePgbouncer(): string | undefined {
  if (!findPgbouncer()) installPackage('pgbouncer')
  const found = findPgbouncer()
  const named = process.env.PGBOUNCER
  if (named && found !== named)
    throw new Error(`PGBOUNCER names ${named}, which does not run. Name a PgBouncer, or leave the setting out.`)
  return found
}
