import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CODED_REASONS, isFaultReason, OTHER_REASON, parseReturnText } from './returns.ts'

test('the twelve reasons have the codes and the order of the specification, Other last [R3.85-R3.96, A36]', () => {
  assert.deepEqual(
    [...CODED_REASONS.map(({ code, label }) => `${label} ${code}`), OTHER_REASON],
    [
      'Ordered extras to choose from 10413',
      'Looked different on website 10412',
      'Colour different to expectation 10410',
      'Item generally not as expected 10416',
      'Quality not as expected 10411',
      'Incorrect items received 10414',
      'Faulty or Damaged 10415',
      'Too large 10407',
      'Too small 10406',
      'Too wide 10409',
      'Too narrow 10408',
      'Other',
    ],
  )
})

test('only a wrong or faulty item is the shop’s fault', () => {
  const codes = CODED_REASONS.map(({ code }) => code)
  assert.deepEqual(codes.filter(isFaultReason), ['10414', '10415'])
  assert.equal(isFaultReason(OTHER_REASON), false)
})

test('a reason of one’s own has up to 500 characters, a message up to 1,000', () => {
  assert.deepEqual(parseReturnText(' It squeaks. ', 'reason'), { value: 'It squeaks.' })
  assert.deepEqual(parseReturnText(' ', 'reason'), { fault: 'missing' })
  assert.deepEqual(parseReturnText('x'.repeat(501), 'reason'), { fault: 'too-long' })
  assert.equal(parseReturnText('x'.repeat(1000), 'comment').value?.length, 1000)
})
