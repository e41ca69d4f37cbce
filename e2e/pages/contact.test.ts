import assert from 'node:assert/strict'
import { brandOf } from '@welt/brands'
import { newEmail } from '../testing/accounts.ts'
import { mailTo } from '../testing/buying/buying.ts'
import { requireData } from '../testing/graphql.ts'
import { type Answer, httpRequest } from '../testing/http-request.ts'
import { test } from '../testing/journey.ts'
import { port } from '../testing/shop.ts'

const BRAND = brandOf('williams')
const HOST = `${BRAND.id}.localhost:${port}`
const BOUNDARY = 'a-boundary-of-the-tests'
const MB = 1024 * 1024

interface Sent {
  readonly name: string
  readonly content: string
}

/** As a browser without scripts sends the form. */
function send(fields: Readonly<Record<string, string>>, file: Sent = { name: '', content: '' }, path = '/contact') {
  const part = (head: string, content: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
  const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value))
  const body = `${parts.join('')}${part(`name="file"; filename="${file.name}"`, file.content)}--${BOUNDARY}--\r\n`
  return httpRequest(HOST, path, { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }, { body })
}

const PDF = { name: 'Sole.pdf', content: '%PDF-1.4\nA split sole\n' }

const textOf = ({ body }: Answer) =>
  body
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')

test('the contact form reaches the desk with a reference and a file; the shopper gets a copy [R2.32, A11]', async () => {
  const page = await httpRequest(HOST, '/contact')
  assert.equal(page.status, 200)
  const { serviceDesk } = await requireData<{
    serviceDesk: { hours_text: string; closed_days: readonly { label: string }[] }
  }>(BRAND.storeCode, '{ serviceDesk { hours_text closed_days { label } } }')
  for (const said of [BRAND.helpPhone, BRAND.helpEmail, serviceDesk.hours_text, 'Closed on public holidays'])
    assert.ok(textOf(page).includes(said), said)
  for (const { label } of serviceDesk.closed_days) assert.ok(textOf(page).includes(label), label)
  for (const name of ['topic', 'number', 'message', 'file', 'name', 'email'])
    assert.match(page.body, new RegExp(`<label for="contact-${name}"[\\s\\S]*name="${name}"`), name)

  const email = newEmail()
  const fields = { topic: 'RETURN', number: '100004551', message: 'The sole came off.', name: 'Ana Bell', email }
  const sent = await send(fields, PDF)
  assert.equal(sent.status, 303, textOf(sent).slice(0, 600))
  const location = String(sent.headers.location)
  const [, reference = ''] = /^\/contact\?sent=(C-\w{7})$/.exec(location) ?? []
  assert.ok(textOf(await httpRequest(HOST, location)).includes(`We have your message: ${reference}`))
  const desk = await mailTo(BRAND.helpEmail, new RegExp(reference))
  for (const said of ['Ana Bell', email, '100004551', 'Sole.pdf', 'The sole came off.'])
    assert.ok(desk.text.includes(said), said)
  assert.match((await mailTo(email, new RegExp(reference))).text, /You wrote:\n> The sole came off\./)
  assert.equal((await send(fields, PDF)).headers.location, location, 'sent twice, it arrives once')
  assert.equal((await httpRequest(HOST, '/contact?sent=<b>C-2345678')).body.includes('We have your message'), false)
})

test('a message that can’t be sent keeps every field and says what to do, also about its file', async () => {
  const fields = { topic: 'OTHER', number: 'my last', message: 'Is "this" <b>it</b>?', name: '', email: 'ana@' }
  const wrong = await send(fields, { name: 'photo.jpg', content: 'MZ\x00\x01 no picture' })
  assert.equal(wrong.status, 422)
  assert.match(wrong.body, /<title>Error: /)
  for (const said of [
    'Enter the order number from your confirmation email, or leave it empty.',
    'Enter your name.',
    'Enter an email address in the correct format',
    'This isn’t a JPEG, PNG, WebP or PDF file.',
    'Choose your file again too',
  ])
    assert.ok(textOf(wrong).includes(said), said)
  assert.match(wrong.body, /<option value="OTHER" selected="">/)
  for (const value of ['value="my last"', 'Is &quot;this&quot; &lt;b&gt;it&lt;/b&gt;?', 'value="ana@"'])
    assert.ok(wrong.body.includes(value), value)
  const good = { ...fields, number: '', name: 'Ana', email: newEmail() }
  const large = await send(good, { name: 'scan.pdf', content: `%PDF-1.4\n${'x'.repeat(5 * MB)}` })
  assert.equal(large.status, 422)
  assert.ok(textOf(large).includes('This file is larger than 5 MB.') && large.body.includes(`value="${good.email}"`))
  assert.equal((await send(good, { name: 'film.pdf', content: 'x'.repeat(13 * MB) })).status, 413)
  assert.equal((await send(good, PDF, '/faq')).status, 415, 'other pages take no form of parts')
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  assert.equal((await httpRequest(HOST, '/faq', form, { body: 'name=Ana' })).status, 405)
})
