import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { after, before, type TestContext, test } from 'node:test'
import { limitRequestTime } from './request-time.ts'

const LIMITS = { checkMs: 30_000, uploadBytes: 1000 } as const

/** At the server's end of the open connection. */
let incoming: Socket
let hasBegun = false
const server = createServer((request, response) => {
  incoming = request.socket
  hasBegun = true
  limitRequestTime(request, response, LIMITS)
  request
    .toArray()
    .then((chunks) => response.end(`got ${Buffer.concat(chunks).length}`))
    .catch(() => undefined)
})
before(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
after(() => {
  server.close()
  server.closeAllConnections()
})

async function until(isDone: () => boolean) {
  while (!isDone()) await new Promise((next) => setImmediate(next))
}

/** Sends the head alone. */
async function begin(t: TestContext, path: string, type: string, bytes: number) {
  t.mock.timers.enable({ apis: ['setInterval'] })
  hasBegun = false
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const answer = client.toArray().then((chunks) => Buffer.concat(chunks).toString())
  client.write(
    `POST ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`,
  )
  await until(() => hasBegun)
  const send = async (count: number) => {
    const before = incoming.bytesRead
    client.write(Buffer.alloc(count))
    await until(() => incoming.bytesRead >= before + count)
  }
  const pass = () => t.mock.timers.tick(LIMITS.checkMs)
  return { answer, send, pass }
}

const FILES = 'multipart/form-data; boundary=x'

test('a form with files may take minutes while it goes on, and ends when it stops', async (t) => {
  for (const path of ['/return/create', '/contact', '/contact.data']) {
    const { answer, send, pass } = await begin(t, path, FILES, 4000)
    for (let part = 0; part < 3; part += 1) {
      await send(1000)
      pass()
    }
    await send(1000)
    assert.match(await answer, /^HTTP\/1\.1 200[\s\S]*got 4000$/, path)
    t.mock.timers.reset()
  }
  const { answer, send, pass } = await begin(t, '/contact', FILES, 4000)
  await send(1000)
  pass()
  await send(999)
  pass()
  assert.match(await answer, /^HTTP\/1\.1 408 /)
})

test('every other request has to arrive in 30 seconds', async (t) => {
  for (const [path, type] of [
    ['/cart', FILES],
    ['/contact', 'application/x-www-form-urlencoded'],
    ['/graphql', 'application/json'],
  ] as const) {
    const { answer, send, pass } = await begin(t, path, type, 4000)
    await send(2000)
    pass()
    assert.match(await answer, /^HTTP\/1\.1 408 /, path)
    t.mock.timers.reset()
  }
})
