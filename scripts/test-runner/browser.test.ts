import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { ensureChromium } from './chromium.ts'
import { ensureNginx } from './nginx.ts'

const { CHROMIUM, NGINX } = process.env
afterEach(() => {
  for (const [name, value] of Object.entries({ CHROMIUM, NGINX })) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
})

test('a named browser or nginx that does not exist is reported, not replaced by another', () => {
  process.env.CHROMIUM = '/nowhere/chromium'
  assert.throws(ensureChromium, {
    message: 'CHROMIUM names /nowhere/chromium, where nothing is. Name a Chromium, or leave the setting out.',
  })
  process.env.NGINX = '/nowhere/nginx'
  assert.throws(ensureNginx, {
    message: 'NGINX names /nowhere/nginx, which does not run. Name an nginx, or leave the setting out.',
  })
})
