import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inSize, lastText, nounOf, ONE_SIZE, sizeInFull, sizeInScale, sizeInText } from './size-text.ts'

test('a size is shown in its own scale with its counterpart, or alone without one', () => {
  assert.equal(sizeInFull('38', 'EUW', { au: '7', eu: '38' }), 'EU 38 (AU 7)')
  assert.equal(sizeInFull('7', 'AUW', { au: '7', eu: '38' }), 'AU 7 (EU 38)')
  assert.equal(sizeInFull('38', 'EUW', null), 'EU 38')
  assert.equal(sizeInFull('38', null, { au: '7', eu: '38' }), '38')
  assert.equal(sizeInFull('One size', 'EUW', { au: '7' }), 'One size')
  assert.equal(sizeInScale('8.5', 'AUM'), 'AU 8.5')
})

test('goods in one size are spoken of without a size, and are no pair', () => {
  assert.deepEqual([sizeInText('EU 38'), sizeInText(ONE_SIZE)], ['size EU 38', 'one size'])
  assert.deepEqual([lastText('EU 38'), lastText(undefined), lastText(ONE_SIZE)], ['Last pair', 'Last pair', 'Last one'])
  assert.deepEqual(['EU 38', undefined, ONE_SIZE].map(inSize), [' in EU 38', '', ''])
  assert.deepEqual([nounOf(['Bone, EU 38']), nounOf(['Bone, EU 38', `Black, ${ONE_SIZE}`])], ['pair', 'item'])
  assert.equal(sizeInFull(ONE_SIZE, null, null), ONE_SIZE)
})
