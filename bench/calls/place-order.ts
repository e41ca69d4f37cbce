import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import pg from 'pg'
import { type ServerProcess, startServer } from '../measure/child-process.ts'
import { type BenchResult, rounded } from '../measure/result.ts'
import type { System } from '../measure/system.ts'
import { type Callable, compareWithSql, eachOnce, medianRound, runInTurn } from './callers.ts'
import { type Size, stockSizes } from './goods.ts'
import type { CommerceTarget } from './graphql.ts'
import { placeOrderBySql } from './order-sql.ts'
import { chargeAlone, disableWebhooks, makeReadyCarts, placeOrder } from './orders.ts'
import { openRawSql } from './sql.ts'

const SITE = { store: 'mollini_au', websiteId: 7 }
const CALLERS = 16
const ORDERS = 64
const CHARGES = 256
const JOBS_POLL_MS = 100

export async function startPaymentService(system: System): Promise<ServerProcess> {
  const port = String(await system.freePort())
  const own = {
    DATA_DIR: mkdtempSync(join(system.dataDir, 'sandbox-')),
    SANDBOX_PORT: port,
    PORT: port,
    COMMERCE_URL: system.commerceUrl,
  }
  const sandbox = await startServer('apps/sandbox/src/main.ts', { ...system.storefrontEnv, ...own })
  await disableWebhooks(sandbox.port)
  return sandbox
}

/** So that mails do not slow the next round. */
export async function untilJobsAreDone(db: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await db.query<{ due: number }>(
      'select count(*)::int as due from graphile_worker.jobs where run_at <= now()',
    )
    if (rows[0]?.due === 0) return
    await after(JOBS_POLL_MS)
  }
}

interface Setup {
  readonly target: CommerceTarget
  readonly server: ServerProcess
  readonly sandbox: ServerProcess
  readonly sizes: readonly Size[]
  readonly databaseUrl: string
}

async function benchLines(setup: Setup, db: pg.Client, lineCount: number): Promise<BenchResult> {
  const { target, server, sandbox, sizes, databaseUrl } = setup
  const sql = { unnamed: openRawSql(databaseUrl, 'unnamed', CALLERS), named: openRawSql(databaseUrl, 'named', CALLERS) }
  const ready = (place: (cartId: string) => Promise<unknown>): Callable['prepare'] => {
    return async () => {
      const carts = await makeReadyCarts(target, sizes, ORDERS, lineCount)
      await untilJobsAreDone(db)
      return eachOnce(carts, place)
    }
  }
  let charges = 0
  const references = () => Array.from({ length: CHARGES }, () => `bench-${lineCount}-${process.pid}-${charges++}`)
  try {
    const { gateway, ...rounds } = await runInTurn({
      ours: { server, prepare: ready((cartId) => placeOrder(target, cartId)) },
      unnamed: { prepare: ready((cartId) => placeOrderBySql(sql.unnamed, cartId)) },
      named: { prepare: ready((cartId) => placeOrderBySql(sql.named, cartId)) },
      gateway: {
        server: sandbox,
        prepare: async () => eachOnce(references(), (reference) => chargeAlone(sandbox.port, reference)),
      },
    })
    const share =
      medianRound(rounds.ours, (round) => round.perSecond) / medianRound(gateway, (round) => round.perSecond)
    return compareWithSql(`place-order-${lineCount}`, rounds, {
      lines: lineCount,
      payment_service_calls_per_second: medianRound(gateway, (round) => round.perSecond),
      payment_service_p50_ms: medianRound(gateway, (round) => round.p50Ms),
      payment_service_cpu_ms_per_call: medianRound(gateway, (round) => round.cpuMs),
      payment_service_share_of_time: rounded(share),
    })
  } finally {
    await sql.unnamed.end()
    await sql.named.end()
  }
}

/** `payment_service_share_of_time`: time of the payments alone divided by that of the orders. */
export async function benchPlaceOrder(system: System): Promise<readonly BenchResult[]> {
  const { databaseUrl } = system
  const sizes = await stockSizes(databaseUrl, SITE.websiteId)
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  const sandbox = await startPaymentService(system)
  try {
    const server = await system.startCommerce({ SANDBOX_URL: `http://127.0.0.1:${sandbox.port}` })
    try {
      const setup = { target: { port: server.port, store: SITE.store }, server, sandbox, sizes, databaseUrl }
      return [await benchLines(setup, db, 1), await benchLines(setup, db, 10)]
    } finally {
      await server.stop()
    }
  } finally {
    await sandbox.stop()
    await db.end()
  }
}
