import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { brandOf } from '@welt/brands'
import { createVault } from '../adyen/vault.ts'
import { openTestSandbox, paymentOf, type TestSandbox } from '../testing/open-test-sandbox.ts'
import { findFrameOrigin } from './origins.ts'

let sandbox: TestSandbox
before(async () => {
  sandbox = await openTestSandbox()
})
after(() => sandbox.close())

const frame = (query: Record<string, string>) => fetch(`${sandbox.url}/card-frame?${new URLSearchParams(query)}`)
const CARD = { number: '4111111111111111', expiryMonth: '03', expiryYear: '2030', securityCode: '737' }

test('the frame has the four labelled fields in the site’s look and only that shop may embed it', async () => {
  const response = await frame({ site: 'mollini', origin: 'http://mollini.localhost:3000', session: 'abc_1' })
  const policy = response.headers.get('content-security-policy') ?? ''
  assert.match(policy, /frame-ancestors http:\/\/mollini\.localhost:3000$/)
  assert.match(policy, /default-src 'none'; script-src 'self';/)
  const markup = await response.text()
  for (const label of ['Card number', 'Expiry date', 'Security code', 'Name on card'])
    assert.ok(markup.includes(`>${label}</label>`), label)
  assert.ok(markup.includes(`--ink:${brandOf('mollini').theme.ink}`))
  assert.ok(markup.includes('data-session="abc_1"'))
})

test('other origins, unknown sites and invalid sessions get no frame', async () => {
  assert.equal((await frame({ site: 'mollini', origin: 'http://evil.example' })).status, 403)
  assert.equal((await frame({ site: 'mollini' })).status, 403)
  assert.equal((await frame({ site: 'other', origin: 'http://mollini.localhost:3000' })).status, 404)
  assert.equal(
    (await frame({ site: 'mollini', origin: 'http://mollini.localhost:3000', session: '"><script>' })).status,
    404,
  )
})

test('origins are exact', () => {
  assert.equal(findFrameOrigin('http://mollini.localhost:3000/path', []), undefined)
  assert.equal(findFrameOrigin('javascript:alert(1)', []), undefined)
  assert.equal(findFrameOrigin("http://mollini.localhost:3000; script-src 'unsafe-inline'", []), undefined)
  assert.equal(findFrameOrigin('https://shop.example', ['https://shop.example']), 'https://shop.example')
})

test('a card becomes opaque values that can pay, hide the number and are never written to disk', async () => {
  const { status, body } = await sandbox.call('/card-frame/tokenise', CARD)
  assert.equal(status, 201)
  assert.ok(!JSON.stringify(body).includes('4111'))
  const payment = paymentOf('token-001-1')
  const paid = await sandbox.call('/adyen/v71/payments', {
    ...payment,
    paymentMethod: { ...payment.paymentMethod, ...body },
  })
  assert.equal(paid.body.resultCode, 'Authorised')
  const ledger = await readFile(join(sandbox.dataDirectory, 'sandbox', 'ledger.jsonl'), 'utf8')
  assert.ok(ledger.includes('token-001-1') && !ledger.includes(CARD.number))
})

test('an incomplete card is refused', async () => {
  for (const over of [{ number: '4111111111111112' }, { expiryMonth: '13' }, { securityCode: '' }, { number: 4111 }]) {
    assert.equal((await sandbox.call('/card-frame/tokenise', { ...CARD, ...over })).status, 422)
  }
})

test('values expire after 15 minutes', () => {
  let now = 0
  const vault = createVault(() => now)
  const { encryptedCardNumber } = vault.seal(CARD)
  assert.equal(vault.open(encryptedCardNumber), CARD.number)
  now = 15 * 60_000
  assert.equal(vault.open(encryptedCardNumber), undefined)
})
