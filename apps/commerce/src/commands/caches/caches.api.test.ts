import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { createOperatorToken, isRole, mayDo, ROLES } from '#modules/site'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { runWelt, runWeltWithToken } from '#src/testing/run-welt'

const ENVIRONMENT = ['STOREFRONT_URLS', 'COMMERCE_URL', 'PURGE_TOKEN', 'SERVICE_KEY'] as const
const SECRET = 's'.repeat(32)
const CLOSED = 'http://127.0.0.1:9'

let database: TestDatabase
const purged: string[] = []
const shop = createServer(async (request, response) => {
  const isKnown = request.headers.authorization === `Bearer ${SECRET}`
  const body = Buffer.concat(await request.toArray()).toString()
  if (isKnown && request.method === 'POST') purged.push(`${request.url} ${body}`)
  response.writeHead(isKnown ? 200 : 401).end(JSON.stringify({ caches: [], purged: 1 }))
})
const saved = ENVIRONMENT.map((name) => [name, process.env[name]] as const)
before(async () => {
  database = await withDatabase()
  await once(shop.listen(0, '127.0.0.1'), 'listening')
})
after(async () => {
  for (const [name, value] of saved) {
    delete process.env[name]
    if (value !== undefined) process.env[name] = value
  }
  shop.close()
  await database.drop()
})

const openUrl = () => `http://127.0.0.1:${(shop.address() as AddressInfo).port}`

function reach(url: string, secret = SECRET): void {
  Object.assign(process.env, { STOREFRONT_URLS: url, COMMERCE_URL: url, PURGE_TOKEN: secret, SERVICE_KEY: secret })
}

const welt = (t: TestContext, ...words: readonly string[]) => runWelt(t, database.url, ...words)

async function audited() {
  const { rows } = await sql<{ row: string }>`
    select concat_ws(' ', operator, action, target, detail ->> 'words', detail ->> 'dryRun') as row from audit
    where action in ('command', 'command-refused') order by id`.execute(database.db)
  return rows.map(({ row }) => row)
}

test('a purge is one call to commerce, a dry run none, and both are audited', async (t) => {
  reach(openUrl())
  process.env.STOREFRONT_URLS = CLOSED
  const done = await welt(t, 'purge', 'plp', 'product:A-1', '--json')
  assert.deepEqual([done.code, JSON.parse(done.stdout).through], [0, openUrl()])
  assert.deepEqual(purged, ['/change-stream {"tags":["plp","product:A-1"]}'])
  const dry = await welt(t, 'purge', 'plp', '--dry-run')
  assert.deepEqual([dry.code, purged.length], [0, 1])
  assert.match(dry.out, /^plp would be purged through .*Nothing was changed\.\n$/)
  assert.equal((await audited()).length, 2)
})

test('closed shops, a wrong secret and tags of rubbish are reported without a stack', async (t) => {
  reach(CLOSED)
  for (const words of [['purge', 'plp'], ['caches']]) {
    const { code, out } = await welt(t, ...words)
    assert.equal(code, 1, out)
    assert.match(out, /not reachable/)
    assert.doesNotMatch(out, /\n\s+at /)
  }
  reach(openUrl(), 'wrong')
  assert.match((await welt(t, 'purge', 'plp')).out, /did not purge \(401\)/)
  assert.match((await welt(t, 'caches')).out, /answered 401/)
  reach(openUrl())
  process.env.STOREFRONT_URLS = 'none'
  const alone = JSON.parse((await welt(t, 'caches', '--json')).stdout)
  assert.deepEqual(alone, [{ url: `${openUrl()}/caches`, caches: [] }])
  reach('no address')
  assert.match((await welt(t, 'purge', 'plp')).out, /did not purge \(not reachable\)/)
  reach(openUrl())
  assert.equal((await welt(t, 'purge', 'x'.repeat(201))).code, 2)
  delete process.env.PURGE_TOKEN
  const { code, stdout } = await welt(t, 'purge', 'plp', '--json')
  assert.deepEqual([code, /^PURGE_TOKEN is not set/.test(JSON.parse(stdout).refusal)], [1, true])
})

test('with tokens, a purge needs a role that changes the system, and caches one that reads it', async (t) => {
  reach(openUrl())
  for (const role of Object.keys(ROLES).filter(isRole)) {
    const made = await createOperatorToken(database.db, { name: `of.${role}`, role, source: null })
    assert.ok('token' in made)
    const run = (...words: readonly string[]) => runWeltWithToken(t, database.url, made.token, words)
    const before = purged.length
    assert.equal((await run('purge', 'plp')).code, mayDo(role, 'change system') ? 0 : 1, role)
    assert.equal(purged.length - before, mayDo(role, 'change system') ? 1 : 0, role)
    assert.equal((await run('caches', '--json')).code, mayDo(role, 'read system') ? 0 : 1, role)
  }
  const before = purged.length
  assert.match((await welt(t, 'purge', 'plp')).out, /needs a token in WELT_TOKEN/)
  assert.equal(purged.length, before)
  assert.ok((await audited()).some((row) => /^of\.store command-refused/.test(row)))
})
