import assert from 'node:assert/strict'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { createConnectionDrain } from './connection-drain.ts'

test('once a server stops, answers under way and later ones close their connections', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const server = createServer((_request, response) => void released.then(() => response.end('answer')))
  const leave = createConnectionDrain(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const agent = new Agent({ keepAlive: true })
  const getPage = () =>
    new Promise<string | undefined>((done, failed) =>
      request({ agent, host: '127.0.0.1', port: (server.address() as AddressInfo).port }, (answer) => {
        answer.resume().once('end', () => done(answer.headers.connection))
      })
        .on('error', failed)
        .end(),
    )
  const arrived = new Promise((done) => server.once('request', done))
  const first = getPage()
  await arrived
  leave()
  release()
  assert.deepEqual([await first, await getPage()], ['close', 'close'])
  agent.destroy()
  server.close()
})
