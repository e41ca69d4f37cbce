import assert from 'node:assert/strict'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { type LoyaltyService, LoyaltyServiceError } from '../../modules/loyalty/ports.ts'
import { createLoyaltyService } from './index.ts'

type Behaviour = (res: ServerResponse) => void

const answer =
  (body: unknown, status = 200): Behaviour =>
  (res) =>
    res
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
const cut: Behaviour = (res) => res.destroy()
const silence: Behaviour = () => undefined

let server: Server
let url = ''
let received: string[] = []
let script: Behaviour[] = []
let service: LoyaltyService

before(async () => {
  server = createServer((req, res) => {
    received.push(`${req.url} ${req.headers['x-api-key']}`)
    const next = script.shift() ?? answer({ member: null })
    next(res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/loyalty/`
})
after(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  received = []
  script = []
  service = createLoyaltyService({ url, apiKey: 'key', widgetUrl: undefined })
})

const who = { banner: 'mollini', email: 'sam@welt.example' }
const use = { banner: 'mollini', code: 'RW-1', orderNumber: '100001' }

test('a member, rewards and a check come in our words, amounts in cents', async () => {
  const member = { customer_primary_id: 'M1', email: who.email, annual_spend_to_date: 199.99, last_purchase_date: null }
  const codes = [{ code: 'RW-1', status: 'ACTIVE', ValidFrom: null, ValidTo: '2026-12-31T00:00:00Z' }]
  const reward = { RedemptionOptionID: 'R1', RedemptionStatus: 'ACTIVE', AmountOffValue: 12.5, RedemptionCodes: codes }
  const check = { isValid: true, RedemptionName: 'Reward', AmountOffValue: 12.5, ValidTo: null }
  script = [answer({ member }), answer({ redemptionOptions: [reward] }), answer(check)]
  assert.equal((await service.findMember(who))?.spendCents, 19_999)
  assert.deepEqual((await service.listOptions(who))[0]?.codes[0]?.validTo, new Date('2026-12-31T00:00:00Z'))
  assert.deepEqual(await service.checkCode(who, 'RW-1'), {
    isValid: true,
    label: 'Reward',
    amountCents: 1250,
    validTo: undefined,
  })
  assert.equal(received[0], '/loyalty/v1/mollini/members/find key')
})

test('a read that fails is sent once more, a write never', async () => {
  script = [cut, answer({ member: null })]
  assert.equal(await service.findMember(who), undefined)
  script = [answer({}, 500), answer({ status: 'REDEEMED' })]
  await assert.rejects(service.redeem(use), LoyaltyServiceError)
  assert.equal(received.length, 3)
})

test('a code that is gone is no failure: redeeming says so, releasing is done', async () => {
  script = [answer({}, 409), answer({}, 404), answer({}, 404)]
  assert.deepEqual([await service.redeem(use), await service.redeem(use)], [false, false])
  await service.release(use)
})

test('an answer that makes no sense is one that the service did not give', async () => {
  const senseless = [
    '',
    '[]',
    '{"isValid":true}',
    { isValid: true, RedemptionName: 'R', AmountOffValue: '15' },
    { isValid: true, RedemptionName: 'R', AmountOffValue: -5 },
  ]
  for (const body of [
    ...senseless,
    { isValid: true, RedemptionName: 'R', AmountOffValue: 1.005 },
    { isValid: false, reason: 'WHY' },
  ]) {
    script = [answer(body)]
    const { checkCode } = createLoyaltyService({ url, apiKey: 'key', widgetUrl: undefined })
    assert.deepEqual(await checkCode(who, 'RW-1'), { isValid: false, reason: 'unavailable' }, JSON.stringify(body))
  }
})

test('a slow service costs two seconds, and after five failures nothing is sent', async () => {
  script = [silence]
  const begin = Date.now()
  assert.deepEqual(await service.checkCode(who, 'RW-1'), { isValid: false, reason: 'unavailable' })
  assert.ok(Date.now() - begin >= 1900)
  script = Array.from({ length: 8 }, () => answer({}, 503))
  for (let i = 0; i < 4; i += 1) await assert.rejects(service.findMember(who), LoyaltyServiceError)
  const sent = received.length
  await assert.rejects(service.findMember(who), LoyaltyServiceError)
  assert.equal(received.length, sent)
})

test('without an address every call fails', async () => {
  const nowhere = createLoyaltyService({ url: undefined, apiKey: 'key', widgetUrl: undefined })
  await assert.rejects(nowhere.findMember(who), LoyaltyServiceError)
  assert.deepEqual(await nowhere.checkCode(who, 'RW-1'), { isValid: false, reason: 'unavailable' })
})
