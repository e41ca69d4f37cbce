import { PASSWORD } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'

const CREATE = gql(
  `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email firstname lastname date_of_birth is_subscribed } } }`,
)

export const UPDATE = gql(
  `mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { firstname lastname date_of_birth is_subscribed } } }`,
)

export let database: TestDatabase
export let server: TestServer
export let strict: TestServer
let n = 0

export async function openServers(): Promise<void> {
  database = await withDatabase()
  server = await startTestServer({ db: database.db, settings: { LIMIT_MULTIPLIER: '1000' } })
  strict = await startTestServer({ db: database.db })
}

export async function closeServers(): Promise<void> {
  await server.close()
  await strict.close()
  await database.drop()
}

export const newEmail = () => {
  n += 1
  return `person${n}@example.com`
}

export const query = (email: string, headers: Record<string, string> = {}) =>
  strict.graphql(
    gql('query ($email: String!) { isEmailAvailable(email: $email) { is_email_available has_set_password } }'),
    { email },
    headers,
  )

export const create = (input: Readonly<Record<string, unknown>>, headers = {}) =>
  server.graphql(
    CREATE,
    { input: { email: newEmail(), firstname: 'Ada', lastname: "O'Neil", password: PASSWORD, ...input } },
    headers,
  )
