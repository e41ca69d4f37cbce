import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseFlash } from '#app/session/flash.ts'
import { againCode } from './added-text.ts'
import { flashMessage } from './flash-messages.ts'

test('the message after a merge of bags names what was added and what was left out', () => {
  const codes = parseFlash('merged-2.merge-short-1.merge-short-12.merge-gone-1.merge-codes-1.merge-cards-2')
  assert.deepEqual(
    codes.map((code) => flashMessage(code)?.text),
    [
      'We added 2 items from your last visit.',
      '1 item isn’t in your bag any more: we don’t have enough left in that size.',
      '12 items aren’t in your bag any more: we don’t have enough left in that size.',
      '1 item isn’t in your bag any more: we no longer sell it.',
      'Your bag already had a promo code, so we left out the one from before you signed in.',
      'A bag can have up to 10 gift cards, so we left out 2. Nothing was spent from them.',
    ],
  )
})

test('a removed gift card is named by its last four characters, several at once are not [R8.68, R8.69, A87]', () => {
  assert.deepEqual(flashMessage('card-removed-4f7k'), { tone: 'positive', text: 'Gift card ending 4F7K removed' })
  assert.deepEqual(flashMessage('cards-removed'), { tone: 'positive', text: 'Gift cards removed' })
})

test('what was bought again is counted, and what is missing is named', () => {
  const shown = (code: string) => parseFlash(code).map((one) => flashMessage(one))
  const missing = ['Brogue (2.0) ‘Été’ in AU 7 has since sold out.']
  assert.deepEqual(shown(againCode(1, 2, missing)), [{ tone: 'negative', text: `1 of 2 added. ${missing[0]}` }])
  assert.equal(shown(againCode(1, 5, ['A.', 'B.', 'C.', 'D.']))[0]?.text, '1 of 5 added. A. B. And 2 more.')
  assert.equal(shown(againCode(2, 2, []))[0]?.text, 'Added 2 items to your bag.')
  assert.equal(shown(againCode(1, 2, ['é'.repeat(500)]))[0]?.text, '1 of 2 added.')
  for (const broken of ['%', '%zz', '%ff']) assert.equal(shown(`again-1-2-${broken}`)[0]?.text, '1 of 2 added.')
})
