import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { TLSSocket } from 'node:tls'
import { GraphQLError } from 'graphql'
import { openPool } from '../platform/database.ts'
import { reachesDatabase } from '../platform/reaches-database.ts'
import { EXPIRED } from '../testing/certificates/expired-certificate.ts'
import { translateResult } from './translate-errors.ts'

/** PostgreSQL's answer to the request for TLS, then a handshake. */
function startExpired() {
  return createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write('S')
      new TLSSocket(socket, { isServer: true, ...EXPIRED }).on('error', () => undefined)
    })
  }).listen(0, '127.0.0.1')
}

test('an expired certificate of the database is a clean 503 and named in the log', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'welt-certificate-'))
  const server = startExpired()
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const root = join(folder, 'root.pem')
  writeFileSync(root, EXPIRED.cert)
  const url = `postgres://welt@127.0.0.1:${port}/welt?sslmode=verify-full&sslrootcert=${encodeURIComponent(root)}`
  const pool = openPool(url, 1, 60_000)
  t.mock.method(console, 'error', () => undefined)
  try {
    const lines: unknown[] = []
    const isReached = reachesDatabase(pool, (...line) => void lines.push(line))
    for (const _ of ['first', 'again']) assert.equal(await isReached(), false)
    assert.deepEqual(lines, [
      ['error', 'the database is not reached', { message: 'certificate has expired', code: 'CERT_HAS_EXPIRED' }],
    ])
    const originalError = await pool.query('select 1').catch((error: Error) => error)
    assert.ok(originalError instanceof Error)
    const result = { errors: [new GraphQLError(originalError.message, { originalError })] }
    const { errors } = translateResult(result, { requestId: 'a', brand: { websiteId: 9 } as never })
    assert.equal(errors?.[0]?.message, 'The shop is busy. Please try again in a moment.')
    assert.deepEqual(errors[0].extensions.http, { status: 503, headers: { 'retry-after': '5' } })
  } finally {
    await pool.end()
    server.close()
    rmSync(folder, { recursive: true })
  }
})
