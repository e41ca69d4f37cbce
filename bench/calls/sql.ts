import { createHash } from 'node:crypto'
import pg from 'pg'

/** Unnamed statements are planned each time, named ones once per connection. */
export type StatementKind = 'unnamed' | 'named'

export type Run = <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]) => Promise<readonly Row[]>

export interface RawSql {
  readonly run: Run
  /** Rolls back if `work` throws. */
  transaction<Result>(work: (run: Run) => Promise<Result>): Promise<Result>
  end(): Promise<void>
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text) ?? createHash('sha1').update(text).digest('hex')
  names.set(text, known)
  return known
}

export function openRawSql(databaseUrl: string, kind: StatementKind, connections: number): RawSql {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
  const runOn =
    (client: Pick<pg.ClientBase, 'query'>): Run =>
    async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]) => {
      const query = kind === 'named' ? { name: nameOf(text), text, values: [...values] } : { text, values: [...values] }
      return (await client.query<Row>(query)).rows
    }
  return {
    run: runOn(pool),
    async transaction(work) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(runOn(client))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
    end: () => pool.end(),
  }
}
