import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackages } from './debian-package.ts'

const PROGRAMS = [
  '/usr/bin/patroni',
  '/usr/bin/etcd',
  '/usr/sbin/haproxy',
  '/usr/lib/postgresql/15/bin/pg_rewind',
  '/usr/bin/psql',
  '/usr/bin/pgbackrest',
  '/usr/bin/curl',
]

const areThere = () =>
  PROGRAMS.every((path) => existsSync(path)) && spawnSync('/usr/bin/patroni', ['--version']).status === 0

const PACKAGES = ['patroni', 'python3-etcd', 'etcd-server', 'haproxy', 'postgresql-15', 'pgbackrest', 'curl'] as const

/** Whether Debian's patroni, etcd, haproxy, pgbackrest and PostgreSQL 15 are here. */
export function ensurePatroni(): boolean {
  if (!areThere()) installPackages(PACKAGES)
  return areThere()
}
