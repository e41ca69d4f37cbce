import { spawnSync } from 'node:child_process'
import { installPackage } from '../test-runner/debian-package.ts'

/**
 * Path of a PgBouncer for the test of a pooler: PGBOUNCER, an installed one, or Debian's; undefined where there is
 * none.
 */
function findPgbouncer(): string | undefined {
  return [process.env.PGBOUNCER ?? '', '/usr/sbin/pgbouncer', 'pgbouncer'].find(
    (path) => path && spawnSync(path, ['--version']).status === 0,
  )
}

/** The same, installed where it is lacking and may be. */
export function ensurePgbouncer(): string | undefined {
  if (!findPgbouncer()) installPackage('pgbouncer')
  const found = findPgbouncer()
  const named = process.env.PGBOUNCER
  if (named && found !== named)
    throw new Error(`PGBOUNCER names ${named}, which does not run. Name a PgBouncer, or leave the setting out.`)
  return found
}
