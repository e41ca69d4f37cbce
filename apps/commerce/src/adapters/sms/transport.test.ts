import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { createTextTransport } from './transport.ts'

const TEXT = { id: 'order-ready-1000482-1', to: '+61491570156', from: 'Mathers', text: 'Ready', site: 'mathers' }
const NONE = { url: undefined, apiKey: '', sender: undefined }

test('a text is posted with its key to SMS_URL, else to the sandbox; refusals are errors', async () => {
  const statuses = [202, 201, 503]
  const seen: unknown[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      const { authorization, 'idempotency-key': key } = request.headers
      seen.push([request.url, authorization, key, JSON.parse(body)])
      response.writeHead(statuses.shift() ?? 500).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sms = { url: `${origin}/v1/messages`, apiKey: 'a-key', sender: 'SHOES' }
  await createTextTransport({ sms, sandboxUrl: 'http://unused' }).send(TEXT)
  const sandbox = createTextTransport({ sms: NONE, sandboxUrl: origin, sandboxPassword: 'good' })
  await sandbox.send(TEXT)
  await assert.rejects(sandbox.send(TEXT), /503/)
  server.close()
  server.closeAllConnections()
  const basic = `Basic ${Buffer.from('shop:good').toString('base64')}`
  assert.deepEqual(seen, [
    ['/v1/messages', 'Bearer a-key', TEXT.id, { ...TEXT, from: 'SHOES' }],
    ['/mailbox/texts', basic, TEXT.id, TEXT],
    ['/mailbox/texts', basic, TEXT.id, TEXT],
  ])
})

test('without both, sending says which setting is missing', async () => {
  await assert.rejects(createTextTransport({ sms: NONE, sandboxUrl: undefined }).send(TEXT), /SMS_URL/)
})
