import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../apps/commerce/src/composition/migrate.ts'
import { readDeclaredTables } from '../apps/commerce/src/testing/declared-tables.ts'
import { printSchema } from '../apps/commerce/src/testing/printed-schema.ts'
import { startPostgres } from './postgres/postgres.ts'

/** Migrates an empty database and writes its schema to docs/schema.sql. */
const dataDir = mkdtempSync(join(tmpdir(), 'welt-schema-'))
const postgres = await startPostgres({ dataDir, isThrowaway: true })
try {
  await migrate(postgres.url)
  writeFileSync(join(import.meta.dirname, '../docs/schema.sql'), await printSchema(postgres.url, readDeclaredTables()))
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
