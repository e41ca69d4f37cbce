import pg from 'pg'
import type { ServerProcess } from '../measure/child-process.ts'
import type { BenchResult } from '../measure/result.ts'
import type { System } from '../measure/system.ts'
import { type Callable, eachOnce, medianRound, ratioOf, runInTurn } from './callers.ts'
import { type Size, stockSizes } from './goods.ts'
import type { CommerceTarget } from './graphql.ts'
import { placeOrderBySql } from './order-sql.ts'
import { makeReadyCarts, placeOrder } from './orders.ts'
import { startPaymentService, untilJobsAreDone } from './place-order.ts'
import { openRawSql, type RawSql, type Run } from './sql.ts'

const SITE = { store: 'mollini_au', websiteId: 7 }
const CALLERS = 32
const ORDERS = 160

const SIGNATURE = 'task text, job_payload json, most_attempts int, job_key text, due_at timestamptz'
const NOTIFYING = `
  alter function enqueue_job rename to enqueue_quietly;
  create function enqueue_job(${SIGNATURE}, preserves_due_time boolean, wakes_worker boolean) returns bigint
    language plpgsql as $$
  begin
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
    return enqueue_quietly(task, job_payload, most_attempts, job_key, due_at, preserves_due_time, wakes_worker);
  end $$`
const QUIET = `drop function enqueue_job; alter function enqueue_quietly rename to enqueue_job`

/** Notifies at the end of each transaction, as a queue does. */
const notifying = (sql: RawSql): RawSql => ({
  ...sql,
  transaction: (work) =>
    sql.transaction(async (run: Run) => {
      const result = await work(run)
      await run(`select pg_notify('jobs:insert', random()::text)`, [])
      return result
    }),
})

interface Setup {
  readonly db: pg.Client
  readonly target: CommerceTarget
  readonly server: ServerProcess
  readonly sizes: readonly Size[]
  readonly databaseUrl: string
}

async function compare({ db, target, server, sizes, databaseUrl }: Setup): Promise<readonly BenchResult[]> {
  const sql = openRawSql(databaseUrl, 'named', CALLERS)
  let isNotifying = false
  const ready = (place: (cartId: string) => Promise<unknown>, notifies: boolean): Callable['prepare'] => {
    return async () => {
      const carts = await makeReadyCarts(target, sizes, ORDERS, 1)
      await untilJobsAreDone(db)
      if (notifies !== isNotifying) await db.query(notifies ? NOTIFYING : QUIET)
      isNotifying = notifies
      return eachOnce(carts, place)
    }
  }
  const bySql = (on: RawSql) => (cartId: string) => placeOrderBySql(on, cartId)
  const atServer = (cartId: string) => placeOrder(target, cartId)
  try {
    const rounds = await runInTurn(
      {
        quietSql: { prepare: ready(bySql(sql), false) },
        notifyingSql: { prepare: ready(bySql(notifying(sql)), false) },
        quiet: { server, prepare: ready(atServer, false) },
        notifying: { server, prepare: ready(atServer, true) },
      },
      CALLERS,
    )
    const result = (name: string, quiet: typeof rounds.quiet, loud: typeof rounds.quiet): BenchResult => ({
      name,
      figure: { value: medianRound(quiet, (round) => round.perSecond), unit: 'orders/s' },
      baseline: {
        name: 'notifying in both transactions',
        value: medianRound(loud, (round) => round.perSecond),
        unit: 'orders/s',
      },
      ratio: ratioOf(quiet, loud),
      details: {
        callers: CALLERS,
        p99_ms: medianRound(quiet, (round) => round.p99Ms),
        baseline_p99_ms: medianRound(loud, (round) => round.p99Ms),
      },
    })
    return [
      result('notify-wall-sql', rounds.quietSql, rounds.notifyingSql),
      result('notify-wall', rounds.quiet, rounds.notifying),
    ]
  } finally {
    if (isNotifying) await db.query(QUIET)
    await sql.end()
  }
}

/** Orders with and without notifications in their transactions. [decision 187] */
export async function benchNotifyWall(system: System): Promise<readonly BenchResult[]> {
  const { databaseUrl } = system
  const sizes = await stockSizes(databaseUrl, SITE.websiteId)
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  const sandbox = await startPaymentService(system)
  try {
    const server = await system.startCommerce({
      SANDBOX_URL: `http://127.0.0.1:${sandbox.port}`,
      DB_POOL_SIZE: String(CALLERS),
    })
    try {
      return await compare({ db, target: { port: server.port, store: SITE.store }, server, sizes, databaseUrl })
    } finally {
      await server.stop()
    }
  } finally {
    await sandbox.stop()
    await db.end()
  }
}
