import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brandOf } from '@welt/brands'
import { sql } from 'kysely'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { createMailWorker } from '#src/testing/jobs/mail-worker'
import { startTestServer, type TestServer } from '#src/testing/server'
import type { OutgoingMail } from '../ports.ts'

let database: TestDatabase
let server: TestServer
let work: () => Promise<void>
const sent: OutgoingMail[] = []

before(async () => {
  database = await withDatabase()
  server = await startTestServer({ db: database.db, settings: { LIMIT_MULTIPLIER: '10' } })
  work = createMailWorker(database, server, sent)
})
after(async () => {
  await server.close()
  await database.drop()
})

const SEND = gql('mutation ($input: ContactUsInput!) { contactUs(input: $input) { status reference } }')
const MESSAGE = { name: 'Ana Bell', email: 'Ana@example.com', comment: 'The sole came off.\nWhat now?' } as const
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 1)])
const KEY = 'service-key-of-the-tests-0123456789abcdef'

async function upload(content: Buffer, name = 'Sole.pdf', key = KEY, store = 'williams_au') {
  const url = `${server.url.replace(/\/graphql$/, '')}/contact-files?${new URLSearchParams({ store, name })}`
  const headers = { authorization: `Bearer ${key}` }
  const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(content) })
  const { token } = (await answer.json()) as { readonly token?: string }
  return { status: answer.status, token: token ?? '' }
}

const errorOf = async (input: Readonly<Record<string, unknown>>) =>
  (await server.graphql(SEND, { input: { ...MESSAGE, ...input } })).errors[0]?.message

test('a message reaches the desk with reference, file and reply address; the shopper gets a copy', async () => {
  const { token } = await upload(PDF)
  const input = { ...MESSAGE, topic: 'RETURN' as const, order_number: '#1000 04551', file: token }
  const { data } = await server.graphql(SEND, { input })
  const reference = data?.contactUs?.reference ?? ''
  assert.match(reference, /^C-[2-9A-HJ-NP-Z]{7}$/)
  const again = await server.graphql(SEND, { input })
  assert.equal(again.data?.contactUs?.reference, reference, 'the same message again is the same')
  await work()
  assert.equal(sent.length, 2)
  const [desk, copy] = sent
  assert.equal(desk?.to, brandOf('williams').helpEmail)
  assert.equal(desk?.replyTo, 'ana@example.com')
  assert.ok(desk?.subject.endsWith(reference))
  for (const said of ['Ana Bell', 'A return or a fault', '100004551', 'Sole.pdf', '> The sole came off.\n> What now?'])
    assert.ok(desk?.text.includes(said), said)
  assert.deepEqual(
    desk?.attachments?.map(({ name, mime, content }) => [name, mime, content.equals(PDF)]),
    [['Sole.pdf', 'application/pdf', true]],
  )
  assert.equal(copy?.to, 'ana@example.com')
  assert.ok(copy?.subject.includes(reference) && copy.text.includes('> What now?'))
  assert.equal(copy?.attachments, undefined)
  assert.equal(copy?.replyTo, undefined)
})

test('an address gets at most five copies a day, the desk every message', async () => {
  sent.length = 0
  const multiplier = 10
  for (let at = 0; at < 5 * multiplier + 2; at += 1)
    await server.graphql(
      SEND,
      { input: { ...MESSAGE, email: 'victim@example.com', comment: `Number ${at}` } },
      { 'x-forwarded-for': `203.0.113.${at}` },
    )
  await work()
  const copies = sent.filter(({ to }) => to === 'victim@example.com')
  assert.deepEqual([copies.length, sent.length - copies.length], [5 * multiplier, 5 * multiplier + 2])
})

test('an order number is checked by its form alone, and each field says what to do', async () => {
  assert.equal(await errorOf({ order_number: '999999999' }), undefined)
  assert.match((await errorOf({ order_number: 'my last' })) ?? '', /or leave it empty\.$/)
  assert.match((await errorOf({ name: '<b>' })) ?? '', /^Enter your name/)
  assert.match((await errorOf({ comment: '' })) ?? '', /^Enter a message/)
  assert.match((await errorOf({ comment: 'x'.repeat(5001) })) ?? '', /5000/)
  assert.match((await errorOf({ email: 'ana@' })) ?? '', /valid email/)
  assert.match((await errorOf({ topic: 'PRIZE' })) ?? '', /PRIZE/)
})

test('a file is taken by its content and size, for its own site and one message', async () => {
  for (const [content, status] of [
    [Buffer.from('MZ\x90\x00'), 415],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415],
    [Buffer.alloc(0), 415],
    [Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]), 413],
  ] as const)
    assert.equal((await upload(content, 'photo.jpg')).status, status)
  assert.equal((await upload(PDF, 'a.pdf', 'another key')).status, 401)
  assert.equal((await upload(PDF, 'a.pdf', KEY, 'nowhere')).status, 404)
  const { token } = await upload(PDF, 'a.pdf', KEY, 'mollini_au')
  assert.match((await errorOf({ file: token })) ?? '', /Choose it again/)
  assert.match((await errorOf({ file: 'no-such-file' })) ?? '', /Choose it again/)
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from contact_file where message_id is null`.execute(database.db)
  assert.equal(rows[0]?.left, 1)
})
