import type { Brand } from '@welt/brands'
import { DEMO_ACCOUNT } from './demo-account.ts'

type Variables = Readonly<Record<string, unknown>>
type Answer = Readonly<Record<string, unknown>>

/** Calls the shop as a browser does. */
export interface Shopper {
  /** @throws Error when the shop refuses */
  call<Data = Answer>(document: string, variables?: Variables): Promise<Data>
}

/** @param token undefined for a guest */
export function shopperOf(url: string, brand: Brand, token: string | undefined, cookie?: string): Shopper {
  return {
    call: async <Data>(query: string, variables: Variables = {}) => {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          store: brand.storeCode,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(cookie ? { cookie } : {}),
        },
        body: JSON.stringify({ query, variables }),
      })
      const { data, errors = [] } = (await answer.json()) as {
        readonly data?: Data
        readonly errors?: readonly { readonly message: string }[]
      }
      if (!data || errors.length > 0) throw new Error(errors.map(({ message }) => message).join(' '))
      return data
    },
  }
}

const SIGN_IN = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token } }`

export async function signIn(url: string, brand: Brand): Promise<Shopper> {
  const { generateCustomerToken } = await shopperOf(url, brand, undefined).call<{
    readonly generateCustomerToken: { readonly token: string }
  }>(SIGN_IN, DEMO_ACCOUNT)
  return shopperOf(url, brand, generateCustomerToken.token)
}
