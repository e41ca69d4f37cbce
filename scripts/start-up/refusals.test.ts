import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, afterEach, before, test } from 'node:test'
import pg from 'pg'
import { startPostgres } from '../postgres/postgres.ts'
import {
  dataDir,
  endAll,
  findPorts,
  folder,
  PRODUCTION,
  port,
  refusal,
  removeFolder,
  type Settings,
} from './testing/begun.ts'

before(findPorts)
after(removeFolder)
afterEach(endAll)

test('production without its settings lists all of them at once, before anything starts', async () => {
  const nothing = await refusal({ WELT_ENV: 'production' })
  for (const name of Object.keys(PRODUCTION))
    if (name !== 'WELT_ENV') assert.match(nothing, new RegExp(`^ {2}${name} +\\S`, 'm'))
  const wrong = await refusal({
    ...PRODUCTION,
    PUBLIC_URL: 'http://{site}.example',
    SERVICE_KEY: 'short',
    ADYEN_ENVIRONMENT: 'live',
  })
  assert.deepEqual(wrong.match(/^ {2}[A-Z_]+/gm), ['  PUBLIC_URL', '  SERVICE_KEY', '  ADYEN_BASE_URL'])
  const demonstration = await refusal({ WELT_ENV: 'production', SANDBOX: 'on' })
  const always = [
    'PUBLIC_URL',
    'DATABASE_URL',
    'SERVICE_KEY',
    'PURGE_TOKEN',
    'SIGNING_SECRET',
    'STOREFRONT_TRUSTED_PROXIES',
    'SANDBOX_PASSWORD',
  ]
  assert.deepEqual(
    demonstration.match(/^ {2}[A-Z_]+/gm),
    always.map((name) => `  ${name}`),
  )
  assert.match(await refusal({ WELT_ENV: 'prod' }), /WELT_ENV must be development, test or production, not "prod"\./)
  assert.equal(existsSync(dataDir), false)
})

test('a port in use is named, with another that could be chosen', async () => {
  for (const [setting, taken] of [
    ['PORT', port],
    ['WORKER_PORT', port + 3],
  ] as const) {
    const other = createServer().listen(taken)
    await once(other, 'listening')
    const outputText = await refusal({})
    other.close()
    assert.match(
      outputText,
      new RegExp(`Port ${taken} is taken\\. Stop what uses it .*${setting}=${taken + 100} npm start`),
    )
  }
})

/** Patches the command's process before it starts: the test user may be root, whose access is never denied. */
const otherwise = (code: string): Settings => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}`,
})

test('a port that this user may not open is reported, with another that could be chosen', async () => {
  const refusing = (code: string) =>
    otherwise(`import { Server } from 'node:net'
      const { listen } = Server.prototype
      Server.prototype.listen = function (port, ...rest) {
        if (port !== 80) return listen.call(this, port, ...rest)
        queueMicrotask(() => this.emit('error', Object.assign(new Error('listen ${code}'), { code: '${code}' })))
        return this
      }`)
  const outputText = await refusal({ PORT: '80', ...refusing('EACCES') })
  assert.match(
    outputText,
    /^\nThis user may not open port 80 \(ports below 1024 are kept for the system\)\. Choose another: PORT=3080 npm start\n/,
  )
  assert.match(
    await refusal({ PORT: '80', ...refusing('EMFILE') }),
    /^\nPort 80 cannot be opened: listen EMFILE\. Choose another with PORT\./,
  )
})

test('a data folder that cannot be written and a full disk are reported in a sentence', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const outputText = await refusal({ DATA_DIR: join(file, 'data') })
  assert.match(
    outputText,
    /^\nThe data folder .*a-file\/data cannot be written \(ENOTDIR\)\. Let this user write there, or name another folder: DATA_DIR=/,
  )
  const full = otherwise(`import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    fs.statfsSync = () => ({ bavail: 100, bsize: 1e6 })
    syncBuiltinESMExports()`)
  const small = join(folder, 'small')
  const [, named = ''] =
    /^\nOnly 100 MB are free in (.*); 400 MB are needed\. Free some space, or set DATA_DIR\.\n/.exec(
      await refusal({ DATA_DIR: small, ...full }),
    ) ?? []
  assert.equal(named, small)
  assert.deepEqual(readdirSync(small), [])
})

test('truncated secrets are reported with the next step, and left as they are', async () => {
  const cut = join(folder, 'cut')
  mkdirSync(cut)
  writeFileSync(join(cut, 'secrets.json'), '{ "SERVICE_KEY": "5f')
  const outputText = await refusal({ DATA_DIR: cut })
  assert.match(
    outputText,
    /^\nThe secrets in .*secrets\.json cannot be read\. Put the file back from a copy, or delete it: the next start makes new ones/,
  )
  assert.deepEqual(readdirSync(cut), ['secrets.json'])
  assert.equal(readFileSync(join(cut, 'secrets.json'), 'utf8'), '{ "SERVICE_KEY": "5f')
})

test('a database that cannot be used is reported in a sentence', async () => {
  const server = await startPostgres({ dataDir, isThrowaway: true })
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  /** Creates an unusable database. @returns its URL */
  const wrong = async (name: string, ...statements: readonly string[]) => {
    const url = new URL(server.url)
    url.pathname = `/${name}`
    await admin.query(`create database ${name}`)
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
    return url
  }
  const as = (role: string, url: URL) => {
    const own = new URL(url)
    own.username = role
    return own.href
  }
  try {
    const foreign = await wrong('foreign_tables', 'create table articles (id int)')
    assert.match(
      await refusal({ DATABASE_URL: foreign.href }),
      /The database "foreign_tables" holds tables of something else\. Give Welt/,
    )

    const nobody = await refusal({ DATABASE_URL: 'postgres://welt@127.0.0.1:9/welt' })
    assert.match(nobody, /The database does not answer: .*ECONNREFUSED.*\. Check DATABASE_URL, or leave it out/)

    const { rows } = await admin.query<{ hba_file: string }>('show hba_file')
    const hbaFile = rows[0]?.hba_file ?? ''
    writeFileSync(hbaFile, `host all locked 127.0.0.1/32 scram-sha-256\n${readFileSync(hbaFile, 'utf8')}`)
    await admin.query(`create role locked login password 'right'`)
    await admin.query('select pg_reload_conf()')
    const locked = new URL(as('locked', foreign))
    locked.password = 'wrong'
    assert.match(
      await refusal({ DATABASE_URL: locked.href }),
      /The database does not answer: password authentication failed for user "locked"\. Check/,
    )

    // A function of this name shadows PostgreSQL's own.
    const old = await wrong(
      'too_old',
      `create function public.current_setting(text) returns text language sql as $$ select '140011' $$`,
      'alter database too_old set search_path = public, pg_catalog',
    )
    assert.match(
      await refusal({ DATABASE_URL: old.href }),
      /The database is too old: PostgreSQL 15 or newer is needed\./,
    )

    await admin.query(`create role guest login password '${new URL(server.url).password}'`)
    const closed = await wrong('closed_to_guests')
    const sentence =
      /The role "guest" may not create tables in the database "closed_to_guests"\. Let it own the database: alter database/
    assert.match(await refusal({ DATABASE_URL: as('guest', closed) }), sentence)

    const MIGRATIONS = 'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)'
    const half = await wrong('half_migrated', MIGRATIONS, 'grant select on kysely_migration to guest')
    const denied =
      /✗ Migrations\n\nThe database could not be migrated: permission denied .*\. The role of DATABASE_URL must own the database/
    assert.match(await refusal({ DATABASE_URL: as('guest', half) }), denied)

    const newer = await wrong('newer', MIGRATIONS, `insert into kysely_migration values ('9999-from-tomorrow', 'then')`)
    const unknown =
      /✗ Migrations\n\nThe database belongs to another version: it has 9999-from-tomorrow, which this version does not know\. Start/
    assert.match(await refusal({ DATABASE_URL: newer.href }), unknown)
  } finally {
    await admin.end()
    await server.stop()
  }
})
