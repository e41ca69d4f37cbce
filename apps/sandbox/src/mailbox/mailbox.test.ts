import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestSandbox, paymentOf, type TestSandbox } from '../testing/open-test-sandbox.ts'

let sandbox: TestSandbox
before(async () => {
  sandbox = await openTestSandbox()
})
after(() => sandbox.close())

const mail = (over: Record<string, string> = {}) => ({
  messageId: '<order-confirmation.100001234@mollini.example>',
  from: 'Mollini <orders@mollini.example>',
  to: 'ana@example.com',
  subject: 'Your <b>order</b>',
  html: '<p>Hello</p><script>alert(1)</script>',
  text: 'Hello & welcome',
  site: 'mollini',
  ...over,
})
const messages = async (query = '') =>
  (
    (await (await fetch(`${sandbox.url}/mailbox/messages.json${query}`)).json()) as {
      messages: { id: string; to: string }[]
    }
  ).messages

test('a mail is stored once per message id, even across a restart', async () => {
  assert.equal((await sandbox.call('/mailbox/messages', mail())).status, 201)
  await sandbox.call('/mailbox/messages', mail({ subject: 'again' }))
  await sandbox.restart()
  await sandbox.call('/mailbox/messages', mail({ messageId: '<2@x>', to: 'bo@example.com', site: 'midas' }))
  assert.equal((await messages()).length, 2)
  assert.equal((await messages('?to=ANA@example.com')).length, 1)
  assert.equal((await messages('?site=midas'))[0]?.to, 'bo@example.com')
})

test('the pages escape the content of mails and run none of it', async () => {
  await sandbox.call('/mailbox/messages', mail())
  const list = await fetch(`${sandbox.url}/mailbox?site=mollini`)
  assert.ok((await list.text()).includes('Your &lt;b&gt;order&lt;/b&gt;'))
  const [first] = await messages('?site=mollini')
  const page = await (await fetch(`${sandbox.url}/mailbox/messages/${first?.id}`)).text()
  assert.ok(page.includes('Hello &amp; welcome'))
  assert.match(page, /<iframe[^>]* sandbox="allow-popups/)
  const content = await fetch(`${sandbox.url}/mailbox/messages/${first?.id}/html`)
  assert.match(content.headers.get('content-security-policy') ?? '', /^sandbox allow-popups [^;]*; default-src 'none'/)
})

test('a mail without recipient or with wrong types is refused', async () => {
  assert.equal((await sandbox.call('/mailbox/messages', mail({ to: '' }))).status, 422)
  assert.equal((await sandbox.call('/mailbox/messages', { ...mail(), html: 1 })).status, 422)
})

test('a text message is stored once per id, and the mailbox page shows it escaped', async () => {
  const text = { id: 'order-ready-1-1', to: '+61491570156', from: 'Mollini', text: 'Code <b>R7K</b>', site: 'mollini' }
  assert.equal((await sandbox.call('/mailbox/texts', text)).status, 201)
  await sandbox.restart()
  assert.equal((await sandbox.call('/mailbox/texts', { ...text, text: 'again' })).status, 201)
  assert.equal((await sandbox.call('/mailbox/texts', { ...text, to: '' })).status, 422)
  const { texts } = (await (await fetch(`${sandbox.url}/mailbox/texts.json?site=mollini`)).json()) as {
    texts: unknown[]
  }
  assert.equal(texts.length, 1)
  const page = await (await fetch(`${sandbox.url}/mailbox?site=mollini`)).text()
  assert.match(page, /Text messages<\/h2>[\s\S]*\+61491570156[\s\S]*Code &lt;b&gt;R7K/)
})

test('an unknown message is not found', async () => {
  assert.equal((await fetch(`${sandbox.url}/mailbox/messages/nothing`)).status, 404)
})

test('mailbox and data need a password; paying does not', async () => {
  const locked = await openTestSandbox('a good password')
  const basic = (password: string) => ({
    authorization: `Basic ${Buffer.from(`anybody:${password}`).toString('base64')}`,
  })
  const statusOf = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${locked.url}${path}`, { headers, redirect: 'manual' })).status
  try {
    const shown = [
      '/',
      '/mailbox',
      '/mailbox/messages.json',
      '/adyen/v71/payments/status?merchantReference=1',
      '/control/charges',
    ]
    for (const path of shown) {
      const answer = await fetch(`${locked.url}${path}`)
      assert.equal(answer.status, 401, path)
      assert.match(answer.headers.get('www-authenticate') ?? '', /^Basic /)
      assert.doesNotMatch(await answer.text(), /Mollini|charges|payments/)
      assert.equal(await statusOf(path, basic('a wrong password')), 401, path)
      assert.equal(await statusOf(path, { 'x-api-key': 'sandbox' }), 401, path)
      assert.notEqual(await statusOf(path, { ...basic('a good password'), 'x-api-key': 'a good password' }), 401, path)
    }
    for (const path of ['/livez', '/readyz', '/checkoutshopper/scripts/card-field.js'])
      assert.equal(await statusOf(path), 200, path)
    for (const path of ['/bank/nobody', '/hosted/nobody']) assert.equal(await statusOf(path), 404, path)
    assert.equal((await locked.call('/mailbox/messages', mail(), basic('a good password'))).status, 201)
    assert.equal(
      (await locked.call('/adyen/v71/payments', paymentOf('locked-1'), { 'x-api-key': 'a good password' })).status,
      200,
    )
  } finally {
    await locked.close()
  }
})

test('a preview replaces the one before, is shown by site, escaped, and runs nothing', async () => {
  const preview = {
    site: 'mathers',
    kind: 'order-shipped',
    subject: 'Your <b>boots</b>',
    html: '<p>Hi</p>',
    text: 'Hi & bye',
  }
  for (const subject of ['first', preview.subject])
    assert.equal((await sandbox.call('/mailbox/previews', { ...preview, subject })).status, 201)
  for (const wrong of [{ site: 'nowhere' }, { kind: '../x' }, { html: 1 }])
    assert.equal((await sandbox.call('/mailbox/previews', { ...preview, ...wrong })).status, 422)
  const list = async (site: string) => (await fetch(`${sandbox.url}/mailbox?site=${site}`)).text()
  assert.match(
    await list('mathers'),
    /previews\/mathers\/order-shipped">order-shipped<\/a><\/td><td>Your &lt;b&gt;boots/,
  )
  assert.doesNotMatch(await list('midas'), /order-shipped/)
  const page = await fetch(`${sandbox.url}/mailbox/previews/mathers/order-shipped`)
  assert.match(await page.text(), /class="mail phone"[^>]* sandbox="allow-popups[\s\S]*Hi &amp; bye/)
  const content = await fetch(`${sandbox.url}/mailbox/previews/mathers/order-shipped/html`)
  assert.match(content.headers.get('content-security-policy') ?? '', /^sandbox allow-popups [^;]*; default-src 'none'/)
  assert.equal((await fetch(`${sandbox.url}/mailbox/previews/midas/order-shipped`)).status, 404)
})
