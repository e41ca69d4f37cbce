import { appendFileSync, chmodSync, chownSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { DATABASE } from '../../deploy/topology/database.ts'
import { binariesDirectory, NOBODY } from '../postgres/binaries.ts'
import { initialise } from '../postgres/initialise.ts'
import { isListening, type Program } from './machine.ts'

/** Ends a program with this process. */
export const WITH_PARENT = ['setpriv', '--pdeathsig=INT'] as const

/** PostgreSQL and PgBouncer refuse to run as root. */
export const AS_NOBODY = [...WITH_PARENT, `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] as const

/** A folder that every user may enter. */
export function makeFolder(): string {
  const folder = mkdtempSync('/var/tmp/welt-cluster-')
  chmodSync(folder, 0o711)
  return folder
}

/** @returns a PostgreSQL server with its data in that folder, open to the whole network */
export async function makePrimary(folder: string, subnet: string, password: string): Promise<Program> {
  const cluster = join(folder, 'primary')
  const bin = binariesDirectory()
  await initialise(bin, cluster, password)
  appendFileSync(join(cluster, 'pg_hba.conf'), `host all all ${subnet}.0/24 scram-sha-256\n`)
  const settings = {
    listen_addresses: '*',
    port: String(DATABASE.port),
    unix_socket_directories: '',
    max_connections: String(DATABASE.mostConnections),
    dynamic_shared_memory_type: 'mmap',
    timezone: 'UTC',
    log_min_messages: 'fatal',
    fsync: 'off',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return {
    machine: 'primary',
    command: [...AS_NOBODY, join(bin, 'postgres'), '-D', cluster, ...flags],
    isReady: () => isListening(`${subnet}.70`, DATABASE.port),
    stopSignal: 'SIGINT',
    endSignal: 'SIGINT',
  }
}

export function writeAsNobody(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 })
  chownSync(file, NOBODY, NOBODY)
}

const STARTING = '57P03'

/** Retries while the server starts. */
export async function createDatabase(host: string, password: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ host, port: DATABASE.port, user: DATABASE.role, password, database: 'postgres' })
    try {
      await client.connect()
      await client.query(`create database ${DATABASE.name}`)
      return
    } catch (error) {
      if ((error as { code?: string }).code !== STARTING) throw error
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
