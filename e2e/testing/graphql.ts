import { commerceUrl } from './shop.ts'

export interface GraphqlAnswer<Data> {
  readonly data: Data | null
  readonly errors?: readonly { readonly message: string }[]
}

export async function graphql<Data>(
  storeCode: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<GraphqlAnswer<Data>> {
  const sent = { 'content-type': 'application/json', store: storeCode, ...headers }
  const answer = await fetch(`${commerceUrl}/graphql`, {
    method: 'POST',
    headers: sent,
    body: JSON.stringify({ query, variables }),
  })
  return (await answer.json()) as GraphqlAnswer<Data>
}

/** Fails on errors. */
export async function requireData<Data>(
  storeCode: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Data> {
  const { data, errors } = await graphql<Data>(storeCode, query, variables)
  if (!data || errors) throw new Error(`The shop answered ${JSON.stringify(errors)}`)
  return data
}
