import { execFile, spawn } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { backupScript, pgbackrestConfig } from '../../../deploy/render/backups.ts'
import { etcdSettings, haproxyConfig, machineSettings, patroniConfig } from '../../../deploy/render/failover.ts'
import { DATABASE, DATABASE_MACHINES } from '../../../deploy/topology/database.ts'
import { NOBODY } from '../../postgres/binaries.ts'
import { AS_NOBODY, WITH_PARENT } from '../database.ts'
import { answers, createMachine, isListening, type Machine } from '../machine.ts'
import type { Network } from '../network.ts'
import { LAST_NUMBERS } from '../settings.ts'

/** The last number of each machine's address; the name `primary` is haproxy's. */
export const DATABASE_NUMBERS = { 'database-1': 71, 'database-2': 72, 'database-3': 73 } as const
export type DatabaseName = keyof typeof DATABASE_NUMBERS

const execute = promisify(execFile)

const SUPERUSER = 'postgres'
const CHECK_MS = 100
const MOST_MS = 120_000
const WRITE_SECONDS = 4

interface Member {
  readonly name: DatabaseName
  readonly role: string
  readonly state: string
  readonly lag?: number | 'unknown'
}

export interface Databases {
  start(): Promise<void>
  /** Signals are sent before it first waits. */
  end(): Promise<void>
  /** The machine that answers as the leader, of those that can be reached. */
  leader(): Promise<DatabaseName | undefined>
  /** A leader, a synchronous standby and another one, all of them up to date. */
  isWhole(): Promise<boolean>
  /** Patroni and PostgreSQL, without warning. */
  kill(name: DatabaseName): Promise<void>
  startAgain(name: DatabaseName): Promise<void>
  /** Patroni, and PostgreSQL with it. */
  stop(name: DatabaseName): Promise<void>
  /** Runs a shell command on that machine, with its settings and its user. @throws Error with what it said */
  run(name: DatabaseName, command: string): Promise<string>
  /** Where the files of `deploy/failover` are. */
  readonly settingsDir: string
  /** Of that machine itself, whichever leads. */
  urlOf(name: DatabaseName): string
  /** Whether a statement sent on that machine itself is acknowledged; a machine that does not answer is left. */
  accepts(name: DatabaseName, statement: string): Promise<boolean>
  /** What Patroni exports on a machine. */
  metrics(name: DatabaseName): Promise<string>
  said(): string
}

const isGone = (pid: number) => {
  try {
    process.kill(pid, 0)
    return false
  } catch {
    return true
  }
}

/** @throws Error if the cluster can be changed without the password */
async function assertGuarded(url: string): Promise<void> {
  const { status } = await fetch(url, { method: 'PATCH', body: '{"pause": true}' })
  if (status !== 401) throw new Error(`PATCH ${url} without a password answers ${status}, not 401.`)
}

async function readJson<T>(url: string): Promise<T | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(1000) })
    return (await answer.json()) as T
  } catch {
    return undefined
  }
}

/** Three machines with PostgreSQL, Patroni and etcd, and haproxy in front of them. */
export function createDatabases(network: Network, folder: string, password: string): Databases {
  const primary = `${network.subnet}.${LAST_NUMBERS.primary}`
  const addressOf = (name: DatabaseName) => `${network.subnet}.${DATABASE_NUMBERS[name]}`
  const healthOf = (name: DatabaseName, path: string) => `http://${addressOf(name)}:${DATABASE.healthPort}${path}`
  const dataOf = (name: DatabaseName) => join(folder, name, 'data')

  const own = DATABASE_MACHINES.flatMap((name) => [join(folder, name), join(folder, name, 'etcd')])
  for (const path of [...own, join(folder, 'repository')]) {
    mkdirSync(path, { mode: 0o700 })
    chownSync(path, NOBODY, NOBODY)
  }
  writeFileSync(join(folder, 'patroni.yaml'), patroniConfig())
  writeFileSync(join(folder, 'haproxy.cfg'), haproxyConfig())
  writeFileSync(join(folder, 'pgbackrest.conf'), pgbackrestConfig())
  writeFileSync(join(folder, 'backup.sh'), backupScript())

  const etcds = DATABASE_MACHINES.map((machine) =>
    createMachine(network, {
      machine,
      command: [...AS_NOBODY, '/usr/bin/etcd'],
      env: { ...etcdSettings(), ...machineSettings(machine), ETCD_DATA_DIR: join(folder, machine, 'etcd') },
      isReady: () => answers(`http://${addressOf(machine)}:${DATABASE.etcdPort}/health`),
    }),
  )
  /** As in the files of the machine and of its secrets. */
  const settingsOf = (machine: DatabaseName) => ({
    ...machineSettings(machine),
    HOME: join(folder, machine),
    LC_ALL: 'C.UTF-8',
    PATRONI_POSTGRESQL_DATA_DIR: dataOf(machine),
    PATRONI_POSTGRESQL_PGPASS: join(folder, machine, 'pgpass'),
    PATRONI_RESTAPI_PASSWORD: password,
    PATRONI_SUPERUSER_USERNAME: SUPERUSER,
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: password,
    PGBACKREST_CONFIG: join(folder, 'pgbackrest.conf'),
    PGBACKREST_PG1_PATH: dataOf(machine),
    PGBACKREST_LOCK_PATH: join(folder, machine, 'lock'),
    PGBACKREST_SPOOL_PATH: join(folder, machine, 'spool'),
    PGBACKREST_REPO1_PATH: join(folder, 'repository'),
    PGBACKREST_REPO1_CIPHER_PASS: password,
  })
  const createPatroni = (machine: DatabaseName) =>
    createMachine(network, {
      machine,
      command: [...AS_NOBODY, '/usr/bin/patroni', join(folder, 'patroni.yaml')],
      env: settingsOf(machine),
      isReady: () => answers(healthOf(machine, '/liveness')),
    })
  async function run(name: DatabaseName, command: string): Promise<string> {
    const env = { PATH: process.env.PATH ?? '', ...settingsOf(name) }
    const { stdout } = await execute('ip', [...network.on(name), ...AS_NOBODY, 'sh', '-c', command], { cwd: '/', env })
    return stdout
  }
  const patronis = new Map<DatabaseName, Machine>(DATABASE_MACHINES.map((name) => [name, createPatroni(name)]))
  const patroniOf = (name: DatabaseName) => patronis.get(name) as Machine
  const haproxy = createMachine(network, {
    machine: 'primary',
    command: [...AS_NOBODY, '/usr/sbin/haproxy', '-db', '-f', join(folder, 'haproxy.cfg')],
    isReady: () => isListening(primary, DATABASE.port),
  })
  const started: Machine[] = []
  const start = (machine: Machine) => {
    started.push(machine)
    return machine.start()
  }

  function postgresOf(name: DatabaseName): number | undefined {
    try {
      const pid = Number(readFileSync(join(dataOf(name), 'postmaster.pid'), 'utf8').split('\n')[0])
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataOf(name)) ? pid : undefined
    } catch {
      return undefined
    }
  }
  async function endPostgres(name: DatabaseName, signal: NodeJS.Signals): Promise<void> {
    const pid = postgresOf(name)
    if (pid === undefined) return
    process.kill(pid, signal)
    while (!isGone(pid)) await sleep(CHECK_MS)
  }
  async function kill(name: DatabaseName): Promise<void> {
    await Promise.all([patroniOf(name).stop('SIGKILL'), endPostgres(name, 'SIGKILL')])
    await endPostgres(name, 'SIGKILL')
  }
  async function leader(): Promise<DatabaseName | undefined> {
    const found = await Promise.all(DATABASE_MACHINES.map((name) => answers(healthOf(name, '/primary'))))
    return DATABASE_MACHINES[found.indexOf(true)]
  }
  async function withSuperuser<T>(host: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
    const place = { host, port: DATABASE.port, user: SUPERUSER, password, database: 'postgres' }
    const client = new pg.Client({ ...place, connectionTimeoutMillis: 2000, query_timeout: 60_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await work(client)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  async function isWhole(): Promise<boolean> {
    const first = await leader()
    const seen = first && (await readJson<{ readonly members: readonly Member[] }>(healthOf(first, '/cluster')))
    if (!seen || seen.members.length !== DATABASE_MACHINES.length) return false
    if (!seen.members.every(({ state, lag = 0 }) => /^(?:running|streaming)$/.test(state) && lag === 0)) return false
    const states = await withSuperuser(addressOf(first), async (client) => {
      const { rows } = await client.query<{ sync_state: string }>(
        `select sync_state from pg_stat_replication where state = 'streaming' order by sync_state`,
      )
      return rows.map(({ sync_state }) => sync_state)
    }).catch(() => [])
    return states.join() === 'async,sync' && seen.members.some(({ role }) => role === 'sync_standby')
  }
  const said = () => [...patronis].map(([name, machine]) => `${name}\n${machine.said().slice(-3000)}`).join('\n')
  const createDatabase = () =>
    withSuperuser(primary, async (client) => {
      await client.query(`create role ${DATABASE.role} login password '${password}'`)
      await client.query(`create database ${DATABASE.name} owner ${DATABASE.role}`)
    })

  return {
    async start() {
      await Promise.all(etcds.map(start))
      await Promise.all([...patronis.values(), haproxy].map(start))
      for (const deadline = performance.now() + MOST_MS; !(await isWhole()); await sleep(CHECK_MS))
        if (performance.now() > deadline) throw new Error(`The databases are not whole.\n${said()}`)
      await Promise.all(DATABASE_MACHINES.map((name) => assertGuarded(healthOf(name, '/config'))))
      // haproxy looks once a second.
      for (let tries = 1; ; tries += 1, await sleep(500))
        try {
          await createDatabase()
          break
        } catch (error) {
          if (tries === 60) throw error
        }
      await run((await leader()) ?? DATABASE_MACHINES[0], `sh ${join(folder, 'backup.sh')}`)
    },
    async end() {
      const ends = started.map((machine) => machine.end())
      await Promise.all([...ends, ...DATABASE_MACHINES.map((name) => endPostgres(name, 'SIGQUIT'))])
      await Promise.all(DATABASE_MACHINES.map((name) => endPostgres(name, 'SIGQUIT')))
    },
    leader,
    isWhole,
    kill,
    startAgain: (name) => patroniOf(name).start(),
    stop: (name) => patroniOf(name).stop(),
    run,
    settingsDir: folder,
    urlOf: (name) => `postgres://${DATABASE.role}:${password}@${addressOf(name)}:${DATABASE.port}/${DATABASE.name}`,
    metrics: async (name) => (await fetch(healthOf(name, '/metrics'))).text(),
    accepts(name, statement) {
      const { port, name: database, role } = DATABASE
      const place = `host=127.0.0.1 port=${port} dbname=${database} user=${role} connect_timeout=2`
      const limit = ['timeout', '--signal=KILL', String(WRITE_SECONDS)]
      const psql = [...limit, 'psql', '-v', 'ON_ERROR_STOP=1', place, '-c', statement]
      const child = spawn('ip', [...network.on(name), ...WITH_PARENT, ...psql], {
        stdio: 'ignore',
        env: { PATH: process.env.PATH ?? '', PGPASSWORD: password },
      })
      return new Promise((done) => {
        child.once('error', () => done(false))
        child.once('exit', (code) => done(code === 0))
      })
    },
    said,
  }
}
