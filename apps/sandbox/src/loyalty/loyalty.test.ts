import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brands } from '@welt/brands'
import { openTestSandbox, type TestSandbox } from '../testing/open-test-sandbox.ts'

let sandbox: TestSandbox
before(async () => {
  sandbox = await openTestSandbox()
})
after(() => sandbox.close())

const DEMO = 'demo@welt.example'
const call = (path: string, body: object, banner = 'mollini') => sandbox.call(`/loyalty/v1/${banner}${path}`, body)
const validate = async (code: string, email = DEMO, banner = 'mollini') =>
  (await call('/codes/validate', { code, email }, banner)).body
const give = (code: string, over: object = {}) =>
  call('/codes', { email: 'sam@welt.example', code, amount: 15, ...over })
const fail = (fault: object) =>
  fetch(`${sandbox.url}/control/faults`, {
    method: 'POST',
    body: JSON.stringify({ shopperEmail: 'unlucky@welt.example', ...fault }),
  })

test('the demo account is a member of every shop, with one reward for each state', async () => {
  for (const { id, name } of brands) {
    const { body } = await call('/members/find', { email: 'Demo@welt.example' }, id)
    const member = body.member as Record<string, unknown>
    assert.deepEqual([member.banner_name, member.annual_spend_to_date], [name, 275])
    const prefix = id.toUpperCase()
    assert.equal((await validate(`${prefix}-REWARD-15`, DEMO, id)).AmountOffValue, 15)
    const endings = ['BIRTHDAY-20', 'WELCOME-10', 'SOON-30', 'STORE-10', 'NONE']
    const refused = await Promise.all(endings.map((ending) => validate(`${prefix}-${ending}`, DEMO, id)))
    assert.deepEqual(
      refused.map(({ isValid, reason }) => [isValid, reason]),
      [
        [false, 'REDEEMED'],
        [false, 'EXPIRED'],
        [false, 'NOT_STARTED'],
        [false, 'IN_STORE_ONLY'],
        [false, 'UNKNOWN'],
      ],
    )
  }
  assert.equal((await validate('MOLLINI-REWARD-15', 'somebody@else.example')).reason, 'OTHER_MEMBER')
  assert.equal((await call('/members/find', { email: 'somebody@else.example' })).body.member, null)
})

test('options carry codes, states and dates in the spelling of the service', async () => {
  const { body } = await call('/rewards/find', { email: DEMO }, 'trybe')
  const options = body.redemptionOptions as { RedemptionStatus: string; RedemptionCodes: Record<string, unknown>[] }[]
  assert.deepEqual(
    options.map(({ RedemptionStatus }) => RedemptionStatus),
    ['ACTIVE', 'ACTIVE', 'REDEEMED', 'EXPIRED', 'ACTIVE', 'ACTIVE'],
  )
  assert.deepEqual(Object.keys(options[0]?.RedemptionCodes[0] ?? {}), ['code', 'status', 'ValidFrom', 'ValidTo'])
})

test('one order redeems a code, only that order releases it, and both survive a restart', async () => {
  await give('ONCE-1')
  const redeem = (order: string) => call('/codes/redeem', { code: 'once-1', order })
  assert.deepEqual(
    [(await redeem('100-1')).status, (await redeem('100-1')).status, (await redeem('100-2')).status],
    [200, 200, 409],
  )
  await sandbox.restart()
  assert.equal((await validate('ONCE-1', 'sam@welt.example')).reason, 'REDEEMED')
  assert.equal((await call('/codes/release', { code: 'ONCE-1', order: '100-2' })).body.status, 'REDEEMED')
  assert.equal((await call('/codes/release', { code: 'ONCE-1', order: '100-1' })).body.status, 'ACTIVE')
  assert.equal((await redeem('100-2')).status, 200)
})

test('faults apply to one member’s calls: connection refused, an error, a malformed answer', async () => {
  const find = (email: string) => call('/members/find', { email })
  await fail({ on: 'loyalty', effect: 'error-500' })
  assert.deepEqual([(await find('lucky@welt.example')).status, (await find('unlucky@welt.example')).status], [200, 500])
  await fail({ on: 'loyalty.members', effect: 'wrong-answer' })
  assert.deepEqual(Object.keys((await find('unlucky@welt.example')).body), ['nothing'])
  await fail({ on: 'loyalty.members', effect: 'refuse-connection' })
  await assert.rejects(find('unlucky@welt.example'))
  assert.equal((await find('unlucky@welt.example')).status, 200)
})

test('calls without a key, for another banner or with a wrong member are refused', async () => {
  const keyless = await sandbox.call('/loyalty/v1/mollini/members/find', { email: DEMO }, { 'x-api-key': '' })
  assert.equal(keyless.status, 401)
  assert.equal((await call('/members/find', { email: DEMO }, 'nobody')).status, 404)
  assert.equal((await give('BAD-1', { email: 'nobody' })).status, 422)
  assert.equal((await give('BAD-2', { amount: -1 })).status, 422)
  assert.equal((await call('/codes/redeem', { code: 'NEVER', order: '1' })).status, 404)
})
