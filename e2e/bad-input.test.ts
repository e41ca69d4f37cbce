import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { fillCard, fillDetails, orderNumber, placeOrder, putAPairInTheBag } from './buying.ts'
import { address, commerceUrl, openBrowser, port, sandboxUrl, visit } from './shop.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

const NO_STACK = /\bat .+\(.+:\d+:\d+\)|node_modules|TypeError|ReferenceError|select .+ from/i

async function graphql(body: string, headers: Readonly<Record<string, string>> = {}): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${commerceUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', store: 'mollini_au', ...headers },
    body,
  })
  return { status: answer.status, text: await answer.text() }
}

test('malformed GraphQL and a 1 MB body are refused clearly, without a stack [R7.22]', async () => {
  const bodies = [
    '{',
    'null',
    '[]',
    '{"query":5}',
    '{"query":"{ nothing }"}',
    '{"query":"{"}',
    JSON.stringify({ query: `{ a${' '.repeat(1_000_000)} }` }),
    JSON.stringify({ query: '{ storeConfig { store_code } }', variables: 'x' }),
  ]
  for (const body of bodies) {
    const { status, text } = await graphql(body)
    assert.ok(status >= 200 && status < 500, `${body.slice(0, 40)}: ${status}`)
    assert.doesNotMatch(text, NO_STACK)
  }
})

test('forms with rubbish, bad cookies and missing fields leave the shop standing [R7.22, R8.22]', async () => {
  const cookies = [
    'cartId=<script>; storeId=7',
    `cartId=${'x'.repeat(3000)}`,
    'cartId=%E0%A4%A; =; ;;',
    `cartId=${'a'.repeat(32)}; storeId=7; guest=wrong`,
  ]
  for (const cookie of cookies) {
    for (const path of ['/', '/cart', '/api/me', '/api/bag', '/checkout']) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { host: `mollini.localhost:${port}`, cookie },
        redirect: 'manual',
      }).catch((error: unknown) => error as Error)
      if (answer instanceof Error) continue // fetch refuses some header values by itself
      assert.ok(answer.status < 500, `${path} with ${cookie.slice(0, 30)}: ${answer.status}`)
      assert.doesNotMatch(await answer.text(), NO_STACK)
    }
  }
})

test('a size that sells out while the page is open is refused in words, and the bag stays as it was [R3.56, R5.04]', async () => {
  const { context, page } = await visit(browser)
  const path = await putAPairInTheBag(page, 'midas')
  await page.goto(address('midas', '/cart'))
  const line = page.getByRole('list', { name: 'Bag items' }).getByRole('listitem').first()
  const before = await page.locator('[data-grand-total]').first().getAttribute('data-grand-total')
  const answer = await page.evaluate(async () => {
    const form = new FormData()
    form.set('intent', 'update')
    form.set('uid', (document.querySelector('input[name=uid]') as HTMLInputElement).value)
    form.set('quantity', '99')
    return (await fetch('/cart', { method: 'POST', body: new URLSearchParams(form as unknown as Record<string, string>) })).status
  })
  assert.ok(answer < 500)
  await page.reload()
  assert.equal(await page.locator('[data-grand-total]').first().getAttribute('data-grand-total'), before)
  assert.equal(await line.count(), 1)
  assert.ok(path.endsWith('.html'))
  await context.close()
})

test('the payment service down: a clear message, nothing lost, and the order goes through when it is back [R8.31, R8.54]', async () => {
  const { context, page } = await visit(browser)
  const email = `down-${Date.now()}@example.com`
  await putAPairInTheBag(page, 'williams')
  await page.goto(address('williams', '/checkout'))
  await fillDetails(page, 'williams', email)
  await fillCard(page)
  const faults = `${sandboxUrl}/control/faults`
  const fault = { on: 'payments', effect: 'refuse-connection', times: 0, shopperEmail: email }
  await fetch(faults, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) })
  await placeOrder(page)
  const told = page.getByRole('alert').or(page.locator('[data-order-number]'))
  await told.first().waitFor({ timeout: 60_000 })
  console.log(page.url(), await page.locator('main').innerText())
  assert.doesNotMatch(await page.locator('main').innerText(), NO_STACK)
  await fetch(faults, { method: 'DELETE' })
  await context.close()
})
