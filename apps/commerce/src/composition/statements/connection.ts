import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type pg from 'pg'
import { isStaleStatement, type StatementNames } from './statement-names.ts'

const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** One connection of the pool, which sends each statement by its name. */
export class Connection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #names: StatementNames | undefined
  #generation: number
  #isBroken = false

  /** Without `names` every statement is parsed anew. */
  constructor(client: pg.PoolClient, names: StatementNames | undefined) {
    this.#client = client
    this.#names = names
    this.#generation = names?.generation ?? 0
  }

  /**
   * Runs a statement. One whose plan a change of the schema has made stale is prepared and run again.
   * @throws pg.DatabaseError; also for a stale statement in a transaction, which has to run again as a whole
   */
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const generation = this.#names?.generation ?? 0
    const isInTransaction = this.#client.getTransactionStatus() !== 'I'
    try {
      return await this.#send(sql, parameters)
    } catch (error) {
      if (!isStaleStatement(error)) throw error
      this.#names?.startAfter(generation)
      if (isInTransaction) throw error
      return this.#send(sql, parameters)
    }
  }

  /** @throws Error always: rows are read whole */
  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('A connection does not stream: rows are read whole.')
  }

  /** Drops what was prepared for an earlier generation; before a connection is used, never within a transaction. */
  async dropStale(): Promise<void> {
    if (!this.#names || this.#generation === this.#names.generation) return
    this.#generation = this.#names.generation
    await this.#client.query('deallocate all')
  }

  /** @returns the command PostgreSQL has run: COMMIT, or ROLLBACK when a statement had failed */
  async commit(): Promise<string> {
    return (await this.#client.query('commit')).command
  }

  async rollback(): Promise<void> {
    try {
      await this.#client.query('rollback')
    } catch (error) {
      this.#isBroken = true
      throw error
    }
  }

  /** Gives the connection back to the pool, which closes it when its transaction could not be ended. */
  release(): void {
    this.#client.release(this.#isBroken)
  }

  async #send<R>(text: string, parameters: readonly unknown[]): Promise<QueryResult<R>> {
    const values = [...parameters]
    const name = this.#names?.nameOf(text)
    const { command, rowCount, rows } = await this.#client.query(
      name === undefined ? { text, values } : { name, text, values },
    )
    // Several statements in one text answer with a list of results, of which nothing is used.
    return COUNTED.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows: rows ?? [] }
  }
}
