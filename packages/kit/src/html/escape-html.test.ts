import assert from 'node:assert/strict'
import { test } from 'node:test'
import { escapeHtml } from './escape-html.ts'

test('a text appears in HTML unchanged, between tags and between double quotes', () => {
  assert.equal(escapeHtml('Size 8'), 'Size 8')
  assert.equal(
    escapeHtml('"><script>alert(1)</script>&amp;'),
    '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;',
  )
})
