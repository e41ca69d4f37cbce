import assert from 'node:assert/strict'
import { type ClientRequest, createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { readForm } from './photo-forms.ts'
import { beginUpload, endUpload } from './uploads.ts'

const MOST_BYTES = 12 * 1024 * 1024
const LARGE = 300 * 1024

const begun: IncomingMessage[] = []
let closed = 0
const server = createServer(async (incoming, response) => {
  begun.push(incoming)
  response.once('close', () => {
    closed += 1
  })
  const clientAddress = String(incoming.headers['x-address'])
  const read = readForm(incoming, { response, clientAddress, mostBytes: MOST_BYTES })
  const body = await read.catch((error: Error) => error.name)
  response.end(Buffer.isBuffer(body) ? String(body.length) : (body ?? 'busy'))
})
before(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
after(() => {
  server.close()
  server.closeAllConnections()
})

interface Upload {
  readonly sent: ClientRequest
  readonly incoming: IncomingMessage | undefined
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
  return { sent, incoming: begun[count], answer }
}

const end = ({ sent }: Upload, bytes = LARGE) => sent.end(Buffer.alloc(bytes - 1))

const sizeOf = (count: number, bytes = LARGE) => Array(count).fill(String(bytes))

async function endAll(uploads: readonly Upload[]): Promise<readonly string[]> {
  for (const upload of uploads) end(upload)
  return Promise.all(uploads.map(({ answer }) => answer))
}

async function beginEach(addresses: readonly string[]): Promise<Upload[]> {
  const open: Upload[] = []
  for (const address of addresses) open.push(await begin(address))
  return open
}

test('a form of so many parts that parsing them would block the process is too large', async () => {
  const answerTo = async (text: string) => {
    const body = Buffer.concat([Buffer.from(`x${text}`), Buffer.alloc(LARGE)])
    const { sent, answer } = await begin('203.0.113.1', body.length)
    sent.end(body.subarray(1))
    return answer
  }
  const part = '\r\n--x\r\n'
  assert.equal(await answerTo(part.repeat(5000)), String(1 + 5000 * part.length + LARGE))
  assert.equal(await answerTo(part.repeat(5001)), 'BodyTooLarge')
})

/** As many as there are places. */
const NETWORKS = Array.from({ length: 24 }, (_, i) => `2001:db8:${i + 1}::1`)

test('a process takes few uploads at once, and fewer from one address; small forms never wait', async () => {
  const open = await beginEach(Array(3).fill('203.0.113.1'))
  assert.equal(await (await begin('203.0.113.1')).answer, 'busy')
  assert.deepEqual(await endAll(open), sizeOf(3))
  const others = await beginEach(NETWORKS)
  assert.equal(await (await begin('203.0.113.2')).answer, 'busy')
  const small = await begin('203.0.113.2', 10)
  end(small, 10)
  assert.equal(await small.answer, '10')
  assert.deepEqual(await endAll(others), sizeOf(24))
  assert.deepEqual(await endAll([await begin('203.0.113.1')]), sizeOf(1))
})

test('eight addresses that hold every place leave room for others, who keep theirs', async () => {
  const eight = await beginEach(Array.from({ length: 24 }, (_, i) => `203.0.113.${1 + Math.floor(i / 3)}`))
  const others = await beginEach(NETWORKS.slice(0, 4))
  assert.equal(await (await begin('203.0.113.1')).answer, 'busy', 'one that has a place takes none of the others')
  assert.deepEqual(await endAll(others), sizeOf(4))
  const answers = (await endAll(eight)).toSorted()
  assert.deepEqual(answers, [...sizeOf(20), ...Array(4).fill('UploadTooSlow')])
})

async function arrived({ sent, incoming }: Upload, bytes: number): Promise<void> {
  const wanted = (incoming?.socket.bytesRead ?? 0) + bytes
  sent.write(Buffer.alloc(bytes))
  while ((incoming?.socket.bytesRead ?? 0) < wanted) await new Promise((next) => setImmediate(next))
}

test('slow uploads give their place to others, and read a message when they end', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  const FAST = 1024 * 1024
  const slow = await beginEach(NETWORKS.slice(0, 23))
  const fast = await begin('203.0.113.3', 3 * FAST)
  t.mock.timers.tick(9_000)
  assert.equal(await (await begin('203.0.113.4')).answer, 'busy', 'all have just begun')
  t.mock.timers.tick(1_000)
  await arrived(fast, FAST)
  const next = await beginEach(Array(3).fill('203.0.113.4'))
  t.mock.timers.tick(10_000)
  await arrived(fast, FAST)
  const own = await begin('203.0.113.4')
  assert.deepEqual(await endAll([own]), sizeOf(1))
  fast.sent.end(Buffer.alloc(FAST - 1))
  assert.equal(await fast.answer, String(3 * FAST))
  const answers = [...(await endAll(slow)), ...(await endAll(next))].toSorted()
  assert.deepEqual(answers, [...sizeOf(22), ...Array(4).fill('UploadTooSlow')])
})

test('40 KB a second keep nobody out, from six addresses or from as many as there are places', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  const [bytes, inWindow] = [1024 * 1024, 400 * 1024]
  const openAll = async (addresses: readonly string[]) => {
    const open: Upload[] = []
    for (const address of addresses) open.push(await begin(address, bytes))
    t.mock.timers.tick(10_000)
    for (const upload of open) await arrived(upload, inWindow)
    return open
  }
  const finish = (open: readonly Upload[]) => {
    for (const { sent } of open) sent.end(Buffer.alloc(bytes - inWindow - 1))
    return Promise.all(open.map(({ answer }) => answer))
  }
  const six = await openAll(Array.from({ length: 18 }, (_, i) => `203.0.113.${1 + Math.floor(i / 3)}`))
  assert.deepEqual(await endAll(await beginEach(['203.0.113.9'])), sizeOf(1))
  assert.deepEqual(await finish(six), sizeOf(18, bytes))
  const every = await openAll(NETWORKS)
  assert.deepEqual(await endAll(await beginEach(['203.0.113.9'])), sizeOf(1))
  assert.deepEqual((await finish(every)).toSorted(), [...sizeOf(23, bytes), 'UploadTooSlow'])
})

test('uploads fill the memory of six of the largest forms, then the slowest large one gives way', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  const MB = 1024 * 1024
  const open = (address: string) => {
    const upload = beginUpload(address)
    assert.ok(upload)
    return upload
  }
  const fast = [1, 2, 3, 4, 5].map((n) => open(`203.0.113.${n}`))
  const [slow, shopper] = [open('203.0.113.6'), open('203.0.113.7')]
  t.mock.timers.tick(10_000)
  for (const upload of fast) upload.noteArrived(40 * MB, true)
  slow.noteArrived(40 * MB, true)
  shopper.noteArrived(2 * MB, true)
  t.mock.timers.tick(10_000)
  slow.noteArrived(MB, true)
  shopper.noteArrived(2 * MB, true)
  for (const upload of fast) upload.noteArrived(20 * MB, false)
  assert.equal(slow.isDropped, false, 'what was too large is no longer held')
  for (const upload of fast) upload.noteArrived(42 * MB, true)
  const dropped = [...fast, slow, shopper].filter(({ isDropped }) => isDropped)
  assert.deepEqual(dropped, [slow])
  for (const upload of [...fast, shopper]) endUpload(upload)
})

test('uploads whose client has gone leave their places', async () => {
  for (let round = 0; round < 3; round += 1) {
    const gone = await beginEach(NETWORKS)
    for (const { sent, answer } of gone) {
      answer.catch(() => undefined)
      sent.destroy()
    }
    while (closed < begun.length) await new Promise((next) => setImmediate(next))
  }
  assert.deepEqual(await endAll(await beginEach(NETWORKS)), sizeOf(24))
})
