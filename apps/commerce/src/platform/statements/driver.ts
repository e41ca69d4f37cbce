import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import { Connection } from './connection.ts'
import { createStatementNames, type StatementNames } from './statement-names.ts'

function ours(connection: DatabaseConnection): Connection {
  if (connection instanceof Connection) return connection
  throw new TypeError('The connection is of another driver.')
}

export class StatementDriver implements Driver {
  readonly #pool: pg.Pool
  readonly #names: StatementNames | undefined
  readonly #connections = new WeakMap<pg.PoolClient, Connection>()

  constructor(pool: pg.Pool, arePrepared: boolean) {
    this.#pool = pool
    this.#names = arePrepared ? createStatementNames() : undefined
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    const client = await this.#pool.connect()
    const connection = this.#connections.get(client) ?? new Connection(client, this.#names)
    this.#connections.set(client, connection)
    try {
      await connection.dropStale()
      return connection
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean)
    await connection.executeQuery(CompiledQuery.raw(['begin', ...modes].join(' ')))
  }

  /** @throws AbortedTransactionError when PostgreSQL rolled back */
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if ((await ours(connection).commit()) === 'ROLLBACK') throw new AbortedTransactionError()
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return ours(connection).rollback()
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    ours(connection).release()
  }

  destroy(): Promise<void> {
    return this.#pool.end()
  }
}
