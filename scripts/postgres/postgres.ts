import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { acquireLock, tryLock, withLock } from '../start-up/file-lock.ts'
import { freePort } from '../test-runner/free-port.ts'
import { binariesDirectory, clusterDirectory, isRoot, NOBODY, PostgresStartError, spawnOptions } from './binaries.ts'
import { makeDataDir } from './data-dir.ts'
import {
  isTrusting,
  makePassword,
  passwordFile,
  passwordStatement,
  readPassword,
  requirePassword,
  setPasswordOffline,
} from './password.ts'

export interface EmbeddedPostgres {
  readonly url: string
  /** Stops the server unless another Welt process uses it. */
  stop(): Promise<void>
}

const USER = 'welt'

async function initialise(bin: string, cluster: string, password: string): Promise<void> {
  const partial = `${cluster}.new`
  const typed = `${partial}.password` // Readable by initdb's user.
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true, mode: 0o700 })
  writeFileSync(typed, password, { mode: 0o600 })
  if (isRoot) for (const path of [partial, typed]) chownSync(path, NOBODY, NOBODY)
  const access = ['-U', USER, '--auth=scram-sha-256', `--pwfile=${typed}`]
  const args = ['-D', partial, ...access, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', '--data-checksums']
  // So that Ctrl-C does not interrupt initdb halfway.
  const child = spawn(join(bin, 'initdb'), args, {
    ...spawnOptions(),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  let outputText = ''
  child.stderr.on('data', (chunk) => {
    outputText = `${outputText}${chunk}`.slice(-2000)
  })
  const code = await new Promise<number | null>((done) => {
    child.once('close', done)
    child.once('error', (error) => {
      outputText = error.message
      done(null)
    })
  })
  rmSync(typed, { force: true })
  if (code !== 0) {
    rmSync(partial, { recursive: true, force: true })
    throw new PostgresStartError(
      `PostgreSQL could not make its data folder: ${outputText.trim().split('\n').pop()}. Is the disk full?`,
    )
  }
  renameSync(partial, cluster)
}

async function queryDatabase(
  port: number,
  password: string,
  statement: string,
  values: readonly string[] = [],
): Promise<pg.QueryResult> {
  const login = { host: '127.0.0.1', port, user: USER, password, database: 'postgres' }
  const client = new pg.Client({ ...login, connectionTimeoutMillis: 1000 })
  try {
    await client.connect()
    return await client.query(statement, [...values])
  } finally {
    await client.end().catch(() => undefined)
  }
}

const WRONG_PASSWORD = '28P01'

/** @throws PostgresStartError when the server rejects the password */
async function isAnswering(port: number, password: string): Promise<boolean> {
  return queryDatabase(port, password, 'select 1').then(
    () => true,
    (error: { readonly code?: string }) => {
      if (error.code !== WRONG_PASSWORD) return false
      throw new PostgresStartError(
        'The embedded database does not take the password that is kept in DATA_DIR, in the file postgres-password. Put the file back from a copy, or end what runs on the data, delete the file and start again: a new password is made.',
      )
    },
  )
}

/** Tests the port without authenticating. */
function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(socket.destroy() !== undefined))
    socket.once('error', () => done(false))
  })
}

interface Lock {
  readonly pid: number
  readonly port: number
}

/** Process id (line 1) and port (line 4) of the lock file. */
function readLock(cluster: string): Lock | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) }
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}

async function stopByPid(pid: number): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT') // fast shutdown
  for (let waitedMs = 0; isAlive(pid); waitedMs += 50) {
    if (waitedMs === 15_000) process.kill(pid, 'SIGQUIT')
    if (waitedMs > 20_000) return
    await sleep(50)
  }
}

/** `isThrowaway` (tests) trades durability for speed. */
function serverFlags(port: number, isThrowaway: boolean): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '120',
    shared_buffers: '128MB',
    dynamic_shared_memory_type: 'mmap',
    timezone: 'UTC',
    log_min_messages: 'fatal',
    ...(isThrowaway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

const ALIVE_CHECK_MS = 200

interface Launch {
  readonly bin: string
  readonly cluster: string
  readonly password: string
  readonly isThrowaway: boolean
  /** Its previous port; a free one if undefined. */
  readonly port?: number
}

/** Waits up to 10 s for the lock of a killed start. */
async function launch({
  bin,
  cluster,
  password,
  isThrowaway,
  port: wantedPort,
}: Launch): Promise<{ child: ChildProcess; port: number }> {
  let lastOutput = ''
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const port = wantedPort ?? (await freePort())
    const child = spawn(join(bin, 'postgres'), ['-D', cluster, ...serverFlags(port, isThrowaway)], {
      ...spawnOptions(),
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    })
    let hasEnded = false
    child.stderr?.on('data', (chunk) => {
      lastOutput = `${lastOutput}${chunk}`.slice(-2000)
    })
    child.once('exit', () => {
      hasEnded = true
    })
    child.once('error', (error) => {
      hasEnded = true
      lastOutput = error.message
    })
    while (!hasEnded) {
      if (await isAnswering(port, password)) return { child, port }
      await sleep(30)
    }
    if (!/lock file|in use|shared memory/.test(lastOutput)) break
    await sleep(250)
  }
  throw new PostgresStartError(`PostgreSQL did not start: ${lastOutput.trim().split('\n').pop() ?? 'no reason given'}.`)
}

async function ensureDatabase(port: number, password: string, name: string): Promise<void> {
  const found = await queryDatabase(port, password, 'select 1 from pg_database where datname = $1', [name])
  if (found.rowCount === 0) await queryDatabase(port, password, `create database ${name}`)
}

/**
 * Sets a password if the file is lost or the database still accepts connections without one.
 * @throws PostgresStartError
 */
async function passwordOf(dataDir: string, cluster: string, bin: string): Promise<string> {
  const known = readPassword(dataDir)
  if (known !== undefined && !isTrusting(cluster)) return known
  const lock = readLock(cluster)
  const running = lock && isAlive(lock.pid) && (await isListening(lock.port)) ? lock : undefined
  if (running && !isTrusting(cluster))
    throw new PostgresStartError(
      `The password of the embedded database, which runs as process ${running.pid}, is not in ${passwordFile(dataDir)}. Put the file back from a copy, or end that process and start again: a new password is made.`,
    )
  const password = known ?? makePassword(dataDir)
  const stopped = { binary: join(bin, 'postgres'), cluster, options: spawnOptions() }
  const problem = running
    ? await queryDatabase(running.port, password, passwordStatement(USER, password)).then(
        () => undefined,
        (error: Error) => error.message,
      )
    : setPasswordOffline(stopped, USER, password)
  if (problem !== undefined)
    throw new PostgresStartError(`The embedded database could not be given a password: ${problem}.`)
  requirePassword(cluster)
  if (running) await queryDatabase(running.port, password, 'select pg_reload_conf()')
  return password
}

/** `endedHow`: its exit reason, if this process started it. */
interface Server {
  readonly pid: number
  readonly port: number
  readonly endedHow?: () => string
}

async function adoptOrLaunch(how: Launch): Promise<Server> {
  const lock = readLock(how.cluster)
  if (lock && isAlive(lock.pid) && (await isAnswering(lock.port, how.password))) return lock
  const { child, port } = await launch(how)
  return { pid: child.pid ?? 0, port, endedHow: () => String(child.signalCode ?? child.exitCode ?? '') }
}

/** Restarts a crashed server on the same port, so that clients reconnect. @returns a function that stops watching */
function restartOnExit(first: Server, startAgain: () => Promise<Server>): () => Promise<Server> {
  let server = first
  let isStarting = false
  let start: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    if (isStarting || isAlive(server.pid)) return
    isStarting = true
    const how = server.endedHow?.()
    process.stderr.write(`PostgreSQL exited${how ? ` (${how})` : ''}; restarting it.\n`)
    start = startAgain()
      .then((next) => {
        server = next
      })
      .catch(
        (error: unknown) => void process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`),
      )
      .finally(() => {
        isStarting = false
      })
  }, ALIVE_CHECK_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await start
    return server
  }
}

async function openCluster(
  dataDir: string,
  isThrowaway: boolean,
): Promise<{ readonly server: Server; readonly how: Launch }> {
  const cluster = clusterDirectory(dataDir)
  const bin = binariesDirectory()
  const isNew = !existsSync(join(cluster, 'PG_VERSION'))
  const password = isNew ? (readPassword(dataDir) ?? makePassword(dataDir)) : await passwordOf(dataDir, cluster, bin)
  if (isNew) await initialise(bin, cluster, password)
  if (isRoot) writeFileSync(join(dataDir, 'postgres.txt'), `The embedded database is in ${cluster}\n`)
  const how = { bin, cluster, password, isThrowaway }
  const server = await adoptOrLaunch(how)
  await ensureDatabase(server.port, password, 'welt')
  return { server, how: { ...how, port: server.port } }
}

/**
 * Adopts a server that another start uses or left running.
 * @throws PostgresStartError with the next step
 */
export async function startPostgres(options: { dataDir: string; isThrowaway?: boolean }): Promise<EmbeddedPostgres> {
  const { dataDir, isThrowaway = false } = options
  makeDataDir(dataDir)
  const startFile = join(dataDir, 'postgres-start.lock')
  const useFile = join(dataDir, 'postgres-use.lock')
  const use = await acquireLock(useFile, 'shared')
  try {
    const { server, how } = await withLock(startFile, () => openCluster(dataDir, isThrowaway))
    const endCare = restartOnExit(server, () => withLock(startFile, () => adoptOrLaunch(how)))
    const stop = async () => {
      const { pid } = await endCare()
      use.release()
      const last = tryLock(useFile, 'exclusive')
      if (!last) return
      await stopByPid(pid)
      last.release()
    }
    return { url: `postgres://${USER}:${how.password}@127.0.0.1:${server.port}/welt`, stop }
  } catch (error) {
    use.release()
    throw error
  }
}

export function removeCluster(dataDir: string): void {
  rmSync(clusterDirectory(dataDir), { recursive: true, force: true })
}
