import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkContact, checkFile, NO_FIELDS, parseReference, readContact, readFile } from './contact-rules.ts'

const FIELDS = { topic: 'ORDER', number: '100004551', message: 'Where is it?', name: 'Ana', email: 'ana@example.com' }

test('each field says what to do; the order number and the file may be left out', () => {
  assert.deepEqual(checkContact(FIELDS), {})
  assert.deepEqual(checkContact({ ...FIELDS, number: '' }), {})
  assert.deepEqual(Object.keys(checkContact(NO_FIELDS)), ['topic', 'message', 'name', 'email'])
  assert.match(checkContact({ ...FIELDS, number: 'my last one' }).number ?? '', /or leave it empty/)
  assert.match(checkContact({ ...FIELDS, message: 'x'.repeat(5001) }).message ?? '', /5000/)
  assert.ok(checkContact({ ...FIELDS, topic: '__proto__' }).topic)
})

test('a file is checked by size and content; an empty choice is no file', () => {
  assert.equal(checkFile(10, Buffer.from('%PDF-1.4')), undefined)
  assert.match(checkFile(10, Buffer.from('MZ')) ?? '', /JPEG, PNG, WebP or PDF/)
  assert.match(checkFile(5 * 1024 * 1024 + 1, Buffer.from('%PDF-1.4')) ?? '', /larger than 5 MB/)
  const form = new FormData()
  form.set('file', new File([], ''))
  form.set('topic', ' ORDER ')
  assert.equal(readFile(form), undefined)
  assert.deepEqual(readContact(form), { ...NO_FIELDS, topic: 'ORDER' })
})

test('only a reference of the shop is shown from the address', () => {
  assert.equal(parseReference('C-23456AZ'), 'C-23456AZ')
  for (const wrong of [null, '', 'C-1', 'C-23456AO', '<b>C-23456AZ', 'c-23456az'])
    assert.equal(parseReference(wrong), undefined)
})
