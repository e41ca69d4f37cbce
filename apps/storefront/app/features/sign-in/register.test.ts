import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { brandOf } from '@welt/brands'
import type { RequestContext } from '#app/session/request-context.ts'
import { createRequestSession } from '#app/session/request-session.ts'
import { createResponseCollector } from '#app/session/response-collector.ts'
import { createAccount } from './register.server.ts'

const PERSON = { firstname: 'Ana', lastname: 'Bell', email: 'ana@example.com' }
const PASSWORD = 'seven tall grey herons'

const FREE = { isEmailAvailable: { is_email_available: true, has_set_password: false } }
const MADE = { createCustomerV2: { customer: { customer_id: '1' } } }
const TOKEN = { generateCustomerToken: { token: 'a-token', device_token: null } }

/** Registers with a server whose check of emails answers `check`, a failure if undefined. */
async function register(check: object | undefined) {
  const sent: { readonly query: string; readonly variables: Readonly<Record<string, unknown>> }[] = []
  const answers = {
    isEmailValidated: check,
    isEmailAvailable: FREE,
    createCustomerV2: MADE,
    generateCustomerToken: TOKEN,
  }
  const commerce = createServer(async (request, response) => {
    const call = JSON.parse(Buffer.concat(await request.toArray()).toString('utf8'))
    sent.push(call)
    const [, data] = Object.entries(answers).find(([field]) => call.query.includes(field)) ?? []
    const body = data ? { data } : { data: null, errors: [{ message: 'Internal server error' }] }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await once(commerce.listen(0, '127.0.0.1'), 'listening')
  const endpoint = `http://127.0.0.1:${(commerce.address() as AddressInfo).port}/graphql`
  const ctx = {
    brand: brandOf('midas'),
    settings: { tokenLifeMs: 3_600_000 },
    cookies: new Map(),
    session: createRequestSession(),
    response: createResponseCollector(),
    commerce: { endpoint, serviceKey: '', isDown: false, isErrorLogged: false, reportMaintenance: () => undefined },
    requestId: '',
  } as unknown as RequestContext
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...PERSON, password: PASSWORD })) form.set(name, value)
  try {
    const { kind } = await createAccount(ctx, form)
    const calls = sent.filter(({ query }) => /createCustomerV2|generateCustomerToken/.test(query))
    return { kind, calls: calls.map(({ variables }) => variables) }
  } finally {
    commerce.close()
  }
}

const valid = { isEmailValidated: { isValid: true, message: null } }

test('a registration sends the new customer, then signs in by the same email and password [A66]', async () => {
  assert.deepEqual(await register(valid), {
    kind: 'made',
    calls: [
      { newCustomer: { ...PERSON, password: PASSWORD, is_subscribed: false } },
      { email: PERSON.email, password: PASSWORD },
    ],
  })
})

test('an email that bounces stops a registration; a check that fails does not [A68]', async () => {
  const bounces = { isEmailValidated: { isValid: false, message: 'Check the end of the email address.' } }
  assert.deepEqual(await register(bounces), { kind: 'refused', calls: [] })
  assert.equal((await register(undefined)).kind, 'made')
})
