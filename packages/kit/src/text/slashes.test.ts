import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { withoutEndSlashes, withoutOuterSlashes } from './slashes.ts'

test('slashes around a path are left out, those within it stay', () => {
  for (const [path, ended, bare] of [
    ['', '', ''],
    ['/', '', ''],
    ['///', '', ''],
    ['/women/boots//', '/women/boots', 'women/boots'],
    ['//a//b', '//a//b', 'a//b'],
  ] as const) {
    assert.equal(withoutEndSlashes(path), ended)
    assert.equal(withoutOuterSlashes(path), bare)
  }
})

test('a path of a million slashes takes no longer than any other of its length', () => {
  const path = `x${'/'.repeat(1_000_000)}x`
  for (const shorten of [withoutEndSlashes, withoutOuterSlashes])
    assert.equal(runInNewContext('shorten(path)', { shorten, path }, { timeout: 20_000 }), path)
})
