import { CompiledQuery, type DatabaseConnection, type Dialect } from 'kysely'
import type pg from 'pg'
import { Connection } from './connection.ts'
import { statementDialect } from './dialect.ts'
import { StatementDriver } from './driver.ts'

/** All connections are one client that is in a transaction. */
class DryRunDriver extends StatementDriver {
  readonly #connection: Connection
  #savepoints = 0

  constructor(client: pg.PoolClient, pool: pg.Pool) {
    super(pool, false)
    this.#connection = new Connection(client, undefined)
  }

  override async acquireConnection(): Promise<Connection> {
    return this.#connection
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#savepoints += 1
    await connection.executeQuery(CompiledQuery.raw(`savepoint dry_${this.#savepoints}`))
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#end(connection, 'release savepoint')
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#end(connection, 'rollback to savepoint')
  }

  async #end(connection: DatabaseConnection, verb: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`${verb} dry_${this.#savepoints}`))
    this.#savepoints -= 1
  }

  override async releaseConnection(): Promise<void> {}
}

export function dryRunDialect(client: pg.PoolClient, pool: pg.Pool): Dialect {
  return { ...statementDialect(pool, false), createDriver: () => new DryRunDriver(client, pool) }
}
