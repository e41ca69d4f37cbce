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
  request,
  reset,
  resetServers,
  sent,
  server,
  strict,
  tryPassword,
  validate,
  work,
} from './testing/password-servers.ts'

before(openServers)
after(closeServers)
beforeEach(resetServers)

test('a link sets a new password once; nobody is signed in by it and everybody is signed out [R7.47, R7.48, R7.31, R5.16]', async () => {
  const { email, headers, id } = await newCustomer()
  const link = await linkTo(email)
  assert.equal(link.id, id)
  assert.ok(link.text.includes('http://williams.localhost:3000/customer/account/createPassword?'))
  assert.deepEqual(await validate(id, link.token), { is_valid: true, error_code: null })
  const weak = await reset(id, link.token, 'password')
  assert.match(weak.errors[0]?.message ?? '', /easy to guess/)
  const done = await reset(id, link.token)
  assert.deepEqual(done.data, { resetPasswordById: true })
  assert.equal((await reset(id, link.token)).errors[0]?.message, MISMATCHED)
  assert.deepEqual(await validate(id, link.token), { is_valid: false, error_code: 'TOKEN_MISMATCH' })
  assert.equal((await tryPassword(email, PASSWORD)).errors[0]?.message, INCORRECT)
  assert.ok(await signIn(server, email, 'williams_au', NEXT))
  assert.equal(
    (await server.graphql(gql('{ customer { email } }'), {}, headers)).errors[0]?.message,
    "The current customer isn't authorized.",
  )
  await work()
  assert.match(sent.at(-1)?.text ?? '', /password of your account at Williams was changed/)
})

test('a token is worth nothing to others, elsewhere, after a newer one, late or guessed [R5.16, R7.48]', async () => {
  const one = await newCustomer()
  const two = await newCustomer()
  const first = await linkTo(one.email)
  await moveClock(database.db, 'test', 700)
  const newer = await linkTo(one.email)
  assert.notEqual(newer.token, first.token)
  for (const answer of [
    await reset(one.id, first.token),
    await reset(two.id, newer.token),
    await reset(one.id, newer.token, NEXT, { store: 'mathers_au' }),
    await reset(999_999, newer.token),
    await reset(one.id, 'guess'),
    await reset(one.id, "' or 1=1 --"),
  ])
    assert.equal(answer.errors[0]?.message, MISMATCHED)
  await moveClock(database.db, 'test', 3601)
  assert.deepEqual(await validate(one.id, newer.token), { is_valid: false, error_code: 'TOKEN_EXPIRED' })
  assert.equal(
    (await reset(one.id, newer.token)).errors[0]?.message,
    'The password token is expired. Reset and try again.',
  )
})

test('of two uses at once one counts; the twin by email does the same [R7.48]', async () => {
  const { id, email } = await newCustomer()
  const { token } = await linkTo(email)
  const answers = await Promise.all([reset(id, token, 'first new password'), reset(id, token, 'second new password')])
  assert.equal(answers.filter((answer) => answer.errors.length === 0).length, 1)
  await moveClock(database.db, 'test', 700)
  const again = await linkTo(email)
  const twin = await server.graphql(
    gql(
      'mutation ($email: String!, $token: String!, $password: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }',
    ),
    { email, token: again.token, password: NEXT },
  )
  assert.deepEqual(twin.data, { resetPassword: true })
})

test('tries with other unknown emails do not make the next one answer unlike a known one', async () => {
  const { email } = await newCustomer()
  const attempt = async (of: string, i: number) => {
    const { errors } = await strict.graphql(
      gql(
        'mutation ($email: String!, $password: String!) { resetPassword(email: $email, resetPasswordToken: "nothing", newPassword: $password) }',
      ),
      { email: of, password: NEXT },
      { 'x-forwarded-for': `198.51.100.${i}` },
    )
    return errors[0]?.message
  }
  for (let i = 1; i <= 5; i += 1) assert.equal(await attempt(`unknown${i}@example.com`, i), MISMATCHED)
  assert.equal(await attempt(email, 6), MISMATCHED)
  assert.equal(await attempt('unknown6@example.com', 7), MISMATCHED)
})

test('known and unknown emails get the same answer, the known one a mail in ten minutes [R7.47]', async () => {
  const { email } = await newCustomer()
  const answers = [await request(email, {}, strict), await request('nobody@example.com', {}, strict)]
  await work()
  answers.push(await request(email, {}, strict))
  for (const { status, data, errors } of answers)
    assert.deepEqual([status, data, errors], [200, { requestPasswordResetEmail: true }, []])
  await work()
  assert.deepEqual(
    sent.filter(({ text }) => text.includes('createPassword')).map(({ to }) => to),
    [email],
  )
  const storedMails = await database.db
    .selectFrom('mail')
    .select(['html', 'text'])
    .where('kind', '=', 'password-reset')
    .execute()
  assert.ok(
    storedMails.every((mail) => mail.html === '' && mail.text === ''),
    'a link that was sent is not kept',
  )
})

test('five an hour are mails that were sent: requests in between use none up', async () => {
  const email = 'hurried@example.com'
  const sentNow = async () => {
    const { rows } = await database.pool.query(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'password-reset' and j.payload ->> 'email' = $1 returning 1`,
      [email],
    )
    return rows.length
  }
  const mails: number[] = []
  for (let round = 1; round <= 6; round += 1) {
    for (let i = 0; i < 3; i += 1) await request(email, { 'x-forwarded-for': `198.51.100.${round}` }, strict)
    mails.push(await sentNow())
    await moveClock(database.db, 'test', 480)
    await request(email, { 'x-forwarded-for': `198.51.100.${round}` }, strict)
    assert.equal(await sentNow(), 0, 'ten minutes are not over')
    await moveClock(database.db, 'test', 121)
  }
  assert.deepEqual(mails, [1, 1, 1, 1, 1, 0])
})

test('an account without a password gets one by the link [R4.19]', async () => {
  const email = 'imported@example.com'
  await server.graphql(
    gql(
      'mutation { createCustomerV2(input: { email: "imported@example.com", firstname: "Im", lastname: "Port" }) { customer { id } } }',
    ),
  )
  assert.equal((await tryPassword(email, '')).errors[0]?.message, INCORRECT)
  const { id, token } = await linkTo(email)
  assert.deepEqual((await reset(id, token)).errors, [])
  assert.ok(await signIn(server, email, 'williams_au', NEXT))
})
