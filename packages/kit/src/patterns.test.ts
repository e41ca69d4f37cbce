import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanText, NAME, parseEmail, parsePhone } from './patterns.ts'

test('names take letters of any script, spaces and some marks, with at least one letter [R5.01, A52]', () => {
  for (const good of ['Ana', 'Māia', "O'Brien", 'O’Brien', 'Smith-Jones', 'J. R., Jr', 'Zoë', '李']) assert.match(good, NAME)
  for (const bad of ['', ' ', '-', 'Ana4', '<b>', 'a\nb', '👟', 'x'.repeat(51), 'a;b']) assert.doesNotMatch(bad, NAME)
})

test('phones have 8 to 15 digits after spaces, brackets, hyphens and a leading + are taken away [R5.02, A53, A60]', () => {
  for (const good of ['0412 345 678', '+61 412 345 678', '(03) 9123-4567']) assert.equal(parsePhone(good), good)
  for (const bad of ['', '1234567', '1'.repeat(16), 'phone', '0412+345678', '٠٤١٢٣٤٥٦٧٨']) assert.equal(parsePhone(bad), undefined)
})

test('emails are trimmed, lower-cased and checked for shape and length [R5.29, R7.29]', () => {
  assert.equal(parseEmail(' Ana.Bell@Example.COM '), 'ana.bell@example.com')
  for (const bad of [
    'ana',
    'ana@',
    'ana@example',
    'a@b..c',
    `${'a'.repeat(250)}@b.co`,
    'ana@example.com\r\nBcc: x@y.z',
    'ana@exa mple.com',
  ])
    assert.equal(parseEmail(bad), undefined)
})

test('text with control characters or over its length is refused; accents are composed [R5.29]', () => {
  assert.equal(cleanText('  Cafe\u0301 ', 10), 'Café')
  assert.equal(cleanText('a\u0000b', 10), undefined)
  assert.equal(cleanText('a\u2028b', 10), undefined)
  assert.equal(cleanText('👟👟', 2), '👟👟')
  assert.equal(cleanText('👟👟👟', 2), undefined)
})
