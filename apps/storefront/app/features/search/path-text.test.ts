import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchTextOfPath } from './path-text.ts'

test('an unknown address gives the words of its last part', () => {
  const cases = {
    '/noor-sling.html': 'noor sling',
    '/women/boots/chelsea_boots/': 'chelsea boots',
    '/caf%C3%A9-shoe': 'café shoe',
    '/%E0%A4%A': 'E0 A4 A',
    '/%22%3E%3Cscript%3E': 'script',
    '/': '',
    [`/${'a'.repeat(300)}`]: 'a'.repeat(60),
  }
  for (const [path, words] of Object.entries(cases)) assert.equal(searchTextOfPath(path), words, path)
})
