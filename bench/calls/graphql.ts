import { Agent, request } from 'node:http'
import type { TypedDocument } from '../../apps/storefront/app/graphql/typed-document.ts'

export interface CommerceTarget {
  readonly port: number
  readonly store: string
  readonly serviceKey?: string | undefined
  /** The shopper's network address. */
  readonly from?: string
}

const agent = new Agent({ keepAlive: true })

interface Sent {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Uses keep-alive, which costs the client less than fetch. @throws Error unless 200 */
export function sendTo(port: number, { method, path, headers, body }: Sent): Promise<string> {
  return new Promise((done, failed) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString('utf8')
      if (response.statusCode === 200) done(text)
      else failed(new Error(`${method} ${path.slice(0, 80)} came with ${response.statusCode}: ${text.slice(0, 300)}`))
    })
    sent.once('error', failed)
    sent.end(body)
  })
}

function dataOf<Data>(text: string): Data {
  const answer = JSON.parse(text) as { readonly data?: Data; readonly errors?: unknown }
  if (!answer.data || answer.errors) throw new Error(`The commerce server refused: ${JSON.stringify(answer.errors)}`)
  return answer.data
}

/** @throws Error on GraphQL errors */
export async function post<Data, Variables>(
  { port, store, from }: CommerceTarget,
  document: TypedDocument<Data, Variables>,
  variables: NoInfer<Variables>,
  token?: string,
): Promise<Data> {
  const headers = {
    'content-type': 'application/json',
    store,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(from !== undefined && { 'x-forwarded-for': from }),
  }
  const body = JSON.stringify({ query: document.text, variables })
  return dataOf(await sendTo(port, { method: 'POST', path: '/graphql', headers, body }))
}

/** @throws Error on GraphQL errors */
export async function read<Data, Variables>(
  { port, store, serviceKey }: CommerceTarget,
  document: TypedDocument<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<Data> {
  const path = `/graphql?${new URLSearchParams({ query: document.text, variables: JSON.stringify(variables) })}`
  const headers: Record<string, string> = {
    store,
    ...(serviceKey === undefined ? {} : { 'x-service-key': serviceKey }),
  }
  return dataOf(await sendTo(port, { method: 'GET', path, headers }))
}
