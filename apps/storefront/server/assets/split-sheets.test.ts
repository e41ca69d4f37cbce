import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitSheet } from './split-sheets.ts'

test('a layer’s blocks are moved out of a sheet whole, and the rest keeps its order', () => {
  const css =
    '.a{color:red}@layer second{@layer ui{.b{color:red}}@keyframes c{to{opacity:0}}}.d{}@layer second{.e{}}@layer home{.f{}}'
  assert.deepEqual(splitSheet(css, 'second'), {
    rest: '.a{color:red}.d{}@layer home{.f{}}',
    blocks: '@layer ui{.b{color:red}}@keyframes c{to{opacity:0}}.e{}',
  })
  assert.deepEqual(splitSheet('.a{}', 'second'), { rest: '.a{}', blocks: '' })
  assert.throws(() => splitSheet('@layer second{.a{}', 'second'), /ends inside a block/)
})
