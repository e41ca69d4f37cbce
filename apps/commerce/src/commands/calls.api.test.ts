import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { createOperatorToken, isRole, mayDo, ROLES } from '#modules/site'
import { type TestDatabase, withDatabase } from '../testing/database.ts'
import { runWeltWithToken } from '../testing/run-welt.ts'
import { ruledForm } from './access/permissions.ts'
import { checkCall, UsageError } from './calls.ts'
import { COMMANDS } from './table/commands.ts'
import { RIGHT_CALLS } from './testing/right-calls.ts'

let database: TestDatabase
before(async () => {
  database = await withDatabase()
})
after(() => database.drop())

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
  assert.deepEqual(Object.keys(RIGHT_CALLS), Object.keys(COMMANDS))
  for (const [name, calls] of Object.entries(RIGHT_CALLS))
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
  for (const [name, calls] of Object.entries(RIGHT_CALLS)) {
    const isRepeating = COMMANDS[name]?.forms.some((form) => form.includes('…'))
    const known = new Set(calls.map((words) => words.join(' ')))
    for (const mistake of calls.flatMap((words) => [...mistakesOf(words)])) {
      const call = `${name} ${mistake.join(' ')}`
      if (known.has(mistake.join(' ')) || (isRepeating && isRight(name, mistake))) continue
      count += 1
      const { code, out } = await run(t, name, mistake)
      assert.equal(code, 2, `${call}: ${out}`)
      assert.match(out, new RegExp(`\\n\\n[\\s\\S]*npm run welt -- ${name} `), call)
      assert.doesNotMatch(out, /\n\s+at /, call)
    }
  }
  assert.ok(count > 150, `${count} mistakes were tried`)
  assert.deepEqual(await traces(), before)
})

test('every command is refused with a reason to roles that may not run it, and is audited', async (t) => {
  let count = 0
  for (const role of Object.keys(ROLES).filter(isRole)) {
    const made = await createOperatorToken(database.db, { name: `of.${role}`, role, source: null })
    assert.ok('token' in made)
    for (const [name, calls] of Object.entries(RIGHT_CALLS)) {
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
