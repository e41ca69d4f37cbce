import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanText, lengthOf, parseEmail, parseName, parsePhone, parsePostcode } from './patterns.ts'

test('names have letters of any script, spaces and some marks, at least one letter [R5.01, A52]', () => {
  for (const good of [
    'Ana',
    'Māia',
    "O'Brien",
    'O’Brien',
    'Smith-Jones',
    'J. R., Jr',
    'Zoë',
    '李',
    'محمد\u200cرضا',
    'क्\u200dष',
  ])
    assert.equal(parseName(good), good)
  for (const bad of [
    '',
    ' ',
    '-',
    '\u200b',
    'Ana4',
    '<b>',
    '👟',
    'x'.repeat(51),
    'a;b',
    'a@b.example',
    '=?utf-8?Q?Bcc?=',
    `a${'\u0301'.repeat(3)}`,
  ])
    assert.equal(parseName(bad), undefined)
  assert.equal(parseName('\u202eA\u200bna\u202c\u00a0Bell\n'), 'Ana Bell')
})

test('phones have 8 to 15 digits without spaces, brackets, hyphens and a leading + [R5.02, A53, A60]', () => {
  for (const good of ['0412 345 678', '+61 412 345 678', '(03) 9123-4567']) {
    assert.equal(parsePhone(good), good)
    assert.equal(parsePhone(`\u202a${good.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')}\u202c`), good)
  }
  assert.equal(parsePhone('＋６１　４１２３４５６７８'), '+61 412345678')
  for (const bad of ['', '1234567', '1'.repeat(16), 'phone', '0412+345678', '٠٤١٢٣٤٥٦٧٨'])
    assert.equal(parsePhone(bad), undefined)
})

test('postcodes have four digits; invisible characters are ignored [A53]', () => {
  for (const good of ['3121', ' 3121 ', '3121\u200b', '３１２１', '31 21', '\u206631\u00ad21\u2069'])
    assert.equal(parsePostcode(good), '3121')
  for (const bad of ['', '312', '31211', 'VIC3', '31-21']) assert.equal(parsePostcode(bad), undefined)
})

test('emails are trimmed, lower-cased and checked for shape and length [R5.29, R7.29]', () => {
  for (const typed of [
    ' Ana.Bell@Example.COM ',
    'ana.bell@example.com\u200b',
    '\ufeffana.\u00adbell＠example.com\u00a0',
  ])
    assert.equal(parseEmail(typed), 'ana.bell@example.com')
  for (const bad of [
    'ana',
    'ana@',
    'ana@example',
    'a@b..c',
    `${'a'.repeat(250)}@b.co`,
    'ana@example.com\r\nBcc: x@y.z',
    'ana@exa mple.com',
    'ana@exa\u2028mple.com',
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

test('text for others has no characters that hide or reorder it; length counts the stored form', () => {
  assert.equal(cleanText(`\u202eTo\u200b you\u2069\r\nz${'\u0323'.repeat(59)}`, 20), 'To you\nẓ\u0323')
  assert.equal(lengthOf(' a\u200b\r\nb\u0301 '), 4)
})
