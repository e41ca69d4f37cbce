import type { OutgoingMail } from '#modules/notifications'
import { resetClock } from '#src/platform/test-clock'
import { registerCustomer } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { createMailWorker } from '#src/testing/jobs/mail-worker'
import { startTestServer, type TestServer } from '#src/testing/server'

export const NEXT = 'an entirely new password'

export const SIGN_IN = gql(
  'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token device_token } }',
)

export const INCORRECT =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'

export const BUSY = 'Many people are signing in right now. Please try again in a few seconds.'

export const MISMATCHED = 'The password token is mismatched. Reset and try again.'

export let database: TestDatabase
export let server: TestServer
export let strict: TestServer
export let work: () => Promise<void>
export const sent: OutgoingMail[] = []
let n = 0

export async function openServers(): Promise<void> {
  database = await withDatabase()
  server = await startTestServer({ db: database.db, settings: { LIMIT_MULTIPLIER: '1000' } })
  strict = await startTestServer({ db: database.db })
  work = createMailWorker(database, server, sent)
}

export async function resetServers(): Promise<void> {
  await resetClock(database.db)
  await work()
  sent.length = 0
}

export async function closeServers(): Promise<void> {
  await server.close()
  await strict.close()
  await database.drop()
}

export const newCustomer = (store?: string) => {
  n += 1
  return registerCustomer(server, `password${n}@example.com`, store)
}

export const request = (email: string, headers = {}, on = server) =>
  on.graphql(gql('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }'), { email }, headers)

export const linkTo = async (email: string) => {
  await request(email)
  await work()
  // Other mails of a new account may be sent after it.
  const text = sent.findLast((mail) => mail.to === email && mail.text.includes('/createPassword?'))?.text ?? ''
  const [, id = '', token = ''] = /createPassword\?id=(\d+)&token=([A-Za-z0-9_-]{43})/.exec(text) ?? []
  return { id: Number(id), token, text }
}

export const reset = (id: number, token: string, password = NEXT, headers = {}, on = server) =>
  on.graphql(
    gql(
      'mutation ($id: Int!, $token: String!, $password: String!) { resetPasswordById(customer_id: $id, reset_token: $token, new_password: $password) }',
    ),
    { id, token, password },
    headers,
  )

export const validate = async (id: number, token: string) =>
  (
    await server.graphql(
      gql(
        'query ($id: Int!, $token: String!) { validateRPToken(customer_id: $id, rp_token: $token) { is_valid error_code } }',
      ),
      {
        id,
        token,
      },
    )
  ).data?.validateRPToken

export const tryPassword = (email: string, password: string, headers = {}, on = server) =>
  on.graphql(SIGN_IN, { email, password }, headers)
