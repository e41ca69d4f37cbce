import type { TestDatabase } from './database.ts'
import { gql } from './gql.ts'
import type { TestClient, TestServer } from './server.ts'

export const PASSWORD = 'a shoe for every foot'

export interface TestCustomer {
  readonly id: number
  readonly email: string
  readonly token: string
  readonly headers: Readonly<Record<string, string>>
}

/** `store` is the site, williams_au by default. */
export async function registerCustomer(
  server: TestServer,
  email: string,
  store = 'williams_au',
): Promise<TestCustomer> {
  const { createCustomerV2 } = await server.requireData(
    gql(`mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { customer_id } } }`),
    { input: { email, firstname: 'Ada', lastname: "O'Neil", password: PASSWORD } },
    { store },
  )
  const token = await signIn(server, email, store)
  return {
    id: Number(createCustomerV2.customer.customer_id),
    email,
    token,
    headers: { store, authorization: `Bearer ${token}` },
  }
}

export async function confirmEmail({ db }: Pick<TestDatabase, 'db'>, { id }: Pick<TestCustomer, 'id'>): Promise<void> {
  await db.updateTable('customer').set({ email_confirmed_at: new Date() }).where('id', '=', id).execute()
}

/** Signs in with PASSWORD. @returns the token */
export async function signIn(
  server: TestServer,
  email: string,
  store = 'williams_au',
  password = PASSWORD,
): Promise<string> {
  const { generateCustomerToken } = await server.requireData(
    gql(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    ),
    { email, password },
    { store },
  )
  return generateCustomerToken.token
}

/** @returns headers of the remaining sign-in */
export async function changeEmail(
  server: TestServer,
  { headers }: Pick<TestCustomer, 'headers'>,
  email: string,
): Promise<TestCustomer['headers']> {
  const { updateCustomerEmail } = await server.requireData(
    gql(`mutation ($email: String!, $password: String!) {
      updateCustomerEmail(email: $email, password: $password) { customer { renewed_token { token } } } }`),
    { email, password: PASSWORD },
    headers,
  )
  return {
    ...headers,
    authorization: `Bearer ${updateCustomerEmail.customer.renewed_token.token}`,
  }
}

/** @returns its id */
export async function createCart(server: TestClient, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const { createEmptyCart } = await server.requireData(gql('mutation { createEmptyCart }'), {}, headers)
  return createEmptyCart
}
