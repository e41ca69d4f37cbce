import assert from 'node:assert/strict'
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseScript, replicationScript } from '../../deploy/render/compose-database.ts'
import { DATABASE, DATABASE_MACHINES } from '../../deploy/topology/database.ts'
import { NOBODY } from '../postgres/binaries.ts'
import { missingForFailover } from './cluster.ts'
import { AS_NOBODY, makeFolder } from './database.ts'
import { createMachine, isListening, type Machine } from './machine.ts'
import { createNetwork, type Network } from './network.ts'

const [FIRST, SECOND] = DATABASE_MACHINES
type Name = typeof FIRST | typeof SECOND
const NUMBERS: Readonly<Record<Name, number>> = { [FIRST]: 71, [SECOND]: 72 }
const PASSWORD = 'compose'
const MOST_MS = 120_000

/** What the image's own script does: makes the data folder once, open to the network. */
const ENTRYPOINT = `#!/bin/sh
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$(dirname "$PGDATA")"
  printf %s "$POSTGRES_PASSWORD" > "$PGDATA.password"
  initdb --username "$POSTGRES_USER" --pwfile "$PGDATA.password" --auth-local trust \\
    --auth-host scram-sha-256 > /dev/null
  echo "listen_addresses = '*'
unix_socket_directories = ''
dynamic_shared_memory_type = mmap
fsync = off" >> "$PGDATA/postgresql.conf"
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  export PGHOST="$SOCKETS"
  pg_ctl --wait --silent --options "-c listen_addresses= -k $SOCKETS" start > /dev/null
  createdb --username "$POSTGRES_USER" "$POSTGRES_DB"
  sh "$REPLICATION_SCRIPT"
  pg_ctl --wait --silent stop
  unset PGHOST
fi
exec "$@"
`

const missing = missingForFailover()

describe('the database of Compose', { skip: missing && `no machines of a database here: ${missing}` }, () => {
  let network: Network
  let folder: string
  const running = new Set<Machine>()
  before(() => {
    network = createNetwork()
    network.addMachines([FIRST, SECOND].map((name) => [name, NUMBERS[name]] as const))
    folder = makeFolder()
    for (const [file, text] of [
      ['database.sh', databaseScript()],
      ['replication.sh', replicationScript()],
      ['docker-entrypoint.sh', ENTRYPOINT],
    ] as const) {
      writeFileSync(join(folder, file), text)
      chmodSync(join(folder, file), 0o755)
    }
    for (const name of [FIRST, SECOND, 'sockets']) {
      mkdirSync(join(folder, name), { mode: 0o700 })
      chownSync(join(folder, name), NOBODY, NOBODY)
    }
  })
  after(async () => {
    await Promise.all([...running].map((machine) => machine.end()))
    network?.close()
    if (folder) rmSync(folder, { recursive: true, force: true })
  })

  const hostOf = (name: Name) => `${network.subnet}.${NUMBERS[name]}`
  const dataOf = (name: Name) => join(folder, name, '18/docker')

  /** As its container is made while deploy/.env names that leader. */
  async function start(name: Name, leader: Name): Promise<Machine> {
    const machine = createMachine(network, {
      machine: name,
      command: [...AS_NOBODY, 'sh', join(folder, 'database.sh')],
      env: {
        PATH: `${folder}:/usr/lib/postgresql/15/bin:${process.env.PATH}`,
        PGDATA: dataOf(name),
        SOCKETS: join(folder, 'sockets'),
        REPLICATION_SCRIPT: join(folder, 'replication.sh'),
        DATABASE_MACHINE: name,
        DATABASE_OTHER: name === FIRST ? SECOND : FIRST,
        DATABASE_LEADER: leader,
        POSTGRES_USER: DATABASE.role,
        POSTGRES_DB: DATABASE.name,
        POSTGRES_PASSWORD: PASSWORD,
        REPLICATION_PASSWORD: PASSWORD,
      },
      isReady: () => isListening(hostOf(name), DATABASE.port),
      stopSignal: 'SIGINT',
      endSignal: 'SIGQUIT',
    })
    running.add(machine)
    await machine.start()
    return machine
  }
  const refuses = (name: Name, leader: Name, why: RegExp) => assert.rejects(start(name, leader), why)

  async function query(name: Name, text: string): Promise<readonly unknown[]> {
    const { role: user, name: database, port } = DATABASE
    const client = new pg.Client({ host: hostOf(name), port, user, database, password: PASSWORD })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query<unknown[]>({ text, rowMode: 'array' })).rows.flat()
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  async function until(name: Name, text: string, wanted: readonly unknown[]): Promise<void> {
    const isSo = async () => {
      const found = await query(name, text).catch(() => [])
      return JSON.stringify(found) === JSON.stringify(wanted)
    }
    for (const deadline = performance.now() + MOST_MS; !(await isSo()); await sleep(100))
      assert.ok(performance.now() < deadline, `${name}: ${text}`)
  }

  it('fails over, refuses the former primary and an empty one, and gets a new standby', async () => {
    const [first, second] = await Promise.all([start(FIRST, FIRST), start(SECOND, FIRST)])
    await query(FIRST, 'create table seen (n int)')
    await query(FIRST, 'insert into seen values (1)')
    await until(SECOND, 'select n from seen', [1])
    await first.stop()

    await second.stop()
    await start(SECOND, SECOND)
    assert.deepEqual(await query(SECOND, 'select pg_is_in_recovery()'), [true])
    await query(SECOND, 'select pg_promote()')
    await query(SECOND, 'insert into seen values (2)')

    await refuses(FIRST, SECOND, /database-1 was the primary before database-2: delete its data\./)
    await refuses(FIRST, FIRST, /DATABASE_LEADER is database-1, but database-2 is the primary\./)

    rmSync(dataOf(FIRST), { recursive: true })
    await start(FIRST, SECOND)
    await query(SECOND, 'insert into seen values (3)')
    await until(FIRST, 'select n from seen order by n', [1, 2, 3])
    assert.deepEqual(await query(FIRST, 'select pg_is_in_recovery()'), [true])
    assert.deepEqual(await query(SECOND, 'select slot_name, active from pg_replication_slots'), ['standby', true])
  })

  it('a primary without its data does not begin again beside a standby that has them', async () => {
    for (const machine of running) await machine.stop()
    await start(FIRST, SECOND)
    rmSync(dataOf(SECOND), { recursive: true })
    await refuses(SECOND, SECOND, /DATABASE_LEADER is database-2, but only database-1 has data\./)
  })
})
