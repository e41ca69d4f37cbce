import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { addressesOf } from '../../deploy/render/compose.ts'
import { instanceScript } from '../../deploy/render/compose-files.ts'
import { DATABASE } from '../../deploy/topology/database.ts'
import { COMMANDS, PARTS, type PartName, SERVING, type ServingName } from '../../deploy/topology/parts.ts'
import { ensurePgbouncer } from '../postgres/pgbouncer.ts'
import { ensureNginx } from '../test-runner/nginx.ts'
import { ensurePatroni } from '../test-runner/patroni.ts'
import { AS_NOBODY, createDatabase, makeFolder, makePrimary, WITH_PARENT, writeAsNobody } from './database.ts'
import { createDatabases, DATABASE_NUMBERS, type Databases } from './failover/databases.ts'
import { answers, createMachine, isListening, type Machine } from './machine.ts'
import { canMakeMachines, createNetwork, type Network } from './network.ts'
import { environmentOf, LAST_NUMBERS, lastNumberOf, nginxOf, poolerOf, sharedSettings } from './settings.ts'

const root = join(import.meta.dirname, '../..')
const PRELOAD = join(root, 'scripts/start-up/exit-with-parent.mjs')
const PASSWORD = 'cluster'
const TLS_PORT = 8443

export interface Cluster {
  readonly network: Network
  readonly db: pg.Pool
  /** Of the primary. */
  readonly databaseUrl: string
  /** Where the database survives its leader. */
  readonly databases?: Databases
  /** Secrets and others that all parts share. */
  readonly settings: Readonly<Record<string, string>>
  readonly shop: { readonly host: string; readonly port: number }
  /** Such as `storefront-1`. */
  machine(name: string): Machine
  addressOf(name: string): string
  /** By the script of Compose: nginx sends it no new requests. @throws Error for the last one of a part */
  takeOut(name: string): void
  putBack(name: string): void
  /** An operator's command, in the container of commerce-1. */
  operate(...args: readonly string[]): { readonly status: number | null; readonly output: string }
  close(): Promise<void>
}

/** Why no cluster can be started here; undefined when it can. */
export function missingForCluster(): string | undefined {
  if (!canMakeMachines()) return 'it needs root and network namespaces'
  if (!ensurePgbouncer()) return "it needs Debian's pgbouncer"
  return ensureNginx() ? undefined : "it needs Debian's nginx"
}

/** Why no database that survives its leader can be started here; undefined when it can. */
export const missingForFailover = (): string | undefined =>
  missingForCluster() ??
  (ensurePatroni() ? undefined : "it needs Debian's patroni, etcd-server, haproxy, postgresql-15 and pgbackrest")

/** Number of instances of each serving part, from the topology. */
const instancesOf = (part: ServingName) =>
  addressesOf(part).map((address, at, all) => ({
    part,
    name: all.length === 1 ? part : `${part}-${at + 1}`,
    last: lastNumberOf(address),
  }))

const INSTANCES = (['sandbox', 'commerce', 'worker', 'storefront'] as const).flatMap(instancesOf)
const NGINX = { name: 'nginx', last: lastNumberOf(addressesOf('nginx')[0] ?? '') }

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')]
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', ...files]
  if (spawnSync('openssl', args).status !== 0) throw new Error('openssl made no certificate.')
}

function machinesOf(network: Network, folder: string, settings: Readonly<Record<string, string>>) {
  const { subnet, host } = network
  const nodeWith = (flags: readonly string[], entry: string, extra: readonly string[]) => [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    ...flags,
    '--import',
    PRELOAD,
    join(root, entry),
    ...extra,
  ]
  const node = (part: PartName, extra: readonly string[] = []) => nodeWith(PARTS[part].flags, PARTS[part].entry, extra)
  const env = (part: PartName, name: string) => ({
    ...environmentOf(part, name, { subnet, host, password: PASSWORD, folder, settings }),
  })
  const serving = INSTANCES.map(({ part, name, last }) => {
    mkdirSync(join(folder, name), { recursive: true })
    const { port, readyPath, livePath } = SERVING[part]
    const path = part === 'sandbox' ? livePath : readyPath
    const isReady = () => answers(`http://${subnet}.${last}:${port}${path}`)
    return [
      name,
      createMachine(network, { machine: name, command: node(part), env: env(part, name), isReady, restarts: true }),
    ] as const
  })
  const pooler = createMachine(network, {
    machine: 'pgbouncer',
    command: [...AS_NOBODY, ensurePgbouncer() ?? '', join(folder, 'pgbouncer.ini')],
    isReady: () => isListening(`${subnet}.${LAST_NUMBERS.pgbouncer}`, DATABASE.poolerPort),
  })
  const nginx = createMachine(network, {
    machine: NGINX.name,
    command: [...WITH_PARENT, ensureNginx() ?? '', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
    isReady: () => isListening(`${subnet}.${NGINX.last}`, TLS_PORT),
    stopSignal: 'SIGQUIT',
    endSignal: 'SIGTERM',
  })
  /** One-off jobs run on a worker's machine. */
  const run = (part: 'migrations' | 'seed', extra: readonly string[] = []) => {
    const { status, stderr } = spawnSync('ip', [...network.on('worker-1'), ...node(part, extra)], {
      env: { PATH: process.env.PATH ?? '', ...env(part, part) },
      encoding: 'utf8',
      cwd: '/',
    })
    if (status !== 0) throw new Error(`${part} failed.\n${stderr.slice(-3000)}`)
  }
  const operate = (...args: readonly string[]) => {
    const { runIn, entry } = COMMANDS
    const name = `${runIn}-1`
    const { status, stdout, stderr } = spawnSync('ip', [...network.on(name), ...nodeWith([], entry, args)], {
      env: { PATH: process.env.PATH ?? '', ...env(runIn, name) },
      encoding: 'utf8',
      cwd: '/',
    })
    return { status, output: `${stdout}${stderr}` }
  }
  return { machines: new Map<string, Machine>([...serving, ['pgbouncer', pooler], [NGINX.name, nginx]]), run, operate }
}

interface Options {
  readonly products: number
  /** Three PostgreSQL with Patroni behind haproxy, in place of one. */
  readonly survives?: boolean
}

/**
 * The topology of `deploy/` as plain processes: two storefronts, two commerce servers and two workers behind nginx,
 * with PgBouncer and PostgreSQL, each on a machine of its own. @throws Error with what a part said
 */
export async function startCluster({ products, survives = false }: Options): Promise<Cluster> {
  const folder = makeFolder()
  const network = createNetwork()
  const { subnet } = network
  const settings = sharedSettings()
  const names = [
    ...INSTANCES.map(({ name, last }) => [name, last] as const),
    ...Object.entries(LAST_NUMBERS),
    ...(survives ? Object.entries(DATABASE_NUMBERS) : []),
    [NGINX.name, NGINX.last] as const,
  ]
  const last = new Map(names)
  const addressOf = (name: string) => `${subnet}.${last.get(name)}`
  const started: Machine[] = []
  let db: pg.Pool | undefined
  let databases: Databases | undefined
  const start = async (machine: Machine) => {
    started.push(machine)
    await machine.start()
  }
  const close = async () => {
    await db?.end()
    await Promise.all(started.toReversed().map((machine) => machine.end()))
    await databases?.end()
    network.close()
    rmSync(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void databases?.end()
      network.close()
      process.exit(1)
    })
  try {
    network.addMachines(names)
    makeCertificate(folder)
    writeFileSync(join(folder, 'nginx.conf'), nginxOf(subnet, folder))
    writeAsNobody(join(folder, 'pgbouncer.ini'), poolerOf(folder))
    writeAsNobody(join(folder, 'users.txt'), `"${DATABASE.role}" "${PASSWORD}"\n`)
    const { machines, run, operate } = machinesOf(network, folder, settings)
    const machine = (name: string) => {
      const found = machines.get(name)
      if (!found) throw new Error(`There is no machine ${name}.`)
      return found
    }
    if (survives) {
      databases = createDatabases(network, folder, PASSWORD)
      await databases.start()
    } else {
      machines.set('primary', createMachine(network, await makePrimary(folder, subnet, PASSWORD)))
      await start(machine('primary'))
      await createDatabase(addressOf('primary'), PASSWORD)
    }
    const place = `${addressOf('primary')}:${DATABASE.port}/${DATABASE.name}`
    const databaseUrl = `postgres://${DATABASE.role}:${PASSWORD}@${place}`
    db = new pg.Pool({ connectionString: databaseUrl })
    db.on('error', () => undefined)
    run('migrations')
    run('seed', ['--products', String(products)])
    await start(machine('pgbouncer'))
    await start(machine('sandbox'))
    await Promise.all(INSTANCES.filter(({ part }) => part !== 'sandbox').map(({ name }) => start(machine(name))))
    await start(machine('nginx'))
    writeFileSync(join(folder, 'instance.sh'), instanceScript())
    const markInstance = (way: 'out' | 'in', name: string) => {
      const PATH = `${dirname(ensureNginx() ?? '')}:${process.env.PATH}`
      const env = { PATH, NGINX_CONFIG: join(folder, 'nginx.conf') }
      const { status, stderr } = spawnSync('sh', [join(folder, 'instance.sh'), way, name], { env, encoding: 'utf8' })
      if (status !== 0) throw new Error(stderr)
    }
    const shop = { host: addressOf(NGINX.name), port: TLS_PORT }
    return {
      network,
      db,
      databaseUrl,
      ...(databases ? { databases } : {}),
      settings,
      shop,
      machine,
      addressOf,
      takeOut: (name) => markInstance('out', name),
      putBack: (name) => markInstance('in', name),
      operate,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
