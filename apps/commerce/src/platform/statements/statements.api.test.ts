import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Kysely, sql } from 'kysely'
import { type TestDatabase, withDatabase } from '../../testing/database.ts'
import { type Database, type Db, inTransaction, openDatabase, openPool } from '../database.ts'
import { builtOnce } from './built-once.ts'
import { createStatementNames, MOST_NAMES } from './statement-names.ts'

let database: TestDatabase
before(async () => {
  database = await withDatabase()
  await sql`create table shelf (place int, pairs int); insert into shelf values (1, 10), (2, 20), (3, 30)`.execute(
    database.db,
  )
})
after(() => database.drop())

async function withPool(
  work: (db: Kysely<Database>) => Promise<void>,
  { size = 1, arePrepared = true } = {},
): Promise<void> {
  const db = openDatabase(openPool(database.url, size), arePrepared)
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}

/** Names of the connection's prepared statements that read the shelf. */
async function preparedOf(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like '%shelf%' and statement not like '%pg_prepared%'`.execute(
    db,
  )
  return rows.map(({ statement }) => statement)
}

const readShelf = (db: Kysely<Database>, place: number) => sql`select * from shelf where place = ${place}`.execute(db)

test('one statement is prepared once, however long its list is, and an empty list finds nothing', async () => {
  await withPool(async (db) => {
    await sql`insert into brand (value, label, url_key) values ('au', 'Au', 'au'), ('nz', 'Nz', 'nz')`.execute(db)
    const brands = (...keys: string[]) =>
      db.selectFrom('brand').select('value').where('value', 'in', keys).orderBy('value').execute()
    assert.deepEqual(await brands('au', 'nz'), [{ value: 'au' }, { value: 'nz' }])
    assert.deepEqual(await brands('nz'), [{ value: 'nz' }])
    assert.deepEqual(await brands(), [])
    const others = await db.selectFrom('brand').select('value').where('value', 'not in', ['au']).execute()
    assert.deepEqual(others, [{ value: 'nz' }])
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like 'select "value" from "brand" where "value" = any($1)%'`.execute(
      db,
    )
    assert.equal(rows.length, 1)
  })
})

test('a statement that is built once takes each call’s values, in a transaction too', async () => {
  let builds = 0
  const findPairs = builtOnce<{ readonly places: readonly number[]; readonly least: number }, { pairs: number }>(
    (db, place) => {
      builds += 1
      return sql<{ pairs: number }>`
      select pairs from shelf where pairs >= ${place('least')} and place = any(${place('places')}) order by pairs`.compile(
        db,
      )
    },
  )
  const pairsOf = async (db: Db, places: readonly number[], least = 0) =>
    (await findPairs(db, { places, least })).map(({ pairs }) => pairs)
  await withPool(
    async (db) => {
      const together = await Promise.all([
        pairsOf(db, [1, 2]),
        pairsOf(db, [3]),
        pairsOf(db, []),
        pairsOf(db, [1, 2, 3], 20),
      ])
      assert.deepEqual(together, [[10, 20], [30], [], [20, 30]])
      await inTransaction(db, async (trx) => {
        await sql`update shelf set pairs = pairs + 1`.execute(trx)
        assert.deepEqual(
          [await pairsOf(trx, [1, 2]), await pairsOf(db, [1, 2])],
          [
            [11, 21],
            [10, 20],
          ],
        )
        await sql`update shelf set pairs = pairs - 1`.execute(trx)
      })
    },
    { size: 2 },
  )
  assert.equal(builds, 1)
})

test('nothing is prepared where named statements are off', async () => {
  await withPool(
    async (db) => {
      assert.equal((await readShelf(db, 1)).rows.length, 1)
      assert.deepEqual(await preparedOf(db), [])
    },
    { arePrepared: false },
  )
})

test('a call succeeds whose prepared statement the schema has outgrown, on every connection', async () => {
  await withPool(
    async (db) => {
      const readOften = () => Promise.all([1, 2, 3, 1, 2, 3].map((place) => readShelf(db, place)))
      await readOften()
      await sql`alter table shelf add column label text default 'new'`.execute(database.db)
      for (const { rows } of await readOften()) assert.equal((rows[0] as { label: string }).label, 'new')
      await sql`alter table shelf drop column label`.execute(database.db)
      const labels = await inTransaction(db, async (trx) => {
        await sql`update shelf set pairs = pairs - 1 where place = ${1}`.execute(trx)
        return Object.keys((await readShelf(trx, 1)).rows[0] as object)
      })
      assert.deepEqual(labels, ['place', 'pairs'])
    },
    { size: 3 },
  )
  const { rows } = await sql<{ pairs: number }>`select pairs from shelf where place = ${1}`.execute(database.db)
  assert.deepEqual(rows, [{ pairs: 9 }], 'the transaction that ran again has written once')
})

test('a statement that is gone from its connection is prepared again', async () => {
  await withPool(async (db) => {
    await readShelf(db, 1)
    await sql`discard all`.execute(db)
    assert.equal((await readShelf(db, 2)).rows.length, 1)
    await sql`deallocate all`.execute(db)
    await inTransaction(db, async (trx) => assert.equal((await readShelf(trx, 2)).rows.length, 1))
  })
})

test('a cancelled statement fails alone: the same one runs again on the same connection', async () => {
  await withPool(async (db) => {
    const nap = (seconds: number) =>
      sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(${seconds})`.execute(db)
    const { pid } = (await nap(0)).rows[0] ?? { pid: 0 }
    const cut = assert.rejects(nap(100), { code: '57014' })
    for (let isCut = false; !isCut; ) {
      const { rows } = await sql<{ isCut: boolean }>`select pg_cancel_backend(pid) as "isCut" from pg_stat_activity
        where pid = ${pid} and state = 'active' and query like '%pg_sleep%'`.execute(database.db)
      isCut = rows[0]?.isCut ?? false
    }
    await cut
    assert.equal((await nap(0)).rows[0]?.pid, pid)
  })
})

test('texts beyond the most that are named, commands and several statements go without a name', () => {
  const names = createStatementNames()
  const first = names.nameOf('select 0')
  assert.match(first ?? '', /^0\..{27}$/)
  for (const text of ['begin', 'select 1; select 2', 'alter table shelf add column label text'])
    assert.equal(names.nameOf(text), undefined)
  for (let number = 1; number <= MOST_NAMES; number += 1) names.nameOf(`select ${number}`)
  assert.equal(names.nameOf('select -1'), undefined)
  assert.equal(names.nameOf('select 0'), first)
  names.startAfter(0)
  assert.notEqual(names.nameOf('select 0'), first)
})
