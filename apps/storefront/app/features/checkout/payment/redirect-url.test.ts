import assert from 'node:assert/strict'
import { test } from 'node:test'
import { redirectUrl } from './redirect-url.ts'

test('only http(s) addresses of redirects are followed [A72]', () => {
  const action = (url: string, type = 'redirect') => JSON.stringify({ type, method: 'GET', url })
  assert.equal(redirectUrl(action('https://bank.example/a?b=c')), 'https://bank.example/a?b=c')
  for (const odd of [
    action('javascript:alert(1)'),
    action('//bank.example'),
    action('https://x', 'threeDS2'),
    '{}',
    'null',
    'Redirect',
    '',
    null,
  ])
    assert.equal(redirectUrl(odd), undefined)
})
