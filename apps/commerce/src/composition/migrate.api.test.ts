import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type pg from 'pg'
import { openPool } from '../platform/database.ts'
import { type TestDatabase, withDatabase } from '../testing/database.ts'
import { migrate, pendingMigrations } from './migrate.ts'

let admin: TestDatabase
const made: string[] = []
before(async () => {
  admin = await withDatabase()
})
after(async () => {
  for (const name of made) await admin.pool.query(`drop database if exists ${name} with (force)`)
  await admin.drop()
})

async function withEmpty(work: (url: string, pool: pg.Pool) => Promise<void>): Promise<void> {
  const name = `welt_test_empty_${randomBytes(4).toString('hex')}`
  await admin.pool.query(`create database ${name}`)
  made.push(name)
  const url = Object.assign(new URL(admin.url), { pathname: `/${name}` }).href
  const pool = openPool(url, 2, 100_000)
  try {
    await work(url, pool)
  } finally {
    await pool.end()
  }
}

test('of migrations that run at once on an empty database, each runs once', () =>
  withEmpty(async (url, pool) => {
    const ran = await Promise.all([migrate(url), migrate(url), migrate(url)])
    const { rows } = await pool.query<{ name: string }>('select name from kysely_migration order by name')
    assert.deepEqual(
      ran.flat().sort(),
      rows.map(({ name }) => name),
    )
    assert.ok(rows.length > 50)
    assert.deepEqual(await pendingMigrations(pool), [])
  }))

test('a migration that fails half way leaves nothing, says its name and how to go on', () =>
  withEmpty(async (url, pool) => {
    const tables = async () =>
      (await pool.query(`select tablename from pg_tables where schemaname = 'public' and tablename !~ '^kysely'`)).rows
    await pool.query('create table secret_fingerprint (of_something_else int)')
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'migrate.ts')], {
      env: { ...process.env, DATABASE_URL: url, DATABASE_DIRECT_URL: '' },
      encoding: 'utf8',
    })
    assert.equal(status, 1)
    assert.match(
      stderr,
      /could not be migrated: 0193-secret-fingerprints failed: .*already exists\. Nothing was changed/,
    )
    assert.match(stderr, /migrate again\.\n$/)
    assert.doesNotMatch(stderr, /^ +at /m)
    assert.deepEqual(await tables(), [{ tablename: 'secret_fingerprint' }])
    await pool.query('drop table secret_fingerprint')
    assert.ok((await migrate(url)).includes('0193-secret-fingerprints'))
    assert.deepEqual(await pendingMigrations(pool), [])
  }))

test('a version starts on the database of a newer one, which may log changes otherwise', async () => {
  const { pool, url } = admin
  const own = await pool.query(`select obj_description('log_brand()'::regprocedure, 'pg_proc') as statements`)
  await pool.query(`comment on function log_brand() is 'of another version'`)
  assert.deepEqual(await pendingMigrations(pool), ['log_brand'])
  await pool.query(`insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-version', now())`)
  assert.deepEqual(await pendingMigrations(pool), [])
  await assert.rejects(migrate(url), /belongs to another version: it has 9999-of-a-newer-version/)
  const { rows } = await pool.query(`select obj_description('log_brand()'::regprocedure, 'pg_proc') as statements`)
  assert.deepEqual(rows, [{ statements: 'of another version' }])
  assert.notDeepEqual(rows, own.rows)
})
