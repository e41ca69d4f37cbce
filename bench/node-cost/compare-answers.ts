import { sendTo } from '../calls/graphql.ts'
import type { Checkout } from './checkouts.ts'

/** The raw answer; ids of requests are made by chance. */
async function answerOf(port: number, store: string, query: string, variables: object): Promise<string> {
  const headers = { 'content-type': 'application/json', store }
  const text = await sendTo(port, { method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query, variables }) })
  return text.replace(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '"…"')
}

/** Documents of a checkout with the variables they are sent with. */
export interface SentDocument {
  readonly name: string
  readonly text: string
  readonly variables: object
}

/** The baseline's own documents of carts, and what is there neither. */
export function documentsOfCarts({ operations }: Checkout, cartIds: readonly string[]): readonly SentDocument[] {
  const ofCarts = operations.filter(({ text }) => /^query \w+\(\$cartId: String!\)/.test(text))
  const ids = [...cartIds.slice(0, 6), 'A'.repeat(32), '']
  return ofCarts.flatMap(({ name, text }) => ids.map((cartId) => ({ name, text, variables: { cartId } })))
}

/** Sends the same documents to both servers. @throws Error when a byte of an answer differs */
export async function compareAnswers(ours: Checkout, baseline: Checkout, store: string, documents: readonly SentDocument[]): Promise<void> {
  for (const { name, text, variables } of documents) {
    const answers = () => Promise.all([ours, baseline].map(({ server }) => answerOf(server.port, store, text, variables)))
    let [one, other] = await answers()
    // A change may have reached one of them first.
    for (let tries = 0; one !== other && tries < 5; tries += 1) [one, other] = await answers()
    if (one !== other) {
      const at = [...(one ?? '')].findIndex((letter, i) => letter !== other?.[i])
      const near = (text = '') => text.slice(Math.max(0, at - 300), at + 300)
      throw new Error(`${name} ${JSON.stringify(variables)} is answered differently:\n${near(one)}\n${near(other)}`)
    }
  }
}
