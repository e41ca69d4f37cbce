import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { type DeliveryZone, plannedZones } from '#modules/fulfilment'
import { listenToChanges } from '../../change-log/listener.ts'
import { type TestDatabase, withDatabase } from '../../testing/database.ts'
import { gql } from '../../testing/gql.ts'
import { runWelt } from '../../testing/run-welt.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { until } from '../../testing/until.ts'

let database: TestDatabase
let server: TestServer
let folder: string
before(async () => {
  database = await withDatabase()
  server = await startTestServer({ db: database.db, listen: () => listenToChanges(database.url) })
  folder = await mkdtemp(join(tmpdir(), 'zones-'))
})
after(async () => {
  await server.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

const welt = (t: TestContext, ...args: readonly string[]) => runWelt(t, database.url, 'delivery-zones', ...args)

function fileOf(content: unknown): string {
  const path = join(folder, 'zones.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const DAYS = gql(`query ($postcode: String!) { deliveryPromise(postcode: $postcode) { methods { estimated_from } } }`)
const firstDayIn = async (postcode: string) =>
  (await server.requireData(DAYS, { postcode })).deliveryPromise.methods[0]?.estimated_from ?? ''

const audits = async () =>
  (
    await sql<{ target: string; detail: unknown }>`
      select target, detail from audit where action = 'delivery-zones-changed' order by id`.execute(database.db)
  ).rows

test('a change of a zone moves the promise of running shops, and planned moves it back; audited', async (t) => {
  const [planned, elsewhere] = [await firstDayIn('7000'), await firstDayIn('5000')]
  assert.equal((await welt(t, 'set', 'AU', 'tasmania', '--standard', '9,10')).code, 0)
  await until(async () => (await firstDayIn('7000')) > planned)
  assert.equal(await firstDayIn('5000'), elsewhere)
  assert.equal((await welt(t, 'planned', 'au')).out, 'changed: Tasmania\n')
  await until(async () => (await firstDayIn('7000')) === planned)
  const change = { added: [], changed: ['Tasmania'], removed: [] }
  assert.deepEqual(await audits(), [
    { target: 'delivery-zones:AU', detail: { ...change, isPlanned: false } },
    { target: 'delivery-zones:AU', detail: { ...change, isPlanned: true } },
  ])
})

test('what list prints can be imported: the same changes nothing, a dry run only reports', async (t) => {
  const before = (await audits()).length
  const zones: readonly DeliveryZone[] = JSON.parse((await welt(t, 'list', 'NZ', '--json')).out)
  assert.deepEqual(zones, plannedZones.NZ)
  assert.equal((await welt(t, 'import', 'NZ', fileOf(zones))).out, 'Nothing differs.\n')
  const [first, ...others] = zones
  const metro = { name: 'Metro', postcodes: [['6011', '6012']], days: { standard: [0, 0], express: [0, 0] } }
  const file = fileOf([metro, { ...first, from: ['Wellington'] }, ...others.slice(1)])
  const difference = { added: ['Metro'], changed: ['North Island'], removed: ['South Island'] }
  const dry = JSON.parse((await welt(t, 'import', 'NZ', file, '--dry-run', '--json')).out)
  assert.deepEqual(dry, { ...difference, isDryRun: true })
  assert.equal((await audits()).length, before)
  assert.match((await welt(t, 'import', 'NZ', file)).out, /^added: Metro; changed: North Island; removed: South Island/)
  assert.match((await welt(t, 'list', 'NZ')).out, /^Metro {2}standard 0 to 0, express 0 to 0 {2}6011-6012$/m)
  assert.equal((await audits()).length, before + 1)
})

test('a file with anything wrong is refused by name and changes nothing', async (t) => {
  const before = await audits()
  const right = { name: 'Metro', postcodes: [['6011', '6012']], days: { standard: [0, 1], express: [0, 0] } }
  const cases: readonly (readonly [unknown, RegExp])[] = [
    ['{', /not JSON/],
    [{ right }, /list of at most/],
    [[7], /Zone 1 is not an object/],
    [[{ ...right, name: ' ' }], /Zone 1 needs a name/],
    [[right, right], /Two zones are called Metro/],
    [[{ ...right, price: 9 }], /Metro has an unknown member "price"/],
    [[{ ...right, postcodes: [] }], /Metro needs 1 to/],
    [[{ ...right, postcodes: [['601', '6012']] }], /pairs such as/],
    [[{ ...right, postcodes: [['6012', '6011']] }], /6012 is after 6011/],
    [[{ ...right, from: ['Narnia'] }], /"Narnia" is none of/],
    [[{ ...right, days: { standard: [0, 99], express: [0, 0] } }], /days.standard is a pair/],
    [[{ ...right, days: { standard: [0, 1] } }], /days.express is a pair/],
  ]
  for (const [content, expected] of cases) {
    const { code, out } = await welt(t, 'import', 'AU', fileOf(content))
    assert.equal(code, 1, out)
    assert.match(out, expected)
    assert.match(out, /Nothing was changed\.\n$/)
  }
  for (const args of [
    ['import', 'AU', join(folder, 'none.json')],
    ['import', 'US', fileOf([right])],
    ['set', 'AU', 'Narnia', '--standard', '1,2'],
    ['set', 'AU', 'Tasmania'],
    ['set', 'AU', 'Tasmania', '--express', 'soon'],
  ])
    assert.equal((await welt(t, ...args)).code, 2, args.join(' '))
  assert.deepEqual(await audits(), before)
})
