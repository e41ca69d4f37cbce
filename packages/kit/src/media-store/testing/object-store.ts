/// <reference path="./s3rver.d.ts" />
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { ObjectStoreSettings } from '../media-settings.ts'

const HOST = '127.0.0.1'
const KEY = { id: 'S3RVER', secret: 'S3RVER' }

const settingsAt = (port: number): ObjectStoreSettings => ({
  bucket: 'welt-media',
  region: 'ap-southeast-2',
  endpoint: `http://${HOST}:${port}`,
  key: KEY,
})

/** An object store in a folder of its own, on a free port. */
export async function startObjectStore() {
  const directory = mkdtempSync(join(tmpdir(), 'welt-s3-'))
  const configureBuckets = [{ name: 'welt-media' }]
  const server = new S3rver({ address: HOST, port: 0, silent: true, directory, configureBuckets })
  const { port } = await server.run()
  return {
    port,
    settings: settingsAt(port),
    async stop() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

type Behaviour = 'passes' | 'cuts puts in the middle' | 'never answers'

const CUT_AFTER_BYTES = 64 * 1024

function passTo(client: Socket, port: number, isCut: boolean): void {
  const upstream = connect(port, HOST)
  let sent = 0
  client.on('data', (part) => {
    upstream.write(part)
    sent += part.length
    if (!isCut || sent < CUT_AFTER_BYTES) return
    client.destroy()
    upstream.destroy()
  })
  upstream.pipe(client)
  const end = () => {
    client.destroy()
    upstream.destroy()
  }
  for (const socket of [client, upstream]) socket.on('error', end).on('close', end)
}

/** Proxies to an object store and injects faults. */
export async function startFaultyWay(port: number) {
  const sockets = new Set<Socket>()
  const state: { behaviour: Behaviour; connections: number } = { behaviour: 'passes', connections: 0 }
  const server = createServer((client) => {
    state.connections += 1
    sockets.add(client)
    client.on('close', () => sockets.delete(client)).on('error', () => client.destroy())
    if (state.behaviour !== 'never answers') passTo(client, port, state.behaviour !== 'passes')
  })
  await new Promise<void>((done) => server.listen(0, HOST, done))
  return {
    settings: settingsAt((server.address() as AddressInfo).port),
    connections: () => state.connections,
    become(behaviour: Behaviour) {
      state.behaviour = behaviour
      for (const socket of sockets) socket.destroy()
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
