import { sendTo } from '../calls/graphql.ts'
import type { Checkout } from './checkouts.ts'

/** The raw answer; ids of requests are made by chance. */
async function answerOf(port: number, store: string, query: string, variables: object): Promise<string> {
  const headers = { 'content-type': 'application/json', store }
  const text = await sendTo(port, { method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query, variables }) })
  return text.replace(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '"…"')
}

/**
 * Sends the baseline's own documents of a cart to both servers. @throws Error when a byte differs
 */
export async function compareAnswers(ours: Checkout, baseline: Checkout, store: string, cartIds: readonly string[]): Promise<void> {
  const ofCarts = baseline.operations.filter(({ text }) => /^query \w+\(\$cartId: String!\)/.test(text))
  for (const { name, text } of ofCarts) {
    for (const cartId of [...cartIds.slice(0, 6), 'A'.repeat(32), '']) {
      const [one, other] = [
        await answerOf(ours.server.port, store, text, { cartId }),
        await answerOf(baseline.server.port, store, text, { cartId }),
      ]
      if (one !== other) throw new Error(`${name} is answered differently:\n${one.slice(0, 2000)}\n${other.slice(0, 2000)}`)
    }
  }
}
