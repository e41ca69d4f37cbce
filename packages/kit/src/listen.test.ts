import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer as createNetServer } from 'node:net'
import { test } from 'node:test'
import { EVERYWHERE, LOOPBACK, listenOn, localHostOf, readListenAddresses } from './listen.ts'

async function hasIpv6(): Promise<boolean> {
  const listener = createNetServer()
  const answer = await new Promise<boolean>((done) =>
    listener.once('error', () => done(false)).listen(0, '::1', () => done(true)),
  )
  if (answer) await new Promise((done) => listener.close(done))
  return answer
}

async function connect(host: string, port: number): Promise<string> {
  const [answer] = (await once(get({ host, port, agent: false }), 'response')) as [IncomingMessage]
  return Buffer.concat(await answer.toArray()).toString()
}

test('a server listens on both loopback addresses, and one close closes both', async () => {
  const server = createServer((_request, response) => response.end('here'))
  // A port free on one address may be taken on the other.
  await listenOn(server, 0, ['127.0.0.1'])
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  const both = createServer((_request, response) => response.end('here'))
  await listenOn(both, port, LOOPBACK)
  const hosts = (await hasIpv6()) ? LOOPBACK : ['127.0.0.1']
  for (const host of hosts) assert.equal(await connect(host, port), 'here')
  await new Promise((done) => both.close(done))
  for (const host of hosts) await assert.rejects(connect(host, port), /ECONNREFUSED/)
})

test('the setting lists addresses, or means all of them or loopback', () => {
  const read = (value: string) => readListenAddresses({ LISTEN: value }, 'LISTEN', ['192.0.2.1'])
  assert.deepEqual(read(''), ['192.0.2.1'])
  assert.deepEqual(read('loopback'), LOOPBACK)
  for (const all of ['all', '0.0.0.0', '::']) assert.deepEqual(read(all), EVERYWHERE)
  assert.deepEqual(read('10.0.0.5, ::1'), ['10.0.0.5', '::1'])
  for (const wrong of ['everywhere', '10.0.0', 'shop.example', '127.0.0.1,']) assert.throws(() => read(wrong), /LISTEN/)
  assert.equal(localHostOf(EVERYWHERE), '127.0.0.1')
  assert.equal(localHostOf(['fd00::1']), '[fd00::1]')
})
