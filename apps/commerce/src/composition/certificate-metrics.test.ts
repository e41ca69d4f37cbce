import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { createServer } from 'node:tls'
import { metricsText } from '@welt/kit/telemetry/metrics'
import { DAY_MS } from '@welt/kit/time'
import { EXPIRED } from '../testing/certificates/expired-certificate.ts'
import { measureCertificates } from './certificate-metrics.ts'

const EXPIRED_AT_MS = Date.UTC(2020, 0, 2)

async function daysOf(publicUrl: string): Promise<number | undefined> {
  measureCertificates(publicUrl)
  const found = /^welt_certificate_days{host="localhost"} (\S+)$/m.exec(await metricsText())
  return found ? Number(found[1]) : undefined
}

test('workers report the days until a public host’s certificate expires, negative afterwards', async () => {
  const server = createServer(EXPIRED).listen(0, 'localhost')
  await once(server, 'listening')
  const url = `localhost:${(server.address() as AddressInfo).port}`
  const days = (await daysOf(`https://${url}/`)) ?? assert.fail('the host has no sample')
  assert.ok(Math.abs(days - (EXPIRED_AT_MS - Date.now()) / DAY_MS) < 1, String(days))
  assert.equal(await daysOf(`http://${url}`), undefined, 'without TLS')
  server.close()
  await once(server, 'close')
  assert.equal(await daysOf(`https://${url}`), undefined, 'does not answer')
})
