import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestSandbox, type TestSandbox } from '../testing/open-test-sandbox.ts'

let sandbox: TestSandbox
before(async () => {
  sandbox = await openTestSandbox()
})
after(() => sandbox.close())

interface Page {
  readonly rows: readonly { readonly sku: string; readonly on_hand: number; readonly sequence: number }[]
  readonly cursor: string
  readonly has_more: boolean
}

const report = (fields: Readonly<Record<string, string>>) =>
  fetch(`${sandbox.url}/inventory`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
const read = (query = '', key = 'sandbox') =>
  fetch(`${sandbox.url}/inventory/v1/stock${query}`, { headers: key ? { 'x-api-key': key } : {} })
const page = async (query = '') => (await (await read(query)).json()) as Page
const fail = (effect: string) =>
  fetch(`${sandbox.url}/control/faults`, { method: 'POST', body: JSON.stringify({ on: 'inventory', effect }) })

test('what the page was given is read in pages, then what changed, across a restart', async () => {
  for (const [sku, pieces] of [
    ['a-1', '2'],
    ['A-2', '3'],
    ['A-1', '1'],
  ] as const)
    assert.equal((await report({ sku, source: 'M01', on_hand: pieces })).status, 303)
  await sandbox.restart()
  const first = await page('?limit=1')
  assert.deepEqual([first.rows[0]?.sku, first.cursor, first.has_more], ['A-2', '2', true])
  const second = await page(`?limit=1&after=${first.cursor}`)
  assert.deepEqual([second.rows[0]?.on_hand, second.cursor, second.has_more], [1, '3', false])
  assert.deepEqual((await page('?after=3')).rows, [])
})

test('a wrong form is shown again with its error, and reports nothing', async () => {
  for (const wrong of [{ sku: '' }, { source: '' }, { on_hand: '-1' }, { minutes_ago: 'now' }]) {
    const answer = await report({ sku: '<b>', source: 'M01', on_hand: '1', ...wrong })
    assert.equal(answer.status, 422)
    assert.match(await answer.text(), /role="alert">Enter/)
  }
  assert.equal((await page()).cursor, '3')
  assert.match(await (await fetch(`${sandbox.url}/inventory`)).text(), /A-1.*M01/)
})

test('an unknown cursor is gone, a key is needed', async () => {
  assert.equal((await read('?after=99')).status, 410)
  assert.equal((await read('?after=x')).status, 410)
  assert.equal((await read('?limit=0')).status, 422)
  assert.equal((await read('', '')).status, 401)
})

test('faults: down, rubbish, rows out of order', async () => {
  await fail('error-500')
  assert.equal((await read()).status, 500)
  await fail('wrong-answer')
  assert.deepEqual(Object.keys(await page()), ['nothing'])
  await fail('refuse-connection')
  await assert.rejects(read())
  await fail('out-of-order')
  assert.deepEqual(
    (await page('?after=3')).rows.map(({ sequence }) => sequence),
    [3, 2],
  )
})
