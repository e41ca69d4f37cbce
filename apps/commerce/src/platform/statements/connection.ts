import { histogram } from '@welt/kit/telemetry/metrics'
import { inSpan, tracer } from '@welt/kit/telemetry/trace'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type pg from 'pg'
import { isStaleStatement, type StatementNames } from './statement-names.ts'

const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

const statements = histogram({
  name: 'welt_statement_seconds',
  help: 'Time of a statement, as the process waits for it',
  labels: {},
})

const VERB = /^\s*(select|insert|update|delete|with|begin|values|call|lock|set|commit)\b/i

/** Spans never record the statement text, although its values are parameters. */
function traced<T>(text: string, send: () => Promise<T>): Promise<T> {
  if (!tracer()?.isSampled()) return send()
  const verb = VERB.exec(text)?.[1]?.toLowerCase() ?? 'other'
  return inSpan('statement', 'client', { 'db.system.name': 'postgresql', 'db.operation.name': verb }, send)
}

export class Connection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #names: StatementNames | undefined
  #generation: number
  #isBroken = false

  constructor(client: pg.PoolClient, names: StatementNames | undefined) {
    this.#client = client
    this.#names = names
    this.#generation = names?.generation ?? 0
  }

  /**
   * Prepares a stale statement again.
   * @throws pg.DatabaseError, also for a stale statement in a transaction, which must be retried as a whole
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

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('A connection does not stream: rows are read whole.')
  }

  /** Call it before a connection is used, never in a transaction. */
  async dropStale(): Promise<void> {
    if (!this.#names || this.#generation === this.#names.generation) return
    this.#generation = this.#names.generation
    await this.#client.query('deallocate all')
  }

  /** @returns the command that ran: COMMIT, or ROLLBACK after a failed statement */
  async commit(): Promise<string> {
    return (await traced('commit', () => this.#client.query('commit'))).command
  }

  async rollback(): Promise<void> {
    try {
      await this.#client.query('rollback')
    } catch (error) {
      this.#isBroken = true
      throw error
    }
  }

  /** Closes the connection when its transaction could not be ended. */
  release(): void {
    this.#client.release(this.#isBroken)
  }

  async #send<R>(text: string, parameters: readonly unknown[]): Promise<QueryResult<R>> {
    const values = [...parameters]
    const name = this.#names?.nameOf(text)
    const startedAt = performance.now()
    const query = name === undefined ? { text, values } : { name, text, values }
    const { command, rowCount, rows } = await traced(text, () => this.#client.query(query))
    statements.observe({}, (performance.now() - startedAt) / 1000)
    // Several statements in one text return a list of results.
    return COUNTED.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows: rows ?? [] }
  }
}
