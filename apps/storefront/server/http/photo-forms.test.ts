import assert from 'node:assert/strict'
import { type ClientRequest, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { readForm } from './photo-forms.ts'

const MOST_BYTES = 12 * 1024 * 1024
const LARGE = 300 * 1024

const begun: string[] = []
const server = createServer(async (incoming, response) => {
  begun.push(incoming.url ?? '')
  const clientAddress = String(incoming.headers['x-address'])
  const body = await readForm(incoming, { response, clientAddress, mostBytes: MOST_BYTES })
  response.end(body ? String(body.length) : 'busy')
})
before(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
after(() => {
  server.close()
  server.closeAllConnections()
})

interface Upload {
  readonly sent: ClientRequest
  readonly answer: Promise<string>
}

/** Sends only the first byte. */
async function begin(address: string, bytes = LARGE): Promise<Upload> {
  const { port } = server.address() as AddressInfo
  const headers = { 'x-address': address, 'content-length': bytes, 'content-type': 'multipart/form-data; boundary=x' }
  const sent = request({ host: '127.0.0.1', port, path: '/contact', method: 'POST', headers, agent: false })
  const answer = new Promise<string>((done, failed) => {
    sent
      .on('error', failed)
      .on('response', async (response) => done(Buffer.concat(await response.toArray()).toString()))
  })
  const count = begun.length
  sent.write('x')
  while (begun.length === count) await new Promise((next) => setImmediate(next))
  return { sent, answer }
}

const end = ({ sent }: Upload, bytes = LARGE) => sent.end(Buffer.alloc(bytes - 1))

test('a process takes few uploads at once, and fewer from one address; small forms never wait', async () => {
  const open: Upload[] = []
  for (let i = 0; i < 3; i += 1) open.push(await begin('203.0.113.1'))
  assert.equal(await (await begin('203.0.113.1')).answer, 'busy')
  for (let i = 0; i < 3; i += 1) open.push(await begin(`2001:db8:${i}::1`))
  assert.equal(await (await begin('203.0.113.2')).answer, 'busy')
  const small = await begin('203.0.113.2', 10)
  end(small, 10)
  assert.equal(await small.answer, '10')
  for (const upload of open) end(upload)
  assert.deepEqual(await Promise.all(open.map(({ answer }) => answer)), Array(6).fill(String(LARGE)))
  const next = await begin('203.0.113.1')
  end(next)
  assert.equal(await next.answer, String(LARGE))
})
