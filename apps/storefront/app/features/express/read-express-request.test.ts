import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readExpressRequest } from './read-express-request.ts'

const PAY = { step: 'pay', wallet: 'applepay', cartId: 'c', stateData: '{}', key: 'k' }
const ADDRESS = { street: ['1 High St'], city: 'Perth' }

test('the steps of a wallet are read as they were sent', () => {
  for (const request of [
    { step: 'start', sku: 'A', option: 'b' },
    { step: 'open', cartId: 'c' },
    { step: 'update', cartId: 'c', address: { postcode: '6000' }, option: 'x:y' },
    { step: 'cancel', cartId: 'c' },
    PAY,
    { ...PAY, address: ADDRESS, email: 'ana@example.com' },
  ])
    assert.deepEqual({ ...readExpressRequest(JSON.stringify(request)) }, { address: undefined, ...request })
})

test('anything else is refused', () => {
  for (const text of ['', '{', 'null', '[]', '"pay"', '5', '{"step":"toString"}', '{"step":"__proto__"}'])
    assert.equal(readExpressRequest(text), undefined, text)
  for (const request of [
    { step: ['pay'] },
    { step: 'start', sku: 'A' },
    { step: 'start', sku: 5, option: 'b' },
    { step: 'open', cartId: null },
    { step: 'update', cartId: 'c', option: ['x'] },
    { step: 'update', cartId: 'c', address: 'Perth' },
    { ...PAY, address: { city: 'Perth' } },
    { ...PAY, address: [] },
    { ...PAY, key: undefined },
  ])
    assert.equal(readExpressRequest(JSON.stringify(request)), undefined, JSON.stringify(request))
})
