import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  comparableText,
  isSameName,
  normalCode,
  normalForm,
  normalName,
  normalNumber,
  normalValue,
  seenText,
  withFewMarks,
} from './typed-text.ts'

const UNSEEN =
  '\u0000\u0007\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2069\u3164\ufe0f\ufeff\ufffb\u{e0041}'
const BLANKS = '\t\n\v\f\r \u0085\u00a0\u1680\u2000\u2007\u2009\u200a\u2028\u2029\u202f\u205f\u2800\u3000'
const HYPHENS = '-\u02d7\u058a\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\ufe58\ufe63\uff0d'

test('invisible characters and any blanks or hyphens don’t change a compared value', () => {
  for (const unseen of UNSEEN) {
    assert.equal(normalCode(`welc${unseen}ome10${unseen}`), 'WELCOME10', `U+${unseen.codePointAt(0)?.toString(16)}`)
    assert.equal(normalNumber(`${unseen}#100${unseen}001234`), '100001234')
  }
  for (const blank of BLANKS) {
    assert.equal(
      normalNumber(`mo60${blank}demo${blank}card${blank}0060${blank}`),
      'MO60DEMOCARD0060',
      JSON.stringify(blank),
    )
    assert.equal(normalValue(`${blank}0412${blank}345${blank}`), '0412 345')
  }
  for (const hyphen of HYPHENS) {
    assert.equal(
      normalNumber(`MO60${hyphen}DEMO${hyphen}CARD${hyphen}0060`),
      'MO60DEMOCARD0060',
      JSON.stringify(hyphen),
    )
    assert.equal(normalCode(`school${hyphen}20`), 'SCHOOL-20')
  }
  assert.equal(normalCode('ＷＥＬＣＯＭＥ１０'), 'WELCOME10')
  assert.equal(normalNumber('６０６０'), '6060')
  for (const apostrophe of "'’‘`´ʼ′＇")
    assert.equal(normalValue(`o${apostrophe}neill@example.com`), "o'neill@example.com")
})

test('two spellings of one name are the same; two names are not', () => {
  for (const spelling of ['O’Néill', "O'Neill", 'ONEILL', 'o neill', 'O´Neill', 'O‑Neill', 'O\u200bʼNe\u0301ill '])
    assert.ok(isSameName(spelling, 'O’Néill'))
  assert.ok(
    isSameName('Smith-Jones', 'smith jones') && isSameName('Łódź', 'lodz') && isSameName('Sørensen', 'Sorensen'),
  )
  assert.ok(isSameName('Māia', 'maia') && isSameName('Straße', 'STRASSE') && isSameName('محمد\u200cرضا', 'محمدرضا'))
  for (const other of ['Neill', "O'Neil", '', '-']) assert.ok(!isSameName(other, 'O’Néill'))
  assert.ok(!isSameName('-', "'") && !isSameName('कि', 'की'))
  assert.equal(comparableText('  Mt St. John’s–East '), 'mt st johns east')
})

test('joiners stay between two letters and in emoji, and are dropped elsewhere', () => {
  for (const kept of ['محمد\u200cرضا', 'क्\u200dष', 'Café\nau lait', '👩🏽\u200d🦰 and ❤️', '👨\u200d👩\u200d👧'])
    assert.equal(seenText(kept), kept)
  for (const dropped of [
    'a\u200c ',
    ' \u200db',
    '1\u200c2',
    '\u200d',
    'a\u200b',
    '\u202eab',
    'a\u200c\u200cb',
    '👟\u200d',
    'a\u2066b\u2069',
    'a\ufe0f',
  ])
    assert.doesNotMatch(seenText(dropped), /\p{Cf}|\ufe0f/u, JSON.stringify(dropped))
  assert.equal(normalName(' محمد\u200cرضا\u200b '), 'محمد\u200cرضا')
  assert.equal(normalName('O´Neill‑Smith\u00a0 Jr'), 'O’Neill-Smith Jr')
})

test('no letter carries more than two marks', () => {
  assert.equal(withFewMarks(`a${'\u0301'.repeat(59)}b\u0323\u0302`), 'á\u0301ḅ\u0302')
  assert.equal(withFewMarks(`한${'\u0301'.repeat(9)}ᾧ\u0307ᾧ❤️`), '한\u0301\u0301ὧᾧ❤️')
})

test('no letter has more than 30 marks when it is normalised, which would take minutes', () => {
  const many = `a${'\u0301\u0316'.repeat(500_000)}b`
  for (const text of [normalForm(many, 'NFC'), normalValue(many), normalName(many), withFewMarks(many)])
    assert.ok(text.length <= 33, `${text.length} characters`)
  const thirty = `a${'\u0316'.repeat(30)}`
  assert.equal(normalForm(thirty, 'NFC'), thirty)
  assert.equal(normalForm('o\u0302\u0323', 'NFC'), '\u1ed9')
})
