import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from './config.ts'

const settings = { DATABASE_URL: 'postgres://none' }
const production = {
  ...settings,
  WELT_ENV: 'production',
  ADYEN_API_KEY: 'key',
  LOYALTY_URL: 'https://loyalty.example',
  LOYALTY_API_KEY: 'key',
  ADYEN_HMAC_KEYS: 'ab'.repeat(32),
  ...Object.fromEntries(
    ['SERVICE_KEY', 'PURGE_TOKEN', 'SIGNING_SECRET', 'ADYEN_WEBHOOK_PASSWORD'].map((name) => [name, 's'.repeat(32)]),
  ),
}

test('the inventory feed is the sandbox’s where none is set; in production its own needs a key', () => {
  assert.equal(readConfig(settings).inventory.url, undefined)
  assert.equal(readConfig({ ...settings, SANDBOX_URL: 'http://x' }).inventory.url, 'http://x/inventory')
  const own = { INVENTORY_URL: 'https://stock.example', INVENTORY_KEY: 'key' }
  assert.deepEqual(readConfig({ ...production, ...own }).inventory, { url: own.INVENTORY_URL, key: 'key' })
  assert.throws(() => readConfig({ ...production, ...own, INVENTORY_KEY: '' }), /INVENTORY_KEY/)
  assert.throws(() => readConfig({ ...settings, INVENTORY_URL: 'stock' }), /INVENTORY_URL/)
})

test('keys of webhooks are hexadecimal, since any other text would be an empty key', () => {
  assert.deepEqual(
    readConfig({ ...settings, ADYEN_HMAC_KEYS: `${'ab'.repeat(32)},${'CD'.repeat(32)}` }).adyen.hmacKeys.length,
    2,
  )
  for (const keys of [
    'not hexadecimal at all, but long enough to look like a good key',
    'abcd',
    `${'ab'.repeat(32)},zz`,
    ',',
  ])
    assert.throws(() => readConfig({ ...settings, ADYEN_HMAC_KEYS: keys }), /ADYEN_HMAC_KEYS/, keys)
})

test('previous signing secrets are as long as the present one; none is the rule', () => {
  const [last, older] = ['a'.repeat(32), 'b'.repeat(40)]
  assert.deepEqual(readConfig({ ...settings, PREVIOUS_SIGNING_SECRETS: `${last},${older}` }).previousSigningSecrets, [
    last,
    older,
  ])
  assert.deepEqual(readConfig(settings).previousSigningSecrets, [])
  assert.throws(
    () => readConfig({ ...settings, PREVIOUS_SIGNING_SECRETS: `${last},short` }),
    /PREVIOUS_SIGNING_SECRETS/,
  )
})

test('production starts with secrets of its own only', () => {
  assert.equal(readConfig(production).environment, 'production')
  for (const name of ['SERVICE_KEY', 'PURGE_TOKEN', 'SIGNING_SECRET', 'ADYEN_WEBHOOK_PASSWORD', 'ADYEN_HMAC_KEYS']) {
    assert.throws(() => readConfig({ ...production, [name]: undefined }), new RegExp(name))
    assert.throws(() => readConfig({ ...production, [name]: 'short' }), new RegExp(name))
  }
})

test('production counts limits once, hides its schema and answers its own documents alone', () => {
  const config = readConfig({ ...production, LIMIT_MULTIPLIER: '1000' })
  assert.deepEqual([config.limitMultiplier, config.isIntrospectionOn, config.areAdHocQueriesRefused], [1, false, true])
  assert.equal(readConfig({ ...production, AD_HOC_QUERIES: 'on' }).areAdHocQueriesRefused, false)
  assert.equal(readConfig(settings).areAdHocQueriesRefused, false)
})

test('without an API key, or with an empty one, the sandbox is asked, and with its own password', () => {
  for (const ADYEN_API_KEY of [undefined, '']) {
    const { adyen } = readConfig({
      ...production,
      SANDBOX_PASSWORD: 'a good password',
      ADYEN_API_KEY,
      SANDBOX_URL: 'http://x',
    })
    assert.deepEqual([adyen.apiKey, adyen.baseUrl], ['a good password', 'http://x/adyen'])
    assert.equal(readConfig({ ...settings, ADYEN_API_KEY }).adyen.apiKey, 'sandbox')
  }
})

test('the loyalty service is the sandbox where none is set; production needs one with its key', () => {
  assert.equal(readConfig({ ...settings, SANDBOX_URL: 'http://x' }).loyalty.url, 'http://x/loyalty')
  assert.equal(readConfig(settings).loyalty.url, undefined)
  assert.equal(readConfig({ ...settings, SANDBOX_URL: 'http://x', LOYALTY_URL: 'https://y' }).loyalty.url, 'https://y')
  assert.throws(() => readConfig({ ...production, LOYALTY_URL: undefined }), /LOYALTY_URL/)
  assert.throws(() => readConfig({ ...production, LOYALTY_API_KEY: undefined }), /LOYALTY_API_KEY/)
  assert.throws(() => readConfig({ ...settings, LOYALTY_URL: 'no address' }), /LOYALTY_URL/)
})
