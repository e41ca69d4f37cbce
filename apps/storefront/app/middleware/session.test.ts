import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { brandOf } from '@welt/brands'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@welt/kit/time'
import type { MiddlewareFunction } from 'react-router'
import type { RequestContext } from '#app/session/request-context.ts'
import { createRequestSession } from '#app/session/request-session.ts'
import { createResponseCollector } from '#app/session/response-collector.ts'
import { createRouterContext } from '#app/session/router-context.server.ts'
import { sessionMiddleware } from './session.server.ts'

const NOW = Date.UTC(2026, 6, 1)

test('a token is renewed right after its hour, or minute if it lives a day [R4.20, R9.04, R9.05]', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: NOW })
  let refreshes = 0
  const commerce = createServer((_request, response) => {
    refreshes += 1
    const data = { refreshCustomerToken: { token: `new-${refreshes}` } }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
  })
  await once(commerce.listen(0, '127.0.0.1'), 'listening')
  const endpoint = `http://127.0.0.1:${(commerce.address() as AddressInfo).port}/graphql`
  const givenAt = async (tokenLifeMs: number, ageMs: number): Promise<readonly string[]> => {
    const ctx = {
      brand: brandOf('midas'),
      settings: { tokenLifeMs },
      cookies: new Map([
        ['token', `${tokenLifeMs} ${ageMs}`],
        ['signed_in_at', String(NOW - ageMs)],
      ]),
      session: createRequestSession(),
      response: createResponseCollector(),
      commerce: { endpoint, serviceKey: '', isDown: false, isErrorLogged: false, reportMaintenance: () => undefined },
      requestId: '',
    } as unknown as RequestContext
    const renewals = { context: createRouterContext(ctx), url: new URL('http://midas.localhost/') }
    const given = renewals as unknown as Parameters<MiddlewareFunction<Response>>[0]
    const answer = await sessionMiddleware(given, async () => new Response())
    return (answer as Response).headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  }
  try {
    for (const [lifeMs, oldestMs] of [
      [DAY_MS, MINUTE_MS],
      [3 * DAY_MS, HOUR_MS],
    ] as const) {
      for (const ageMs of [0, oldestMs / 2, oldestMs]) assert.deepEqual(await givenAt(lifeMs, ageMs), [], `${ageMs} ms`)
      assert.deepEqual(await givenAt(lifeMs, oldestMs + 1), [`token=new-${refreshes}`, `signed_in_at=${NOW}`])
    }
    assert.equal(refreshes, 2)
  } finally {
    commerce.close()
  }
})
