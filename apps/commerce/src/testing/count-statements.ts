import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** What `count` counts on: the connections of one pool. */
export interface StatementCounter {
  /** @returns the texts that `act` has sent until every connection is idle again, those after its answer among them */
  textsOf(act: () => Promise<unknown>): Promise<readonly string[]>
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : ((query as { readonly text?: string }).text ?? '')
}

/** What a server reads every few seconds belongs to no call. */
const READS_THE_LOG = /\bfrom change_log where\b/

/** Counts what is sent on a pool's connections, from its first connection on. */
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
