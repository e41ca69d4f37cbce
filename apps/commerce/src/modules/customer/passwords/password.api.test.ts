import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { moveClock } from '#src/platform/test-clock'
import { PASSWORD, signIn } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import {
  closeServers,
  database,
  INCORRECT,
  linkTo,
  MISMATCHED,
  NEXT,
  newCustomer,
  openServers,
  reset,
  resetServers,
  sent,
  server,
  strict,
  tryPassword,
  work,
} from './testing/password-servers.ts'

before(openServers)
after(closeServers)
beforeEach(resetServers)

test('a client that asks for no new token carries on with its own; its other tokens end', async () => {
  const { email, headers } = await newCustomer()
  const elsewhere = await signIn(server, email)
  const isSignedIn = async (authorization: string | undefined) =>
    (await server.graphql(gql('{ customer { email } }'), {}, { authorization: authorization ?? '' })).data?.customer !=
    null
  const password = gql(
    'mutation ($now: String!, $next: String!) { changeCustomerPassword(currentPassword: $now, newPassword: $next) { email } }',
  )
  assert.deepEqual((await server.graphql(password, { now: PASSWORD, next: NEXT }, headers)).errors, [])
  assert.deepEqual([await isSignedIn(headers.authorization), await isSignedIn(`Bearer ${elsewhere}`)], [true, false])
  const again = await signIn(server, email, 'williams_au', NEXT)
  const mail = gql(
    'mutation ($email: String!, $now: String!) { updateCustomerEmail(email: $email, password: $now) { customer { email } } }',
  )
  assert.deepEqual((await server.graphql(mail, { email: `moved-${email}`, now: NEXT }, headers)).errors, [])
  assert.deepEqual([await isSignedIn(headers.authorization), await isSignedIn(`Bearer ${again}`)], [true, false])
})

test('a password is changed with the current one; every token ends, this device gets one [R7.46]', async () => {
  const { email, headers, id } = await newCustomer()
  const elsewhere = await signIn(server, email)
  const { token } = await linkTo(email)
  const change = (now: string, next: string, as = headers) =>
    server.graphql(
      gql(
        'mutation ($now: String!, $next: String!) { changeCustomerPassword(currentPassword: $now, newPassword: $next) { email renewed_token { token lifetime_seconds device_token } } }',
      ),
      { now, next },
      as,
    )
  const wrong = await change('not the password', NEXT)
  assert.equal(wrong.errors[0]?.message, 'Invalid login or password.')
  assert.equal(wrong.errors[0]?.extensions.category, 'graphql-authentication')
  assert.match((await change(PASSWORD, 'short')).errors[0]?.message ?? '', /at least 8 characters/)
  const refreshed = await server.graphql(gql('mutation { refreshCustomerToken { token } }'), {}, headers)
  const changed = (await change(PASSWORD, NEXT)).data?.changeCustomerPassword
  assert.equal(changed?.email, email)
  assert.ok((changed?.renewed_token.lifetime_seconds ?? 0) > 3600)
  const whoIs = async (token: string | undefined) =>
    (
      await server.graphql(
        gql('{ customer { email renewed_token { token } } }'),
        {},
        { authorization: `Bearer ${token}` },
      )
    ).data?.customer
  const fresh = changed?.renewed_token.token
  for (const token of [headers.authorization?.slice(7), refreshed.data?.refreshCustomerToken.token, elsewhere])
    assert.equal(await whoIs(token), null)
  assert.deepEqual(await whoIs(fresh), { email, renewed_token: null })
  const moved = await server.graphql(
    gql(`mutation ($email: String!, $password: String!) {
      updateCustomerEmail(email: $email, password: $password) { customer { renewed_token { token } } } }`),
    { email: `moved-${email}`, password: NEXT },
    { authorization: `Bearer ${fresh}` },
  )
  assert.equal(await whoIs(fresh), null, 'the same after a change of the email')
  assert.deepEqual(await whoIs(moved.data?.updateCustomerEmail.customer.renewed_token.token), {
    email: `moved-${email}`,
    renewed_token: null,
  })
  assert.equal((await reset(id, token)).errors[0]?.message, MISMATCHED)
  assert.ok(await signIn(server, `moved-${email}`, 'williams_au', NEXT))
})

test('unknown, wrong, of another site and without a password are told alike [R7.33]', async () => {
  const { email } = await newCustomer()
  const elsewhere = await newCustomer('mathers_au')
  const answers = [
    await tryPassword(email, 'wrong password'),
    await tryPassword('nobody@example.com', 'wrong password'),
    await tryPassword(elsewhere.email, PASSWORD),
    await tryPassword('no email', PASSWORD),
    await tryPassword(email, 'x'.repeat(5000)),
  ]
  for (const { status, data, errors } of answers) {
    assert.equal(status, 200)
    assert.equal(data?.generateCustomerToken, null)
    assert.equal(errors[0]?.message, INCORRECT)
    assert.equal(errors[0]?.extensions.category, 'graphql-authentication')
  }
})

test('an unconfirmed address is told of three changes a day, a confirmed one of all', async () => {
  const { id, email, headers } = await newCustomer()
  let token = headers.authorization?.slice(7) ?? ''
  const change = async (now: string, next: string) => {
    const { data } = await strict.graphql(
      gql(`mutation ($now: String!, $next: String!) {
        changeCustomerPassword(currentPassword: $now, newPassword: $next) { renewed_token { token } } }`),
      { now, next },
      { authorization: `Bearer ${token}` },
    )
    token = data?.changeCustomerPassword.renewed_token.token ?? ''
    assert.ok(token)
  }
  const notices = async () => {
    await work()
    return sent.filter((mail) => mail.to === email && /password of your account .* was changed/.test(mail.text)).length
  }
  await change(PASSWORD, `${NEXT} 1`)
  for (let i = 1; i < 5; i += 1) await change(`${NEXT} ${i}`, `${NEXT} ${i + 1}`)
  assert.equal(await notices(), 3)
  await moveClock(database.db, 'test', 24 * 3600 + 1)
  await change(`${NEXT} 5`, `${NEXT} 6`)
  assert.equal(await notices(), 4)
  for (let i = 6; i < 9; i += 1) await change(`${NEXT} ${i}`, `${NEXT} ${i + 1}`)
  assert.equal(await notices(), 6)
  const link = await linkTo(email)
  assert.deepEqual((await reset(id, link.token)).errors, [])
  assert.equal(await notices(), 7, 'a link that was followed shows whose address it is')
  token = await signIn(server, email, 'williams_au', NEXT)
  for (let i = 0; i < 2; i += 1) await change(i === 0 ? NEXT : `${NEXT} 0`, `${NEXT} ${i}`)
  assert.equal(await notices(), 9)
})
