import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainSearch } from './plain-search.ts'

test('all spellings of a search have one canonical form', () => {
  const forms: Readonly<Record<string, readonly string[]>> = {
    boots: [
      'boots',
      'BOOTS',
      ' Boots ',
      'boots!',
      '¿boots?',
      '(boots)',
      'bo\u200bots',
      'boots\u00ad',
      '\u202aboots\u202c',
      'ｂｏｏｔｓ',
    ],
    'ankle boots': [
      'Ankle  Boots',
      'ankle\u00a0boots',
      'ankle-boots',
      'ankle, boots.',
      'ankle\tboots',
      'ankle / boots',
    ],
    'womens t bar': ['Women’s T-Bar', "womens' t bar"],
    'celine anne': ['Céline–Anne', 'CELINE ANNE', 'Ce\u0301line Anne'],
    'boots 8.5': ['Boots 8.5', 'boots 8.5.', '(boots) 8.5', 'boots 8½'],
    '"black boots"': ['"Black Boots"', '“black  boots”'],
    '': ['!!!', ' ', '\u200b', '.'],
  }
  for (const [plain, spellings] of Object.entries(forms)) {
    for (const spelling of spellings) assert.equal(plainSearch(spelling), plain, JSON.stringify(spelling))
  }
})
