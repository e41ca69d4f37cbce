import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { type DeclaredTable, readDeclaredTables, type ValueKind } from '#src/testing/declared-tables'
import { printSchema, readColumns, type StoredColumn } from '#src/testing/printed-schema'

const KINDS: Readonly<Record<string, readonly ValueKind[]>> = {
  int: ['number'],
  bigint: ['number'],
  'double precision': ['number'],
  text: ['string'],
  uuid: ['string'],
  xid8: ['string'],
  pg_snapshot: ['string'],
  boolean: ['boolean'],
  timestamptz: ['Date'],
  date: ['Date', 'string'],
  bytea: ['Buffer'],
  jsonb: ['json'],
  'int[]': ['number[]'],
  'text[]': ['string[]'],
  'timestamptz[]': ['Date[]'],
}

describe('the schema of the database', () => {
  let database: TestDatabase
  let tables: readonly DeclaredTable[]
  let columns: readonly StoredColumn[]
  before(async () => {
    database = await withDatabase()
    tables = readDeclaredTables()
    const client = await database.pool.connect()
    columns = await readColumns(client)
    client.release()
  })
  after(() => database?.drop())

  it('is what docs/schema.sql says: npm run schema prints it again', async () => {
    const printed = await printSchema(database.url, tables)
    const current = (await readFile(new URL('../../../../docs/schema.sql', import.meta.url), 'utf8')).split('\n')
    const stale = printed.split('\n').filter((line, at) => line !== current[at])
    assert.deepEqual(stale.slice(0, 3), [])
    assert.equal(printed.split('\n').length, current.length)
  })

  it('has the tables and columns that tables.ts of the modules declare, and no others', () => {
    const declared = tables.flatMap((table) => table.columns.map(({ name }) => `${table.name}.${name}`))
    const stored = columns.map(({ table, name }) => `${table}.${name}`)
    assert.deepEqual(declared.toSorted(), stored.toSorted())
  })

  it('has columns that are null, and of a type, as tables.ts says', () => {
    const declared = new Map(
      tables.flatMap((table) => table.columns.map((column) => [`${table.name}.${column.name}`, column] as const)),
    )
    const differing = columns.filter(({ table, name, type, isNullable }) => {
      const column = declared.get(`${table}.${name}`)
      return !column || (column.isNullable ?? isNullable) !== isNullable || !KINDS[type]?.includes(column.kind)
    })
    const shown = ({ table, name, type, isNullable }: StoredColumn) =>
      `${table}.${name}: ${type}${isNullable ? '' : ' not null'}, not ${JSON.stringify(declared.get(`${table}.${name}`))}`
    assert.deepEqual(differing.map(shown), [])
  })

  it('says of each table what it is for', () => {
    assert.deepEqual(
      tables.filter(({ doc }) => doc === '').map(({ name }) => name),
      [],
    )
  })
})
