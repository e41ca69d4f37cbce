import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parcelPointRoutes } from './routes.ts'

const post = async (fields: Readonly<Record<string, string>>) => {
  const [route] = parcelPointRoutes
  assert.ok(route)
  const body = new URLSearchParams(fields).toString()
  return route.handle({
    method: 'POST',
    url: new URL('http://sandbox.test/parcel-point'),
    params: {},
    headers: {},
    body,
  })
}

test('the parcel-point page takes the posted data, and each choice leads back to the shop', async () => {
  const back = 'http://mollini.localhost:3000/return/view?return=abc&sent=1'
  const { status, body } = await post({ return_number: '3000101', shop: '<Mollini>', return_url: back })
  assert.equal(status, 200)
  assert.match(String(body), /3000101/)
  assert.match(String(body), /&lt;Mollini&gt;/)
  assert.match(
    String(body),
    /href="http:\/\/mollini\.localhost:3000\/return\/view\?return=abc&amp;sent=1&amp;point=Newsagent/,
  )
  for (const wrong of [{}, { return_number: '1' }, { return_number: '1', return_url: 'javascript:alert(1)' }])
    assert.equal((await post(wrong)).status, 400)
})
