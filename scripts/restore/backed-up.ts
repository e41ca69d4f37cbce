import { spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { AS_NOBODY } from '../cluster/database.ts'
import { NOBODY } from '../postgres/binaries.ts'
import { initialise } from '../postgres/initialise.ts'
import { freePort } from '../test-runner/free-port.ts'

/** pgBackRest of Debian 12 knows no newer one. */
const BIN = '/usr/lib/postgresql/15/bin'
const STANZA = 'welt'
const PASSWORD = 'rehearsal'
const READY_MS = 60_000

/** Why nothing can be rehearsed here; undefined when it can. */
export function missingForBackups(): string | undefined {
  const runs = (path: string, argument: string) => spawnSync(path, [argument], { stdio: 'ignore' }).status === 0
  if (process.getuid?.() !== 0) return 'it needs root'
  if (!runs('pgbackrest', 'version')) return "it needs Debian's pgbackrest"
  return runs(join(BIN, 'postgres'), '--version') ? undefined : "it needs Debian's postgresql-15"
}

export interface BackedUpDatabase {
  readonly url: string
  start(): Promise<void>
  stop(): Promise<void>
  /** A full backup. */
  backUp(): void
  /** Archives what was written so far. */
  archive(): Promise<void>
  /** Sets the data aside. @param until such as `2026-11-28 09:14:00.5+00` */
  restore(until: string): void
  query(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>
  close(): Promise<void>
}

/** PostgreSQL that archives every change with pgBackRest, in a folder of its own. */
export async function makeBackedUp(): Promise<BackedUpDatabase> {
  const folder = mkdtempSync('/var/tmp/welt-restore-')
  chmodSync(folder, 0o711)
  const port = await freePort()
  const data = join(folder, 'data')
  const settings = join(folder, 'pgbackrest.conf')
  const folders = ['repository', 'log', 'lock', 'spool', 'socket'].map((name) => join(folder, name))
  for (const path of folders) {
    mkdirSync(path)
    chownSync(path, NOBODY, NOBODY)
  }
  const lines = [
    '[global]',
    `repo1-path=${join(folder, 'repository')}`,
    'repo1-retention-full=2',
    `log-path=${join(folder, 'log')}`,
    `lock-path=${join(folder, 'lock')}`,
    `spool-path=${join(folder, 'spool')}`,
    'start-fast=y',
    `[${STANZA}]`,
    `pg1-path=${data}`,
    `pg1-port=${port}`,
    `pg1-socket-path=${join(folder, 'socket')}`,
    'pg1-user=welt',
    '',
  ]
  writeFileSync(settings, lines.join('\n'))
  const backrest = ['pgbackrest', `--config=${settings}`, `--stanza=${STANZA}`]
  function run(...words: readonly string[]): void {
    const [program = '', ...args] = [...AS_NOBODY, ...backrest, ...words]
    const env = { ...process.env, PGPASSWORD: PASSWORD }
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env, cwd: '/' })
    if (status !== 0) throw new Error(`pgbackrest ${words.join(' ')} failed.\n${stdout}${stderr}`)
  }
  const url = (name: string) => `postgres://welt:${PASSWORD}@127.0.0.1:${port}/${name}`
  async function queryIn(text: string, name = 'welt') {
    const client = new pg.Client({ connectionString: url(name) })
    await client.connect()
    try {
      return (await client.query<Readonly<Record<string, unknown>>>(text)).rows
    } finally {
      await client.end()
    }
  }
  let ended: Promise<unknown> = Promise.resolve()
  let stopNow = () => {}
  async function start(): Promise<void> {
    const [program = '', ...args] = [...AS_NOBODY, join(BIN, 'postgres'), '-D', data]
    const child = spawn(program, args, { stdio: 'ignore', cwd: '/' })
    ended = new Promise((done) => child.once('exit', done))
    stopNow = () => void child.kill('SIGINT')
    const isOpen = () =>
      queryIn('select pg_is_in_recovery() as is_behind', 'postgres').then(
        ([row]) => row?.is_behind === false,
        () => false,
      )
    for (const deadline = performance.now() + READY_MS; !(await isOpen()); await sleep(100))
      if (child.exitCode !== null || performance.now() > deadline) throw new Error('PostgreSQL did not start.')
  }
  async function stop(): Promise<void> {
    stopNow()
    await ended
  }

  await initialise(BIN, data, PASSWORD)
  const server = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: join(folder, 'socket'),
    max_connections: 100,
    timezone: 'UTC',
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: `${backrest.join(' ')} archive-push %p`,
  }
  const assignments = Object.entries(server).map(([name, value]) => `${name} = '${value}'\n`)
  appendFileSync(join(data, 'postgresql.conf'), assignments.join(''))
  await start()
  await queryIn('create database welt', 'postgres')
  run('stanza-create')
  return {
    url: url('welt'),
    start,
    stop,
    backUp: () => run('backup', '--type=full'),
    async archive() {
      const [row] = await queryIn('select pg_walfile_name(pg_switch_wal()) as name')
      const isThere = async () => (await queryIn('select last_archived_wal as name from pg_stat_archiver'))[0]?.name
      for (const deadline = performance.now() + READY_MS; String(await isThere()) < String(row?.name); await sleep(100))
        if (performance.now() > deadline) throw new Error('The changes were not archived.')
    },
    restore(until) {
      renameSync(data, `${data}.damaged`)
      mkdirSync(data, { mode: 0o700 })
      chownSync(data, NOBODY, NOBODY)
      run('--type=time', `--target=${until}`, '--target-action=promote', 'restore')
    },
    query: (text) => queryIn(text),
    async close() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
