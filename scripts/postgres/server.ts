import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../test-runner/free-port.ts'
import { PostgresStartError, spawnOptions } from './binaries.ts'
import { USER } from './initialise.ts'

export async function queryDatabase(
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
        'The embedded database does not accept the password stored in DATA_DIR, ' +
          'in the file postgres-password. Put the file back from a copy, or end what runs on the data, ' +
          'delete the file and start again: a new password is made.',
      )
    },
  )
}

/** Tests the port without authenticating. */
export function isListening(port: number): Promise<boolean> {
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
export function readLock(cluster: string): Lock | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) }
  } catch {
    return undefined
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}

export async function stopByPid(pid: number): Promise<void> {
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

export interface Launch {
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

/** `endedHow`: its exit reason, if this process started it. */
export interface Server {
  readonly pid: number
  readonly port: number
  readonly endedHow?: () => string
}

export async function adoptOrLaunch(how: Launch): Promise<Server> {
  const lock = readLock(how.cluster)
  if (lock && isAlive(lock.pid) && (await isAnswering(lock.port, how.password))) return lock
  const { child, port } = await launch(how)
  return { pid: child.pid ?? 0, port, endedHow: () => String(child.signalCode ?? child.exitCode ?? '') }
}

/** Restarts a crashed server on the same port, so that clients reconnect. @returns a function that stops watching */
export function restartOnExit(first: Server, startAgain: () => Promise<Server>): () => Promise<Server> {
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
