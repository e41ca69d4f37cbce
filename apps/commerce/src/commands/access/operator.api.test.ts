import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { isRole, mayDo, ROLES } from '#modules/site'
import { type TestDatabase, withDatabase } from '../../testing/database.ts'
import { insertProducts } from '../../testing/products.ts'
import { runWeltWithToken } from '../../testing/run-welt.ts'
import { formsOfOwners, ruledForms, unusedPermissions } from './permissions.ts'

let database: TestDatabase
before(async () => {
  database = await withDatabase()
  await insertProducts(database.db)
})
after(() => database.drop())

const run = (t: TestContext, token: string | undefined, ...words: readonly string[]) =>
  runWeltWithToken(t, database.url, token, words)

const auditOf = async (target: string) =>
  (
    await database.db
      .selectFrom('audit')
      .select(['action', 'operator', 'detail'])
      .where('target', '=', target)
      .orderBy('id')
      .execute()
  ).map((row) => ({ ...row }))

const onHand = async (sku: string) =>
  (
    await database.db
      .selectFrom('stock')
      .select('on_hand')
      .where('sku', '=', sku)
      .where('source', '=', 'warehouse')
      .executeTakeFirstOrThrow()
  ).on_hand

test('every form of every command has a permission, and every permission a role', () => {
  assert.deepEqual(formsOfOwners(), [])
  assert.deepEqual(unusedPermissions(), [])
  const roles = Object.keys(ROLES).filter(isRole)
  for (const { name, permission } of ruledForms()) assert.ok(mayDo('owner', permission), name)
  for (const role of roles)
    for (const { name, permission } of ruledForms())
      if (role === 'read-only' && permission.startsWith('change')) assert.equal(mayDo(role, permission), false, name)
})

test('a dry run of a command says what would happen and changes nothing', async (t) => {
  const before = await onHand('RUNNER-38')
  const { code, out } = await run(t, undefined, 'stock', 'RUNNER-38', '77', '--dry-run')
  assert.deepEqual([code, out], [0, 'RUNNER-38: 77 in the warehouse\nNothing was changed: this was a dry run.\n'])
  assert.equal((await run(t, undefined, 'setting', 'mollini', 'blog', 'on', '--dry-run')).code, 0)
  assert.equal(await onHand('RUNNER-38'), before)
  const settings = await database.db.selectFrom('site_setting').select('key').execute()
  assert.deepEqual(settings, [])
  const [row] = await auditOf('stock <sku> <count>')
  assert.deepEqual(row, {
    action: 'command',
    operator: null,
    detail: { words: ['RUNNER-38', '77'], dryRun: true, code: 0 },
  })
})

test('once there is a token every command needs one, and its name is audited', async (t) => {
  assert.match((await run(t, undefined, 'token', 'create', 'jo', '--role', 'support')).out, /first token/)
  const owner = (await run(t, undefined, 'token', 'create', 'kim', '--role', 'owner')).out.trim()
  assert.match(owner, /^welt_[\w-]{43}$/)
  const bare = await run(t, undefined, 'setting', 'mollini')
  assert.deepEqual([bare.code, /needs a token in WELT_TOKEN/.test(bare.out)], [1, true])
  assert.match((await run(t, 'welt_other', 'setting', 'mollini')).out, /not a token in force/)
  assert.equal((await run(t, owner, 'setting', 'mollini', 'blog', 'on')).code, 0)
  const [change] = await auditOf('setting:blog')
  assert.equal(change?.operator, 'kim')

  const reader = (await run(t, owner, 'token', 'create', 'ray', '--role', 'read-only')).out.trim()
  assert.equal((await run(t, reader, 'setting', 'mollini')).code, 0)
  const refused = await run(t, reader, 'setting', 'mollini', 'blog', 'off')
  assert.equal(refused.code, 1)
  assert.equal(
    refused.out,
    'ray has the role read-only, which may not change settings: setting <site> <name> <value> needs owner.\n',
  )
  const json = await run(t, reader, 'setting', 'mollini', 'blog', 'off', '--json')
  assert.match(JSON.parse(json.out).refusal, /^ray has the role read-only/)
  assert.deepEqual(
    (await auditOf('setting <site> <name> <value>')).map(({ action, operator }) => [action, operator]),
    [
      ['command', null],
      ['command', 'kim'],
      ['command-refused', 'ray'],
      ['command-refused', 'ray'],
    ],
  )
  assert.match((await run(t, owner, 'token', 'revoke', 'kim')).out, /last owner/)
  assert.equal((await run(t, owner, 'token', 'revoke', 'ray')).code, 0)
  assert.equal((await run(t, reader, 'setting', 'mollini')).code, 1)
  assert.equal((await run(t, owner, 'token', 'revoke', 'kim')).code, 0)
  assert.equal((await run(t, undefined, 'setting', 'mollini')).code, 0)
})

test('a token of a store counts and picks there, and nowhere else', async (t) => {
  await database.db
    .insertInto('source')
    .values([
      { code: 's_one', kind: 'store', name: 'One' },
      { code: 's_two', kind: 'store', name: 'Two' },
    ])
    .execute()
  const owner = (await run(t, undefined, 'token', 'create', 'pat', '--role', 'owner')).out.trim()
  const made = await run(t, owner, 'token', 'create', 'sam', '--role', 'store', '--store', 's_one')
  const store = made.out.trim()
  assert.match(store, /^welt_/)
  assert.match((await run(t, store, 'stock', 'RUNNER-38', '3', '--source', 's_two')).out, /sam has a token of s_one/)
  for (const words of [[], ['--']])
    assert.equal((await run(t, store, 'stock', 'RUNNER-38', '3', ...words)).out, 'RUNNER-38: 3 at s_one\n')
  assert.equal((await run(t, store, 'store', 'to-pick', 's_one')).code, 0)
  assert.equal((await run(t, store, 'store', 'to-pick', 's_two')).code, 1)
  assert.equal((await run(t, store, 'order', 'list')).code, 1)
  assert.match((await run(t, store, 'stock', 'import', 'counts.csv')).out, /the stock of every source/)
  assert.equal((await run(t, owner, 'token', 'create', 'lee', '--role', 'store', '--store', 'nowhere')).code, 1)
  assert.equal((await run(t, owner, 'token', 'create', 'sam', '--role', 'support')).code, 1)
  assert.equal((await run(t, owner, 'token', 'create', 'max', '--role', 'king')).code, 2)
})

test('every command that reads answers a script with one JSON document', async (t) => {
  const reading = [
    ...['stock show RUNNER-38', 'stock history RUNNER-38', 'stock to-count', 'stock feed', 'source list', 'order list'],
    ...['setting mollini', 'maintenance status', 'promo list mollini', 'returns list', 'payments list', 'invariants'],
    ...['redemption unsent', 'reviews list', 'store to-pick warehouse', 'admin-secret list', 'erasures list'],
    ...['search-terms', 'synonyms', 'redirects', 'weights mollini', 'pin mollini', 'report sales', 'report returns'],
    ...['report searches', 'report sell-through', 'customers find ana', 'delivery-zones list AU', 'token list'],
    ...['mails list', 'mails preview styletread-nz order-shipped'],
  ]
  const { db } = database
  await db.updateTable('operator_token').set({ revoked_at: new Date() }).where('revoked_at', 'is', null).execute()
  for (const call of reading) {
    const { out } = await run(t, undefined, ...call.split(' '), '--json')
    assert.doesNotThrow(() => JSON.parse(out), `${call}: ${out}`)
  }
})
