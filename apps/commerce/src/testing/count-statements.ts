import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

export interface StatementCounter {
  /** @returns the texts that `act` sent until every connection is idle, including those after its answer */
  textsOf(act: () => Promise<unknown>): Promise<readonly string[]>
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : ((query as { readonly text?: string }).text ?? '')
}

/** Sent periodically, so it belongs to no call. */
const READS_THE_LOG = /\bfrom change_log where\b/

/** Create it before the pool opens its first connection. */
export function countStatements(pool: pg.Pool): StatementCounter {
  const seen = new WeakSet<pg.PoolClient>()
  let texts: string[] = []
  pool.on('acquire', (client) => {
    if (seen.has(client)) return
    seen.add(client)
    const send = client.query
    client.query = function countedQuery(this: pg.PoolClient, ...sent: unknown[]) {
      const text = textOf(sent[0])
      if (!READS_THE_LOG.test(text)) texts.push(text)
      return Reflect.apply(send, this, sent)
    } as typeof client.query
  })
  return {
    async textsOf(act) {
      texts = []
      await act()
      let counted = -1
      while (counted < texts.length || pool.idleCount < pool.totalCount) {
        counted = texts.length
        await sleep(20)
      }
      return texts
    },
  }
}
