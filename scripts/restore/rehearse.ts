import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { MAINTENANCE_TEXT } from '@welt/kit/maintenance'
import pg from 'pg'
import { DATABASE, DATABASE_MACHINES } from '../../deploy/topology/database.ts'
import { JOBS, SERVING } from '../../deploy/topology/parts.ts'
import { buildStorefront } from '../build.ts'
import { startBuyers } from '../cluster/buyers.ts'
import { missingForFailover, startCluster } from '../cluster/cluster.ts'
import type { DatabaseName, Databases } from '../cluster/failover/databases.ts'
import { findShoe } from '../cluster/shoe.ts'
import { nextShopper, openShopper, WEBSITE_ID } from '../cluster/shopper.ts'
import { readOptions } from '../options.ts'
import { MESSAGE, MINUTE, PATRONI, STEPS, type Step, WELT } from './runbook.ts'

const HELP = `npm run rehearse-restore     docs/operating/restore.md on a cluster with Patroni and pgBackRest

Backs up, takes orders, erases a customer, damages the prices, restores to the moment before both, erases the customer
again and opens the shops on it; they are closed from the first step to the last but one. Exit code 1 when something is
not as it was.
`
readOptions({ options: {} }, HELP)

const SITE = 'mollini'
const EMAIL = 'erased@welt.example'
const ROOT = join(import.meta.dirname, '../..')
const PRODUCTS = 60
const ORDERS = 12
const MOST_MS = 180_000
const CHECK_MS = 200
/** Where the minute is restored. */
const FIRST = DATABASE_MACHINES[0]
const PARTS = ['worker-1', 'worker-2', 'commerce-1', 'commerce-2'] as const

const missing = missingForFailover()
if (missing) {
  process.stderr.write(`Nothing was rehearsed: ${missing}.\n`)
  process.exit(1)
}

const execute = promisify(execFile)
await buildStorefront()
const cluster = await startCluster({ products: PRODUCTS, survives: true })
const databases = cluster.databases as Databases
const folder = mkdtempSync(join(tmpdir(), 'welt-restore-'))

function mustBe(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what}: ${found} instead of ${expected}.`)
  process.stdout.write(`  ${what}: ${found}\n`)
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (const deadline = performance.now() + MOST_MS; !(await isSo()); await sleep(CHECK_MS))
    if (performance.now() > deadline) throw new Error(`${what}\n${databases.said()}`)
}

const urlOf = (part: 'commerce' | 'storefront', name: string) =>
  `http://${cluster.addressOf(name)}:${SERVING[part].port}`

/** Settings of the commands, which run on this machine. */
const environment = (databaseUrl: string) => ({
  ...process.env,
  ...cluster.settings,
  WELT_ENV: 'test',
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  COMMERCE_URL: urlOf('commerce', 'commerce-1'),
  STOREFRONT_URLS: ['storefront-1', 'storefront-2'].map((name) => urlOf('storefront', name)).join(','),
})

async function run(databaseUrl: string, entry: string, ...args: readonly string[]): Promise<string> {
  const options = { cwd: folder, env: environment(databaseUrl) }
  return (await execute(process.execPath, [join(ROOT, entry), ...args], options)).stdout.trim()
}

const welt = (databaseUrl: string, args: readonly string[]) => run(databaseUrl, 'scripts/welt.ts', ...args)

/** A command of the runbook, with the folder and the minute of this rehearsal. */
async function on(name: DatabaseName, command: string, minute = MINUTE): Promise<string> {
  const here = command.replaceAll(DATABASE.settingsDir, databases.settingsDir).replace(MINUTE, minute)
  try {
    return await databases.run(name, here)
  } catch (error) {
    const logs = await databases.run(name, 'tail -n 20 "$HOME"/*.log').catch(() => '')
    throw new Error(`${(error as Error).message}\n${logs}`)
  }
}

/** `open`, `closed` by maintenance, or another status. */
async function pageOf(): Promise<string> {
  const shopper = openShopper(cluster, nextShopper())
  const { status, headers, body } = await shopper.open('/').finally(shopper.close)
  if (status === 503 && headers['x-maintenance'] === 'on' && body.includes(MESSAGE)) return 'closed'
  return status === 200 ? 'open' : String(status)
}

/** @throws Error when a page was anything but the maintenance page meanwhile */
async function whileClosed<T>(work: () => Promise<T>): Promise<T> {
  let isOver = false
  const seen: string[] = []
  const watching = (async () => {
    for (; !isOver; await sleep(CHECK_MS)) seen.push(await pageOf())
  })()
  const result = await work().finally(() => {
    isOver = true
  })
  await watching
  mustBe(`home page, ${seen.length} times`, [...new Set(seen)].join(), 'closed')
  return result
}

const FACTS = `select (select count(*) from orders) as orders, (select sum(total_cents) from orders) as cents,
  (select sum(on_hand) from stock) as on_hand, (select sum(regular_cents) from product_site) as prices`
async function factsOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return JSON.stringify((await client.query(FACTS)).rows[0])
  } finally {
    await client.end()
  }
}

let done = 0
/** @throws Error when it is not the next step of the runbook */
async function step<T>(title: Step, work: () => Promise<T>): Promise<T> {
  if (title !== STEPS[done]) throw new Error(`The runbook has another step ${done + 1}: ${STEPS[done]}`)
  done += 1
  const startedAt = performance.now()
  process.stdout.write(`${done}. ${title}\n`)
  const result = await work()
  process.stdout.write(`  took ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
  return result
}
const closedStep = <T>(title: Step, work: () => Promise<T>) => step(title, () => whileClosed(work))

async function takeOrders(): Promise<void> {
  const buyers = startBuyers(cluster, await findShoe(cluster))
  await until(async () => buyers.paid() >= ORDERS, 'Nothing was bought.')
  await buyers.end()
}

/** As if the damaged database did not start: from its backups, in which the last change is too. */
async function listFromNewest(): Promise<string> {
  await on(FIRST, PATRONI.makeNewest)
  await on(FIRST, PATRONI.restoreNewest)
  await on(FIRST, PATRONI.startNewest)
  try {
    const url = databases.urlOf(FIRST).replace(`:${DATABASE.port}/`, ':5433/')
    return await welt(url, WELT.list)
  } finally {
    await on(FIRST, PATRONI.stopNewest)
  }
}

async function stopDatabases(): Promise<void> {
  const leader = await databases.leader()
  const others = DATABASE_MACHINES.filter((name) => name !== leader)
  await Promise.all(others.map(databases.stop))
  if (leader) await databases.stop(leader)
  for (const name of DATABASE_MACHINES) await on(name, PATRONI.setAside)
  await on(FIRST, PATRONI.removeState)
}

const isRecovered = async () => (await on(FIRST, PATRONI.isBehind).catch(() => '')).trim() === 'f'

async function startCommerce(): Promise<void> {
  await on(FIRST, PATRONI.stop)
  await databases.startAgain(FIRST)
  await until(async () => (await databases.leader()) === FIRST, `${FIRST} does not lead.`)
  await Promise.all(DATABASE_MACHINES.filter((name) => name !== FIRST).map(databases.startAgain))
  await until(databases.isWhole, 'The databases are not whole.')
  for (const name of PARTS.toReversed()) await cluster.machine(name).start()
  const query = { method: 'POST', headers: { 'content-type': 'application/json', store: 'mollini_au' } }
  const answer = await fetch(`${urlOf('commerce', 'commerce-1')}/graphql`, {
    ...query,
    body: '{"query":"{__typename}"}',
  })
  mustBe('GraphQL', `${answer.status} ${(await answer.text()).includes(MAINTENANCE_TEXT)}`, '503 true')
  await welt(cluster.databaseUrl, WELT.purge)
}

async function makeCustomer(): Promise<string> {
  const { rows } = await cluster.db.query<{ id: string }>(
    `insert into customer (website_id, email, firstname, lastname, password_hash)
     values ($1, $2, 'Ada', 'Bell', 'none') returning id::text`,
    [WEBSITE_ID, EMAIL],
  )
  return rows[0]?.id ?? ''
}

async function rehearse(): Promise<void> {
  const customer = await makeCustomer()
  await databases.run((await databases.leader()) ?? FIRST, `sh ${databases.settingsDir}/backup.sh full`)
  await takeOrders()
  const { rows } = await cluster.db.query<{ minute: string }>('select clock_timestamp()::text as minute')
  const minute = rows[0]?.minute ?? ''
  const before = await factsOf(cluster.databaseUrl)
  await welt(cluster.databaseUrl, ['customers', 'erase', SITE, EMAIL, '--number', customer])
  await cluster.db.query('update product_site set regular_cents = 1, sale_cents = null')

  const alone = databases.urlOf(FIRST)
  await step('Close the shops and stop what writes', async () => {
    await welt(cluster.databaseUrl, WELT.close)
    let closed = 0
    await until(async () => {
      closed = (await pageOf()) === 'closed' ? closed + 1 : 0
      return closed === 6
    }, 'The shops are not closed.')
    await whileClosed(() => Promise.all(PARTS.map((name) => cluster.machine(name).stop())))
  })
  const list = await closedStep('List the deleted accounts', () => welt(cluster.databaseUrl, WELT.list))
  writeFileSync(join(folder, 'deleted.txt'), `${list}\n`)
  await closedStep('Stop PostgreSQL and set its data aside', stopDatabases)
  mustBe('deleted accounts in the newest backup', await whileClosed(listFromNewest), list)
  await closedStep('Restore to the minute', async () => {
    await on(FIRST, PATRONI.makeFolder)
    await on(FIRST, PATRONI.restore, minute)
  })
  await closedStep('Start PostgreSQL alone', async () => {
    await on(FIRST, PATRONI.start)
    await until(isRecovered, 'PostgreSQL did not recover.')
    mustBe('orders, money, stock and prices', await factsOf(alone), before)
  })
  await closedStep('Close the restored shops', async () => {
    const said = await welt(alone, WELT.close)
    mustBe('shops closed', said.match(/in maintenance since/g)?.length, said.split('\n').length)
  })
  await closedStep('Migrate, and delete the accounts again', async () => {
    await run(alone, JOBS.migrations.entry)
    mustBe('erasures', await welt(alone, WELT.replay), '1 of 1 accounts were there again and are deleted.')
    const left = await welt(alone, ['customers', 'find', EMAIL, '--site', SITE, '--json'])
    mustBe('customers of that email', JSON.parse(left).length, 0)
  })
  await closedStep('Check the invariants', async () =>
    mustBe('invariants', await welt(alone, WELT.check), 'I1 to I8 hold.'),
  )
  await closedStep('Start commerce servers and workers', startCommerce)
  // There is no other system that knows more here.
  await closedStep('Settle what was lost in between', async () => undefined)
  await step('Open', async () => {
    await welt(cluster.databaseUrl, WELT.open)
    await until(async () => (await pageOf()) === 'open', 'The shops do not open.')
    await takeOrders()
    const areRight = () =>
      welt(cluster.databaseUrl, WELT.check).then(
        () => true,
        () => false,
      )
    await until(areRight, 'The invariants do not hold.')
  })
  await step('Take a full backup', () => on(FIRST, PATRONI.backUp))
}

try {
  await rehearse()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
} finally {
  await cluster.close()
  rmSync(folder, { recursive: true, force: true })
}
