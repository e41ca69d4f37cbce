import { jobs } from '#src/jobs/index'
import { resetClock } from '#src/platform/test-clock'
import type { JobContext } from '#src/queue/job-handler'
import { registerCustomer } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
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
let jobContext: JobContext
export const sent: { to: string; html: string; text: string }[] = []
let n = 0

export async function openServers(): Promise<void> {
  database = await withDatabase()
  server = await startTestServer({ db: database.db, settings: { LIMIT_MULTIPLIER: '1000' } })
  strict = await startTestServer({ db: database.db })
  const mail = { send: async (outgoing: { to: string; html: string; text: string }) => void sent.push(outgoing) }
  jobContext = {
    db: database.db,
    config: server.config,
    ports: { mail } as unknown as JobContext['ports'],
    log: () => undefined,
  }
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

/** Runs queued jobs, including those that they enqueue. */
export const work = async () => {
  for (;;) {
    const { rows } = await database.pool.query<{ identifier: string; payload: unknown }>(
      `with taken as (
        delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id
        returning j.id, t.identifier, j.payload)
      select identifier, payload from taken order by id`,
    )
    if (rows.length === 0) return
    for (const { identifier, payload } of rows) await jobs[identifier]?.(payload, jobContext)
  }
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
