import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type TestDatabase, withDatabase } from '../database.ts'
import { clientOf, TEST_SETTINGS, type TestClient } from '../server.ts'
import { stockTheShelves } from '../shop.ts'
import { httpRequests, openLine, postgresMessages } from './line.ts'
import { freePort, type ServerProcess, startProcess } from './processes.ts'
import { createTrigger, type Trigger } from './trigger.ts'

type Service = 'commerce' | 'worker'
export type Victim = Service | 'postgres'

interface Charge {
  readonly pspReference: string
  readonly merchantReference: string
  readonly state: string
  readonly amount: { readonly value: number }
  readonly refundedValue: number
}

/** Commerce, worker and payment service as processes of their own; the victim's connections are counted. */
export interface Stack {
  readonly database: Pick<TestDatabase, 'db' | 'url'>
  readonly server: TestClient
  readonly trigger: Trigger
  /** Resolves when the victim runs again. */
  revive(): Promise<void>
  /** Of the payment service's next payment. */
  addFault(effect: string): Promise<void>
  charges(): Promise<readonly Charge[]>
  areWebhooksDelivered(): Promise<boolean>
  close(): Promise<void>
}

const ENTRY = {
  commerce: 'apps/commerce/src/composition/main.ts',
  worker: 'apps/commerce/src/composition/worker.ts',
  sandbox: 'apps/sandbox/src/main.ts',
}

/** Instead of waiting for the lease of a dead worker's jobs to end. */
async function unlockJobs(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
       where locked_by is not null having count(*) > 0`,
    )
  } finally {
    await client.end()
  }
}

async function untilAnswers(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isThere) return
    await sleep(50)
  }
}

/** `killPostgres` is for that victim alone; its owner starts it again. */
export async function openStack(victim: Victim, killPostgres?: () => void): Promise<Stack> {
  const database = await withDatabase()
  await stockTheShelves(database)
  const dataDir = await mkdtemp(join(tmpdir(), 'welt-kill-'))
  const [commercePort, workerPort, sandboxPort] = [await freePort(), await freePort(), await freePort()]
  const watched: Service = victim === 'worker' ? 'worker' : 'commerce'
  let watchedProcess: Promise<ServerProcess> | undefined
  let end: Promise<void> = Promise.resolve()
  const trigger = createTrigger(() => {
    if (victim === 'postgres') killPostgres?.()
    else end = (async () => (await watchedProcess)?.kill())()
  })
  const { hostname: host, port } = new URL(database.url)
  const databaseLine = await openLine({ host, port: Number(port) }, trigger, postgresMessages)
  const paymentLine = await openLine({ host: '127.0.0.1', port: sandboxPort }, trigger, httpRequests)
  const countedUrl = new URL(database.url)
  countedUrl.port = String(databaseLine.port)

  const env = {
    ...TEST_SETTINGS,
    ADYEN_WEBHOOK_USER: 'welt',
    DATA_DIR: dataDir,
    NODE_COMPILE_CACHE: join(dataDir, 'compile-cache'),
    COMMERCE_PORT: String(commercePort),
    WORKER_PORT: String(workerPort),
    SANDBOX_PORT: String(sandboxPort),
    COMMERCE_URL: `http://127.0.0.1:${commercePort}`,
    SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: database.url,
    LIMIT_MULTIPLIER: '1000',
  }
  const counted = {
    SANDBOX_URL: `http://127.0.0.1:${paymentLine.port}`,
    DATABASE_URL: countedUrl.href,
    ...(watched === 'worker' ? { DATABASE_DIRECT_URL: countedUrl.href } : {}),
  }
  const start = (name: Service) =>
    startProcess(ENTRY[name], name === 'commerce' ? commercePort : workerPort, {
      ...env,
      ...(name === watched ? counted : {}),
    })
  const sandbox = await startProcess(ENTRY.sandbox, sandboxPort, env)
  const other = watched === 'commerce' ? 'worker' : 'commerce'
  let otherProcess = await start(other)
  watchedProcess = start(watched)
  await watchedProcess

  const control = async (path: string, init?: RequestInit) =>
    (await (await fetch(`${sandbox.url}/control/${path}`, init)).json()) as Readonly<Record<string, unknown>>
  const send = (path: string, body: object) =>
    control(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  return {
    database,
    server: clientOf(`http://127.0.0.1:${commercePort}`),
    trigger,
    async revive() {
      await end
      await (await watchedProcess)?.kill() // it lives when the message was not reached
      trigger.arm(undefined)
      if (victim === 'postgres') {
        await untilAnswers(database.url)
        await otherProcess.kill()
        otherProcess = await start(other)
      }
      watchedProcess = start(watched)
      await watchedProcess
      await unlockJobs(database.url)
    },
    addFault: async (effect) => void (await send('faults', { on: 'payments', effect })),
    charges: async () => ((await control('charges')) as { readonly charges: readonly Charge[] }).charges,
    async areWebhooksDelivered() {
      const { webhooks } = (await control('webhooks')) as { readonly webhooks: readonly { readonly state: string }[] }
      return webhooks.every(({ state }) => state !== 'waiting')
    },
    async close() {
      await end
      await Promise.all([(await watchedProcess)?.kill(), otherProcess.kill(), sandbox.kill()])
      databaseLine.stop()
      paymentLine.stop()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
