import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { createOperatorToken, isRole, mayDo, ROLES } from '#modules/site'
import { type TestDatabase, withDatabase } from '../testing/database.ts'
import { runWeltWithToken } from '../testing/run-welt.ts'
import { ruledForm } from './access/permissions.ts'
import { checkCall, UsageError } from './calls.ts'
import { COMMANDS } from './table/commands.ts'

let database: TestDatabase
before(async () => {
  database = await withDatabase()
})
after(() => database.drop())

const RIGHT: Readonly<Record<string, readonly (readonly string[])[]>> = {
  purge: [['plp'], ['plp', 'search']],
  caches: [[], ['--json']],
  stock: [
    ['VERONA-BLACK-38', '12'],
    ['VERONA-BLACK-38', '1', '--source', 'M01'],
    ['show', 'VERONA-BLACK-38'],
    ['history', 'VERONA-BLACK-38', '--limit', '5'],
    ['add', 'VERONA-BLACK-38', '2', '--reason', 'found behind a shelf'],
    ['remove', 'VERONA-BLACK-38', '2', '--reason', 'damaged', '--source', 'M01'],
    ['import', 'counts.csv'],
    ['to-count', '--source', 'M01', '--limit', '5'],
    ['feed', '--full'],
  ],
  report: [['sales', '--by', 'brand'], ['sell-through'], ['returns', '--csv'], ['searches', '--site', 'mollini']],
  products: [['export'], ['export', 'RUNNER', '--site', 'mollini'], ['import', 'a.csv', '--overwrite']],
  source: [
    ['list'],
    ['show', 'warehouse'],
    ['warehouse', '--pause'],
    ['s1', '--ships', 'on', '--exclude', 'brand:vela'],
  ],
  'delivery-zones': [
    ['list', 'AU'],
    ['import', 'AU', 'zones.json', '--dry-run'],
    ['set', 'AU', 'Tasmania', '--standard', '1,3'],
    ['planned', 'NZ'],
  ],
  order: [
    ['ship', '100001234', '--carrier', 'startrack', '--tracking', 'ABC123', '--item', '1=1', '--item', '2=1'],
    ['delivered', '100001234', '--tracking', 'ABC123', '--on', '2026-11-20'],
  ],
  'order-sources': [['100001234']],
  setting: [
    ['mollini'],
    ['mollini', 'newsLetter'],
    ['mollini', 'newsLetter', 'off'],
    ['mollini', 'newsLetter', '--default'],
  ],
  maintenance: [['on', '--site', 'mollini'], ['off'], ['status', '--json']],
  cancel: [['100001234']],
  'gift-card': [
    ['issue', 'mollini', '75'],
    ['show', 'MO60DEMOCARD0060'],
    ['show', 'MO60', 'DEMO', 'CARD', '0060'],
    ['void', 'MO60DEMOCARD0060'],
    ['list', 'mollini', '--state', 'active'],
    ['find', '0060'],
    ['block', 'MO60DEMOCARD0060', '--reason', 'reported stolen'],
    ['unblock', 'MO60DEMOCARD0060'],
    ['adjust', 'MO60DEMOCARD0060', '--add', '10.00', '--reason', 'goodwill'],
  ],
  redemption: [
    ['list', 'mollini', 'ana@example.com'],
    ['unsent'],
    ['give', 'mollini', 'ana@example.com', '15'],
    ['cancel', 'mollini', 'ana@example.com', 'MOL-1', '--reason', 'given twice'],
  ],
  promo: [
    ['list', 'mollini'],
    ['add', 'mollini', 'spring', '--label', 'Spring', '--percent', '10', '--code', 'A1', '--code', 'A2'],
    ['end', 'mollini', 'spring'],
    ['simulate', 'mollini', 'VERONA-BLACK-38=1', 'MARA-TAN-39=2', '--code', 'A1', '--member'],
  ],
  store: [
    ['to-pick', 'mat_brisbane'],
    ['picked', '100001234'],
    ['picked', '100001234', '1', '2'],
    ['declined', '100001234', '1'],
    ['ready', '100001234', '--store', 'mat_brisbane'],
    ['collected', '100001234', '--code', 'R7K2QX', '--by', 'Tom'],
  ],
  returns: [
    ['list', '--state', 'RECEIVED', '--limit', '5'],
    ['show', '3000101'],
    ['receive', '3000101', '--store', 'mat_brisbane', '--item', '1=1'],
    ['inspect', '3000101', '--as', 'resell'],
    ['reject', '3000101', '--reason', 'Worn outside', '--json'],
    ['refund', '3000101', '--dry-run'],
  ],
  mails: [
    ['list'],
    ['preview', 'all'],
    ['preview', 'mollini'],
    ['preview', 'mollini', 'order-shipped', '--out', 'mail.html'],
  ],
  pages: [
    ['list', 'mollini'],
    ['show', 'mollini', 'terms', '--at', '2026-12-24T09:00'],
    ['put', 'mollini', 'terms', '--file', 'terms.html'],
    ['schedule', 'mollini', '7', '--from', '2026-12-01', '--to', '2026-12-24'],
    ['withdraw', 'mollini', '7'],
    ['preview', 'mollini', '/', '--draft', '7'],
  ],
  'demo-orders': [['mollini']],
  payments: [['list'], ['return', '100001234']],
  reviews: [
    ['list', '--limit', '3'],
    ['approve', '1', '2'],
    ['reject', '1', '--note', 'x'],
  ],
  invariants: [[]],
  token: [['create', 'jane', '--role', 'support'], ['revoke', 'jane'], ['list']],
  'admin-secret': [['create', 'jane'], ['revoke', 'jane'], ['list']],
  customers: [
    ['find', 'ana'],
    ['export', 'mollini', 'ana@example.com'],
    ['erase', 'mollini', 'ana@example.com', '--number', '12'],
  ],
  'confirm-email': [['mollini', 'ana@example.com']],
  erasures: [['list'], ['list', '2026-01-31'], ['replay', 'deleted.txt']],
  'test-clock': [['+2h'], ['reset']],
  'search-terms': [['--no-results', '--site', 'mollini']],
  synonyms: [[], ['list'], ['add', 'flip flops', 'thongs', 'jandals'], ['remove', '3']],
  redirects: [[], ['list'], ['add', 'lost parcel', '/contact'], ['remove', 'lost parcel']],
  explain: [['mollini', '/']],
  weights: [['mollini'], ['mollini', 'saving=10', 'newness=20']],
  pin: [['mollini'], ['mollini', '/', 'VERONA-BLACK', '1']],
}

/** Whether the words match a form; where a word is repeatable, several do. */
function isRight(name: string, args: readonly string[]): boolean {
  try {
    checkCall(name, args)
    return true
  } catch (error) {
    assert.ok(error instanceof UsageError)
    return false
  }
}

/** Each call with one word missing, one word or unknown option too many, or two words swapped. */
function* mistakesOf(words: readonly string[]): Generator<readonly string[]> {
  const end = words.findIndex((token) => token.startsWith('--'))
  const plain = end < 0 ? words : words.slice(0, end)
  const options = words.slice(plain.length)
  yield [...words, '--wings']
  yield [...plain, 'mollini', 'mollini', 'mollini', 'mollini', ...options]
  for (const at of plain.keys()) {
    yield [...plain.toSpliced(at, 1), ...options]
    for (const other of plain.keys())
      if (other > at) yield [...plain.with(at, plain[other] ?? '').with(other, plain[at] ?? ''), ...options]
  }
}

const run = (t: TestContext, name: string, args: readonly string[], token?: string) =>
  runWeltWithToken(t, database.url, token, [name, ...args])

test('every command accepts its arguments in the order of its usage', () => {
  assert.deepEqual(Object.keys(RIGHT), Object.keys(COMMANDS))
  for (const [name, calls] of Object.entries(RIGHT))
    for (const words of calls) assert.ok(isRight(name, words), `${name} ${words.join(' ')}`)
})

test('a call with missing, extra or misplaced arguments prints the usage and does nothing', async (t) => {
  const traces = async () =>
    (
      await sql`select (select count(*) from audit) as audit, (select count(*) from coupon) as codes, (select count(*) from gift_card) as cards,
      (select count(*) from admin_secret) as secrets, (select count(*) from search_synonym) as synonyms`.execute(
        database.db,
      )
    ).rows
  const before = await traces()
  let count = 0
  for (const [name, calls] of Object.entries(RIGHT)) {
    const isRepeating = COMMANDS[name]?.forms.some((form) => form.includes('…'))
    const known = new Set(calls.map((words) => words.join(' ')))
    for (const mistake of calls.flatMap((words) => [...mistakesOf(words)])) {
      const call = `${name} ${mistake.join(' ')}`
      if (known.has(mistake.join(' ')) || (isRepeating && isRight(name, mistake))) continue
      count += 1
      if (name === 'purge' || name === 'caches') {
        assert.equal(isRight(name, mistake), false, call)
        continue
      }
      const { code, out } = await run(t, name, mistake)
      assert.equal(code, 2, `${call}: ${out}`)
      assert.match(out, new RegExp(`\\n\\n[\\s\\S]*npm run welt -- ${name} `), call)
      assert.doesNotMatch(out, /\n\s+at /, call)
    }
  }
  assert.ok(count > 150, `${count} mistakes were tried`)
  assert.deepEqual(await traces(), before)
})

test('every command is refused in words to every role that may not run it, and is written down', async (t) => {
  let count = 0
  for (const role of Object.keys(ROLES).filter(isRole)) {
    const made = await createOperatorToken(database.db, { name: `of.${role}`, role, source: null })
    assert.ok('token' in made)
    for (const [name, calls] of Object.entries(RIGHT)) {
      if (name === 'purge' || name === 'caches') continue
      const byForm = new Map(calls.map((words) => [checkCall(name, words).form, words]))
      for (const [form, words] of byForm) {
        const { name: ruled, permission } = ruledForm(name, form)
        if (mayDo(role, permission)) continue
        count += 1
        const plain = words.filter((argument) => argument !== '--json')
        const { code, out } = await run(t, name, plain, made.token)
        assert.equal(code, 1, `${role}: ${ruled}`)
        assert.ok(out.startsWith(`of.${role} has the role ${role}, which may not ${permission}: ${ruled} needs `), out)
      }
    }
  }
  const { rows } = await sql<{ refused: number }>`
    select count(*)::int as refused from audit where action = 'command-refused' and operator like 'of.%'`.execute(
    database.db,
  )
  assert.ok(count > 100, `${count} calls were refused`)
  assert.deepEqual(rows, [{ refused: count }])
})
