import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { brandOf } from '@welt/brands'
import { openTestSandbox, type TestSandbox } from '../testing/open-test-sandbox.ts'

let sandbox: TestSandbox
before(async () => {
  sandbox = await openTestSandbox()
})
after(() => sandbox.close())

const CARD = { number: '4111 1111 1111 1111', expiry: '03/30', code: '737', holder: 'Ana Bell', decision: 'pay' }
const here = (url: string) => url.replace('http://bank.test', sandbox.url)

async function open(reference: string, over: object = {}) {
  const { status, body } = await sandbox.call('/adyen/v71/sessions', {
    merchantAccount: 'WeltSandbox',
    reference,
    amount: { value: 12995, currency: 'AUD' },
    returnUrl: 'http://mollini.localhost:3000/checkout/return?x=1',
    mode: 'hosted',
    expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
    ...over,
  })
  assert.equal(status, 201)
  assert.equal(body.sessionData, undefined)
  return { id: String(body.id), url: here(String(body.url)) }
}

const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

async function resultOf(id: string, location: string | null) {
  const back = new URL(location ?? '')
  assert.equal(back.origin + back.pathname, 'http://mollini.localhost:3000/checkout/return')
  assert.deepEqual([back.searchParams.get('x'), back.searchParams.get('sessionId')], ['1', id])
  const query = new URLSearchParams({ sessionResult: back.searchParams.get('sessionResult') ?? '' })
  const answer = await fetch(`${sandbox.url}/adyen/v71/sessions/${id}?${query}`, { headers: { 'x-api-key': 'x' } })
  assert.equal(answer.status, 200)
  return (await answer.json()) as {
    status: string
    reference: string
    payments: { resultCode: string; pspReference: string; amount: object }[]
  }
}

async function chargesOf(reference: string) {
  const answer = await fetch(`${sandbox.url}/control/charges?merchantReference=${reference}`)
  return ((await answer.json()) as { charges: { state: string }[] }).charges.map(({ state }) => state)
}

async function statusOf(reference: string) {
  for (let waitedMs = 0; waitedMs < 90_000; waitedMs += 20) {
    const found = sandbox.received.filter(({ item }) => item.merchantReference === reference)
    if (found.length > 0) return found.map(({ item }) => `${item.eventCode} ${item.success} ${item.amount.value}`)
    await new Promise((done) => setTimeout(done, 20))
  }
  throw new Error(`nothing was told of ${reference}`)
}

test('the hosted page has the labelled fields in the shop’s look, no script and a strict policy [J06]', async () => {
  const { url } = await open('look-0001-1')
  const response = await fetch(url)
  const markup = await response.text()
  for (const label of ['Card number', 'Expiry date', 'Security code', 'Name on card'])
    assert.ok(markup.includes(`>${label}</label>`), label)
  for (const text of [
    'Pay $129.95</button>',
    'Cancel</button>',
    'look-0001-1',
    'Mollini',
    `--ink:${brandOf('mollini').theme.ink}`,
  ])
    assert.ok(markup.includes(text), text)
  assert.ok(!markup.includes('<script'))
  const policy = response.headers.get('content-security-policy') ?? ''
  assert.match(policy, /^default-src 'none'; style-src 'sha256-/)
  assert.match(policy, /form-action 'self' http:\/\/mollini\.localhost:3000; base-uri 'none'; frame-ancestors 'none'$/)
})

test('a paid session has one result and one notification, however often it is sent [R7.91, J06]', async () => {
  const { id, url } = await open('paid-0001-1')
  const answers = await Promise.all([post(url, CARD), post(url, CARD), post(url, { ...CARD, decision: 'cancel' })])
  const locations = new Set(answers.map((answer) => answer.headers.get('location')))
  assert.equal(locations.size, 1)
  const [location = null] = locations
  const result = await resultOf(id, location)
  assert.deepEqual([result.status, result.reference], ['completed', 'paid-0001-1'])
  assert.deepEqual(
    result.payments.map(({ resultCode, amount }) => [resultCode, amount]),
    [['Authorised', { value: 12995, currency: 'AUD' }]],
  )
  assert.deepEqual(await statusOf('paid-0001-1'), ['AUTHORISATION true 12995'])
  await sandbox.restart()
  assert.equal(
    (await fetch(here(url).replace(/http:\/\/[^/]+/, sandbox.url), { redirect: 'manual' })).headers.get('location'),
    location,
  )
  assert.deepEqual(await chargesOf('paid-0001'), ['authorised'])
  const ledger = await readFile(join(sandbox.dataDirectory, 'sandbox', 'ledger.jsonl'), 'utf8')
  assert.ok(!ledger.includes('4111111111111111') && !ledger.includes('4111 1111'))
})

test('errors are beside their fields; input stays, except for the security code', async () => {
  const { url } = await open('wrong-001-1')
  const answer = await post(url, { ...CARD, number: '4111 1111 1111 1112', code: '7', holder: '"><script>' })
  assert.equal(answer.status, 422)
  const markup = await answer.text()
  assert.match(
    markup,
    /id="number"[^>]*aria-describedby="number-hint number-error"[^>]*value="4111 1111 1111 1112" aria-invalid="true" autofocus/,
  )
  assert.match(markup, /id="number-error">Check the card number\./)
  assert.match(markup, /id="code-error">The security code has 3 digits\./)
  assert.ok(markup.includes('value="03/30"') && !markup.includes('value="7"') && !markup.includes('<script>'))
  assert.deepEqual(await chargesOf('wrong-001'), [])
})

test('a refused card, a cancelled page and an expired session redirect with their outcome', async () => {
  const refused = await open('no-00001-1')
  const refusedResult = await resultOf(
    refused.id,
    (await post(refused.url, { ...CARD, number: '4000000000000002' })).headers.get('location'),
  )
  assert.deepEqual([refusedResult.status, refusedResult.payments], ['refused', []])
  assert.deepEqual(await statusOf('no-00001-1'), ['AUTHORISATION false 12995'])
  const left = await open('left-0001-1')
  const leftAnswer = await post(left.url, { decision: 'cancel' })
  assert.equal((await resultOf(left.id, leftAnswer.headers.get('location'))).status, 'canceled')
  assert.equal((await post(left.url, CARD)).headers.get('location'), leftAnswer.headers.get('location'))
  assert.deepEqual(await chargesOf('left-0001'), [])
  const old = await open('old-00001-1', { expiresAt: new Date(Date.now() - 1000).toISOString() })
  assert.equal((await resultOf(old.id, (await post(old.url, CARD)).headers.get('location'))).status, 'expired')
  assert.deepEqual(await chargesOf('old-00001'), [])
})

test('3-D Secure on the hosted page returns from the bank with the session’s result', async () => {
  const { id, url } = await open('tds-00009-1')
  const bank = (await post(url, { ...CARD, number: '4917610000000000' })).headers.get('location') ?? ''
  assert.match(bank, /\/bank\//)
  assert.equal((await fetch(url, { redirect: 'manual' })).headers.get('location'), bank)
  const back = (await post(here(bank), { decision: 'approve', password: 'password' })).headers.get('location') ?? ''
  const result = await resultOf(id, (await fetch(here(back), { redirect: 'manual' })).headers.get('location'))
  assert.deepEqual([result.status, result.payments[0]?.resultCode], ['completed', 'Authorised'])
})

test('a made-up result, page or return address is refused', async () => {
  const { id } = await open('forged-01-1')
  const getSession = (query: string) =>
    fetch(`${sandbox.url}/adyen/v71/sessions/${id}${query}`, { headers: { 'x-api-key': 'x' } })
  assert.equal((await getSession('?sessionResult=made-up')).status, 422)
  assert.equal((await getSession('')).status, 422)
  assert.equal((await fetch(`${sandbox.url}/hosted/made-up`)).status, 404)
  const wrong = {
    merchantAccount: 'WeltSandbox',
    reference: 'r-1',
    amount: { value: 1, currency: 'AUD' },
    returnUrl: 'javascript:alert(1)',
    mode: 'hosted',
  }
  assert.equal((await sandbox.call('/adyen/v71/sessions', wrong)).status, 422)
})
