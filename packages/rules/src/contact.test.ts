import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactFileName, findContactFileType, parseContactTopic, parseOrderNumber } from './contact.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test('a file is what its content says, whatever it is called', () => {
  assert.equal(findContactFileType(bytes('\xff\xd8\xff\xe0JFIF'))?.mime, 'image/jpeg')
  assert.equal(findContactFileType(bytes('\x89PNG\r\n\x1a\nIHDR'))?.mime, 'image/png')
  assert.equal(findContactFileType(bytes('RIFF\x00\x00\x00\x00WEBPVP8 '))?.mime, 'image/webp')
  assert.equal(findContactFileType(bytes('%PDF-1.7'))?.mime, 'application/pdf')
  for (const other of [
    '',
    'MZ\x90',
    'PK\x03\x04',
    '<svg onload=alert(1)>',
    '<html>',
    'GIF89a',
    'RIFF....AVI ',
    ' %PDF-',
  ])
    assert.equal(findContactFileType(bytes(other)), undefined, other)
})

test('a file’s name has no path, no control characters and the ending of its content', () => {
  const pdf = { mime: 'application/pdf', ending: 'pdf' }
  assert.equal(contactFileName('C:\\Users\\Ana\\Sole split.HEIC', pdf), 'Sole split.pdf')
  assert.equal(contactFileName('../../etc/passwd', pdf), 'passwd.pdf')
  assert.equal(contactFileName('a\r\nBcc: b@example.com"<>.pdf', pdf), 'aBcc bexample.com.pdf')
  assert.equal(contactFileName('.pdf', pdf), 'file.pdf')
  assert.equal(contactFileName('x'.repeat(300), pdf).length, 84)
})

test('an order number is checked by its form, a topic by the list', () => {
  assert.equal(parseOrderNumber(' #1000 04551 '), '100004551')
  for (const wrong of ['', '12', 'abc', '12345678901234', "1' or 1=1"]) assert.equal(parseOrderNumber(wrong), undefined)
  assert.equal(parseContactTopic('RETURN'), 'RETURN')
  for (const wrong of ['return', '', undefined, 'toString']) assert.equal(parseContactTopic(wrong), undefined)
})
