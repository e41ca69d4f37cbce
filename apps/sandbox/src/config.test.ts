import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from './config.ts'

const ENV = { ADYEN_HMAC_KEYS: '44782DEF547AAA06C910C43932B1EB0C', ADYEN_WEBHOOK_PASSWORD: 'secret' }

test('the sandbox refuses production unless a setting allows it', () => {
  assert.throws(() => readConfig({ ...ENV, WELT_ENV: 'production' }), /SANDBOX=on/)
  assert.throws(() => readConfig({ ...ENV, NODE_ENV: 'production' }), /SANDBOX=on/)
  const production = { ...ENV, NODE_ENV: 'production', SANDBOX: 'on' }
  assert.throws(() => readConfig(production), /SANDBOX_PASSWORD is missing/)
  assert.throws(
    () => readConfig({ ...production, SANDBOX_PASSWORD: 'short' }),
    /SANDBOX_PASSWORD must have at least 12/,
  )
  assert.equal(readConfig({ ...production, SANDBOX_PASSWORD: 'a long enough one' }).isControlOn, false)
})

test('a missing or wrong setting is named', () => {
  assert.throws(() => readConfig({}), /ADYEN_HMAC_KEYS/)
  assert.throws(() => readConfig({ ...ENV, ADYEN_HMAC_KEYS: 'xyz' }), /ADYEN_HMAC_KEYS/)
  assert.throws(() => readConfig({ ...ENV, SANDBOX_PORT: 'abc' }), /SANDBOX_PORT/)
  assert.equal(readConfig(ENV).port, 3002)
})
