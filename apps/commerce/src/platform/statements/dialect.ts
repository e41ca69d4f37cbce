import { type Dialect, type Kysely, PostgresAdapter, PostgresIntrospector } from 'kysely'
import type pg from 'pg'
import { Compiler } from './compiler.ts'
import { StatementDriver } from './driver.ts'

/** [decision 56] */
export function statementDialect(pool: pg.Pool, arePrepared: boolean): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new StatementDriver(pool, arePrepared),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new Compiler(),
  }
}
