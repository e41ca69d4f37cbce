import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { archiveScript, restoreScript } from '../../deploy/render/compose-archive.ts'
import { AS_NOBODY } from '../cluster/database.ts'
import { initialise } from '../postgres/initialise.ts'
import { freePort } from '../test-runner/free-port.ts'

/** The npm package has neither pg_receivewal nor pg_basebackup. */
const BIN = '/usr/lib/postgresql/15/bin'
const PASSWORD = 'archive'
const MOST_MS = 60_000

const isHere = process.getuid?.() === 0 && existsSync(join(BIN, 'pg_receivewal'))

async function until(isSo: () => Promise<boolean> | boolean, what: string): Promise<void> {
  for (const deadline = performance.now() + MOST_MS; !(await isSo()); await sleep(100))
    assert.ok(performance.now() < deadline, what)
}

describe('the archive of Compose', { skip: !isHere && "it needs root and Debian's postgresql-15" }, () => {
  let folder: string
  let port: number
  const running: ChildProcess[] = []
  const dataDir = () => join(folder, 'data')
  const archiveDir = () => join(folder, 'archive')
  const settings = () => ({
    PATH: `${BIN}:${process.env.PATH}`,
    PGHOST: '127.0.0.1',
    PGPORT: String(port),
    PGDATA: dataDir(),
    ARCHIVE_DIR: archiveDir(),
    REPLICATION_PASSWORD: PASSWORD,
    PAUSE_SECONDS: '0.2',
    TMPDIR: folder,
  })

  function run(...command: readonly string[]): ChildProcess {
    const [program = '', ...args] = [...AS_NOBODY, ...command]
    const child = spawn(program, args, { cwd: '/', env: settings(), stdio: 'ignore', detached: true })
    running.push(child)
    return child
  }
  async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
    child.kill(signal)
    await ended
  }
  async function query(text: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'welt', password: PASSWORD, database: 'postgres' })
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end()
    }
  }
  const isOpen = () =>
    query('select pg_is_in_recovery() as is_behind').then(
      ([row]) => row?.is_behind === false,
      () => false,
    )
  async function startPostgres(): Promise<ChildProcess> {
    const child = run(join(BIN, 'postgres'), '-D', dataDir())
    await until(isOpen, 'PostgreSQL does not start')
    return child
  }
  const series = () => readdirSync(archiveDir()).sort()
  const copiesOf = (name: string) => {
    const path = join(archiveDir(), name, 'copies')
    return existsSync(path) ? readdirSync(path) : []
  }
  const restore = (minute: string) => {
    const [program = '', ...args] = [...AS_NOBODY, 'sh', join(folder, 'restore.sh'), minute]
    return execFileSync(program, args, { cwd: '/', env: settings(), encoding: 'utf8' })
  }

  before(async () => {
    folder = mkdtempSync('/var/tmp/welt-archive-')
    chmodSync(folder, 0o777)
    port = await freePort()
    writeFileSync(join(folder, 'archive.sh'), archiveScript())
    writeFileSync(join(folder, 'restore.sh'), restoreScript())
    await initialise(BIN, dataDir(), PASSWORD)
    const server = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', timezone: 'UTC' }
    const lines = Object.entries(server).map(([name, value]) => `${name} = '${value}'\n`)
    appendFileSync(join(dataDir(), 'postgresql.conf'), lines.join(''))
  })
  after(async () => {
    for (const { pid } of running)
      try {
        if (pid !== undefined) process.kill(-pid, 'SIGKILL')
      } catch {
        // It has ended.
      }
    await sleep(200)
    rmSync(folder, { recursive: true, force: true })
  })

  it('restores the minute before a mistake from a copy and the changes since, then begins anew', async () => {
    const first = await startPostgres()
    await query(`create role replicator login replication password '${PASSWORD}'`)
    await query('create table thing (name text)')
    run('sh', join(folder, 'archive.sh'))
    await until(() => existsSync(archiveDir()) && copiesOf(series()[0] ?? '').length === 1, 'No copy is made')
    await sleep(1100)
    await query(`insert into thing values ('right')`)
    const [row] = await query('select clock_timestamp()::text as minute')
    await query(`insert into thing values ('wrong')`)
    await stop(first, 'SIGINT')

    assert.match(restore(String(row?.minute)), /^Begins with the copy of \d{8}T\d{6}Z\.\n$/)
    const second = await startPostgres()
    assert.deepEqual(await query('select name from thing'), [{ name: 'right' }])
    await until(() => series().length === 2 && copiesOf(series()[1] ?? '').length === 1, 'No series begins anew')

    await query(`insert into thing values ('after')`)
    await stop(second, 'SIGINT')
    restore('newest')
    await startPostgres()
    assert.deepEqual(await query('select name from thing'), [{ name: 'right' }, { name: 'after' }])
  })

  it('refuses a minute before the first copy', () => {
    assert.throws(() => restore('2020-01-01 00:00:00+00'), /No copy was complete by then/)
  })
})
