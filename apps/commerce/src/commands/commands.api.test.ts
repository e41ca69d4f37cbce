import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { moveClock, refuseTestClock, resetClock } from '../platform/test-clock.ts'
import { type TestDatabase, withDatabase } from '../testing/database.ts'
import { gql } from '../testing/gql.ts'
import { startTestServer } from '../testing/server.ts'
import { runCommand } from './run-command.ts'

let database: TestDatabase
before(async () => {
  database = await withDatabase()
})
after(() => database.drop())

test('an operator makes, lists and revokes staff secrets; a secret is told once and not kept [R6.12, R6.15]', async () => {
  assert.equal(await runCommand(database.url, 'admin-secret', ['create', 'jane.doe']), 0)
  assert.equal(await runCommand(database.url, 'admin-secret', ['create', 'jane.doe']), 1)
  assert.equal(await runCommand(database.url, 'admin-secret', ['create', 'Jane Doe!']), 2)
  assert.equal(await runCommand(database.url, 'admin-secret', ['list']), 0)
  const storedSecrets = await database.db
    .selectFrom('admin_secret')
    .select(['name', 'secret_hash', 'revoked_at'])
    .execute()
  assert.deepEqual(
    storedSecrets.map((row) => [row.name, row.secret_hash.length, row.revoked_at]),
    [['jane.doe', 32, null]],
  )
  assert.equal(await runCommand(database.url, 'admin-secret', ['revoke', 'jane.doe']), 0)
  assert.equal(await runCommand(database.url, 'admin-secret', ['revoke', 'jane.doe']), 1)
})

const secondsAhead = async () => {
  const { rows } = await sql<{
    ahead: number
  }>`select round(extract(epoch from shop_now() - now()))::int as ahead`.execute(database.db)
  return rows[0]?.ahead
}

/** @throws Error with the worker's output when it does not start */
async function startWorkerInProduction(): Promise<unknown> {
  const secrets = ['SERVICE_KEY', 'PURGE_TOKEN', 'SIGNING_SECRET', 'ADYEN_WEBHOOK_PASSWORD'].map((name) => [
    name,
    's'.repeat(32),
  ])
  const loyalty = { LOYALTY_URL: 'https://loyalty.example', LOYALTY_API_KEY: 'key' }
  const keys = { ADYEN_API_KEY: 'key', ADYEN_HMAC_KEYS: 'ab'.repeat(32), WORKER_PORT: '0', ...loyalty }
  const env = {
    ...process.env,
    ...Object.fromEntries(secrets),
    ...keys,
    WELT_ENV: 'production',
    DATABASE_URL: database.url,
  }
  const args = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../composition/worker.ts')]
  return promisify(execFile)(process.execPath, args, { env, timeout: 240_000 }).catch(({ stdout, stderr }) => {
    throw new Error(`${stdout}${stderr}`)
  })
}

test('the clock of tests is moved and put back, never in production', async () => {
  assert.equal(await secondsAhead(), 0)
  assert.equal(await runCommand(database.url, 'test-clock', ['+2h']), 0)
  assert.equal(await runCommand(database.url, 'test-clock', ['+90s']), 0)
  assert.equal(await secondsAhead(), 7290)
  assert.equal(await runCommand(database.url, 'test-clock', ['tomorrow']), 2)
  await assert.rejects(moveClock(database.db, 'production', 1), /not moved in production/)
  await assert.rejects(refuseTestClock(database.db, 'production'), /was moved by tests/)
  await refuseTestClock(database.db, 'test')
  await assert.rejects(startWorkerInProduction(), /was moved by tests/)
  await resetClock(database.db)
  await refuseTestClock(database.db, 'production')
  assert.equal(await secondsAhead(), 0)
})

test('an operator changes and puts back settings of one site; each change is written down [R1.16]', async () => {
  const server = await startTestServer({ db: database.db })
  const document = gql(`{ storeConfig {
    feature_flags { newsLetter blog } return_window_days product_url_suffix excluded_brands shipping_thresholds { code threshold }
  } }`)
  const inForce = async (store: string) => (await server.graphql(document, {}, { store })).data
  const start = await inForce('mollini_au')
  const set = (...args: readonly string[]) => runCommand(database.url, 'setting', args)
  const accepted = [
    ['mollini'],
    ['mollini', 'newsLetter', 'off'],
    ['mollini', 'blog', 'on'],
    ['mollini', 'return_window_days', '60'],
    ['mollini', 'product_url_suffix', ''],
    ['mollini', 'excluded_brands', 'pace,footnotes'],
    ['mollini', 'shipping_thresholds.STEFPP', '50000'],
  ]
  for (const args of accepted) assert.equal(await set(...args), 0, args.join(' '))
  const refused = [
    ['nobody'],
    ['mollini', 'newsletter', 'on'],
    ['mollini', 'newsLetter', 'maybe'],
    ['mollini', 'return_window_days', '0'],
    ['mollini', 'return_window_days', '1.5'],
    ['mollini', 'product_url_suffix', '/../x'],
    ['mollini', 'shipping_thresholds.STEFPP', '-1'],
    ['mollini', 'shipping_thresholds.PIGEON', '1'],
    ['mollini', '--default'],
    ['mollini', 'blog', 'on', 'off'],
  ]
  for (const args of refused) assert.equal(await set(...args), 2, args.join(' '))
  const changed = (await inForce('mollini_au'))?.storeConfig
  assert.deepEqual(changed?.feature_flags, { newsLetter: false, blog: true })
  assert.deepEqual([changed?.return_window_days, changed?.product_url_suffix], [60, ''])
  assert.deepEqual(changed?.excluded_brands, ['pace', 'footnotes'])
  assert.ok(JSON.stringify(changed?.shipping_thresholds).includes('{"code":"STEFPP","threshold":500}'))
  assert.deepEqual((await inForce('midas_au'))?.storeConfig.feature_flags, { newsLetter: true, blog: false })
  const { rows } = await sql<{
    target: string
    detail: unknown
  }>`select target, detail from audit where action = 'setting-changed'
    order by id`.execute(database.db)
  assert.equal(rows.length, 6)
  assert.deepEqual(rows[0], { target: 'setting:newsLetter', detail: { before: 'on', after: 'off' } })
  for (const name of [
    'newsLetter',
    'blog',
    'return_window_days',
    'product_url_suffix',
    'excluded_brands',
    'shipping_thresholds.STEFPP',
  ])
    assert.equal(await set('mollini', name, '--default'), 0)
  assert.deepEqual(await inForce('mollini_au'), start)
  await server.close()
})
