import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { type TestDatabase, withDatabase } from '../testing/database.ts'
import { runCommand } from './run-command.ts'

const EMAIL = 'sam@welt.example'
const CODE = 'RW-15-8QK2MZ7P'

let database: TestDatabase
let sandbox: Server
/** What the service knows of the member. */
let options: readonly object[] = []
const received: { readonly path: string; readonly body: Record<string, unknown> }[] = []
before(async () => {
  database = await withDatabase()
  sandbox = createServer(async (req, res) => {
    const body = JSON.parse(Buffer.concat(await req.toArray()).toString('utf8')) as Record<string, unknown>
    received.push({ path: req.url ?? '', body })
    const answer = { member: null, redemptionOptions: options, code: 'RW-NEW' }
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve))
  process.env.SANDBOX_URL = `http://127.0.0.1:${(sandbox.address() as AddressInfo).port}`
})
after(async () => {
  delete process.env.SANDBOX_URL
  sandbox.close()
  await database.drop()
})

const run = (...args: readonly string[]) => runCommand(database.url, 'redemption', args)

test('an operator reads what a member has and gives a code in the sandbox', async () => {
  assert.equal(await run('list', 'trybe', EMAIL, '--json'), 0)
  assert.equal(await run('give', 'trybe', 'Sam@Welt.example', '12.50', '--days', '7'), 0)
  assert.deepEqual(
    received.map(({ path }) => path),
    ['/loyalty/v1/trybe/members/find', '/loyalty/v1/trybe/rewards/find', '/loyalty/v1/trybe/codes'],
  )
  assert.deepEqual([received[2]?.body.email, received[2]?.body.amount], [EMAIL, 12.5])
  assert.equal(await run('unsent'), 0)
})

function optionOf(status: 'ACTIVE' | 'REDEEMED') {
  const codes = [{ code: CODE, status, ValidFrom: '2026-01-01T00:00:00Z', ValidTo: '2027-01-01T00:00:00Z' }]
  const facts = { RedemptionOptionID: '1', Banner: 'Trybe', RedemptionName: 'Reward', RedemptionStatus: status }
  return { ...facts, RedemptionMethod: 'Online', AmountOffValue: 15, RedemptionCodes: codes }
}

test('an unused code is cancelled with a reason, once; a used one stays', async () => {
  const cancel = (...more: readonly string[]) =>
    run('cancel', 'trybe', EMAIL, CODE.toLowerCase(), '--reason', 'given twice', ...more)
  const withdrawn = () => received.filter(({ path }) => path.endsWith('/codes/withdraw')).length
  assert.equal(await cancel(), 1, 'unknown')
  options = [optionOf('ACTIVE')]
  assert.equal(await run('cancel', 'trybe', EMAIL, CODE), 2, 'no reason')
  assert.equal(await cancel('--dry-run'), 0)
  assert.equal(withdrawn(), 0)
  assert.equal(await cancel(), 0)
  assert.equal(withdrawn(), 1)
  const { rows } = await sql`
    select target, detail ->> 'reason' as reason from audit where action = 'reward-cancelled'`.execute(database.db)
  assert.deepEqual(rows, [{ target: '…MZ7P', reason: 'given twice' }])
  const audit = await database.db.selectFrom('audit').selectAll().execute()
  assert.doesNotMatch(JSON.stringify(audit), /8QK2MZ7P/i)
  options = [optionOf('REDEEMED')]
  assert.equal(await cancel(), 0)
  assert.equal(withdrawn(), 1)
  options = []
})

test('a wrong shop, email, amount or code, and a loyalty service of your own, are refused', async () => {
  const sent = received.length
  for (const args of [
    ['give', 'nobody', EMAIL, '15'],
    ['give', 'trybe', 'no email', '15'],
    ['give', 'trybe', EMAIL, '-1'],
    ['give', 'trybe', EMAIL, '1.005'],
    ['give', 'trybe', EMAIL, '15', '--code', '; --'],
    ['give', 'trybe', EMAIL, '15', '--days', 'x'],
    ['take', 'trybe', EMAIL],
    [],
  ])
    assert.equal(await run(...args), 2, args.join(' '))
  process.env.LOYALTY_URL = 'https://loyalty.example'
  try {
    assert.equal(await run('give', 'trybe', EMAIL, '15'), 1)
  } finally {
    delete process.env.LOYALTY_URL
  }
  assert.equal(received.length, sent)
})
