import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOptions } from '../options.ts'
import { type RunningShops, startShops } from '../test-runner/running-shops.ts'
import { makeBackedUp, missingForBackups } from './backed-up.ts'

const HELP = `npm run rehearse-restore     docs/operating/restore.md on a shop of its own, with pgBackRest

Backs up, takes orders, erases a customer, damages the prices, restores to the moment before both, erases the customer
again and opens the shops on it. Exit code 1 when something is not as it was.
`
readOptions({ options: {} }, HELP)

const SITE = 'mollini'
const EMAIL = 'demo@welt.example'
const ROOT = join(import.meta.dirname, '../..')

const missing = missingForBackups()
if (missing) {
  process.stderr.write(`Nothing was rehearsed: ${missing}.\n`)
  process.exit(1)
}

const database = await makeBackedUp()
const dataDir = mkdtempSync(join(tmpdir(), 'welt-restore-'))
const env = { DATABASE_URL: database.url }
let shops: RunningShops | undefined

async function step<T>(what: string, work: () => Promise<T> | T): Promise<T> {
  const startedAt = performance.now()
  const done = await work()
  process.stdout.write(`${what.padEnd(56)} ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
  return done
}

function welt(...args: readonly string[]): string {
  const { WELT_PORT, WELT_SANDBOX_URL } = shops?.env ?? {}
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/welt.ts'), ...args], {
    env: {
      ...process.env,
      ...env,
      WELT_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: WELT_PORT,
      SANDBOX_URL: WELT_SANDBOX_URL,
    },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`welt ${args.join(' ')}: ${stdout}${stderr}`)
  return stdout
}

const open = async () => {
  shops = await startShops({ dataDir, env })
}
const close = async () => {
  await shops?.stop()
  shops = undefined
}

const FACTS = `select (select count(*) from orders) as orders, (select sum(total_cents) from orders) as cents,
  (select sum(on_hand) from stock) as on_hand, (select sum(regular_cents) from product_site) as prices`
const factsOf = async () => JSON.stringify((await database.query(FACTS))[0])

const statusOf = (port: number) =>
  new Promise<number | undefined>((done, failed) => {
    const call = get({ host: '127.0.0.1', port, headers: { host: `${SITE}.localhost:${port}` } }, (answer) => {
      answer.resume()
      done(answer.statusCode)
    })
    call.once('error', failed)
  })

function mustBe(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what}: ${found} instead of ${expected}.`)
  process.stdout.write(`  ${what}: ${found}\n`)
}

try {
  await step('shops opened', open)
  await step('full backup', database.backUp)
  await step('orders taken', () => welt('demo-orders', SITE))
  await step('shops closed, so that figures stand still', close)
  const before = await factsOf()
  const [row] = await database.query('select clock_timestamp()::text as until')
  const until = String(row?.until)
  const [customer] = JSON.parse(welt('customers', 'find', EMAIL, '--site', SITE, '--json')) as readonly {
    readonly number: string
  }[]
  await step('customer erased', () => welt('customers', 'erase', SITE, EMAIL, '--number', String(customer?.number)))
  await step('prices damaged', () => database.query('update product_site set regular_cents = 1, sale_cents = null'))
  const list = join(dataDir, 'deleted.txt')
  writeFileSync(list, welt('erasures', 'list'))
  await step('changes archived', database.archive)
  await step('PostgreSQL stopped', database.stop)
  await step(`restored to ${until}`, () => database.restore(until))
  await step('PostgreSQL recovered', database.start)
  mustBe('orders, money, stock and prices', await factsOf(), before)
  const replayed = await step('erasures replayed', () => welt('erasures', 'replay', list))
  mustBe('erasures', replayed.trim(), '1 of 1 accounts were there again and are deleted.')
  mustBe('customers of that email', JSON.parse(welt('customers', 'find', EMAIL, '--site', SITE, '--json')).length, 0)
  mustBe('invariants', welt('invariants').trim(), 'I1 to I8 hold.')
  await step('shops opened on it', open)
  mustBe('home page', await statusOf(Number(shops?.env.WELT_PORT)), 200)
  mustBe('invariants after opening', welt('invariants').trim(), 'I1 to I8 hold.')
  await step('full backup of the new timeline', database.backUp)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
} finally {
  await close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
}
