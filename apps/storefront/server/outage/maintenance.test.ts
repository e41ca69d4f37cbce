import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '#server/config.ts'
import { createMaintenance } from './maintenance.ts'

/** Undefined closes the connection. */
const says: { ours: object | undefined; outside: { status: number; body: string } } = {
  ours: undefined,
  outside: { status: 503, body: '{"errors":[{"message":"Unable to proceed: the maintenance mode is enabled."}]}' },
}
const server = createServer((request, response) => {
  if (request.url === '/outside') return response.writeHead(says.outside.status).end(says.outside.body)
  if (request.url !== '/maintenance' || !says.ours) return response.destroy()
  return response.writeHead(200).end(JSON.stringify(says.ours))
})
before(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
after(() => {
  server.closeAllConnections()
  server.close()
})

async function until(isSo: () => boolean): Promise<void> {
  for (const deadline = performance.now() + 60_000; !isSo(); await sleep(10)) assert.ok(performance.now() < deadline)
}

test('a site that begins in maintenance stays so until its own server gives a good answer [A21]', async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config = readConfig({
    COMMERCE_URL: url,
    COMMERCE_ENDPOINT_MATHERS: `${url}/outside`,
    MAINTENANCE_SITES: 'trybe, mathers',
  })
  const maintenance = createMaintenance(config)
  await maintenance.refresh()
  const closed = () => (['trybe', 'mathers', 'mollini'] as const).filter((site) => maintenance.of(site))
  assert.deepEqual(closed(), ['trybe', 'mathers'])
  says.ours = { sites: [{ websiteId: 7, until: '2999-01-01T03:00:00.000Z', message: 'New shelves' }] }
  await maintenance.refresh()
  assert.deepEqual(closed(), ['mathers', 'mollini'])
  assert.deepEqual(maintenance.of('mollini'), { until: new Date('2999-01-01T03:00:00Z'), message: 'New shelves' })
  says.ours = undefined
  await maintenance.refresh()
  assert.deepEqual(closed(), ['mathers', 'mollini'], 'an unreachable server opens and closes nothing')
  says.ours = { sites: [] }
  await maintenance.report('mollini')
  assert.deepEqual(closed(), ['mathers'])
  says.outside = { status: 500, body: '' }
  await maintenance.report('mathers')
  assert.deepEqual(closed(), ['mathers'])
  says.outside = { status: 200, body: '{"data":{"__typename":"Query"}}' }
  await until(() => closed().length === 0)
  maintenance.stop()
})

test('only existing sites can begin in maintenance', () => {
  assert.equal(readConfig({ MAINTENANCE_SITES: 'all' }).maintenanceSites.size, 7)
  assert.throws(() => readConfig({ MAINTENANCE_SITES: 'tribe' }), /MAINTENANCE_SITES names "tribe"/)
})
