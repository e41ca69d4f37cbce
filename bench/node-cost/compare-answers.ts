import { sendTo } from '../calls/graphql.ts'
import type { Checkout } from './checkouts.ts'

/** Without the random request id. */
async function answerOf(port: number, store: string, query: string, variables: object): Promise<string> {
  const headers = { 'content-type': 'application/json', store }
  const text = await sendTo(port, {
    method: 'POST',
    path: '/graphql',
    headers,
    body: JSON.stringify({ query, variables }),
  })
  return text.replace(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '"…"')
}

export interface SentDocument {
  readonly name: string
  readonly text: string
  readonly variables: object
}

/** Includes missing and unknown carts. */
export function documentsOfCarts({ operations }: Checkout, cartIds: readonly string[]): readonly SentDocument[] {
  const ofCarts = operations.filter(({ text }) => /^query \w+\(\$cartId: ?String!\)/.test(text))
  const ids = [...cartIds.slice(0, 6), 'A'.repeat(32), '']
  return ofCarts.flatMap(({ name, text }) => ids.map((cartId) => ({ name, text, variables: { cartId } })))
}

/** @returns how many responses were compared and how many differ in any byte, intended changes included */
export async function compareAnswers(
  ours: Checkout,
  baseline: Checkout,
  store: string,
  documents: readonly SentDocument[],
): Promise<{ readonly answers_compared: number; readonly answers_different: number }> {
  let different = 0
  for (const { name, text, variables } of documents) {
    const answers = () =>
      Promise.all([ours, baseline].map(({ server }) => answerOf(server.port, store, text, variables)))
    let [one = '', other = ''] = await answers()
    // A change may have reached only one of them yet.
    for (let tries = 0; one !== other && tries < 5; tries += 1) [one = '', other = ''] = await answers()
    if (one === other) continue
    different += 1
    const at = [...one].findIndex((letter, i) => letter !== other[i])
    const near = (answer: string) => answer.slice(Math.max(0, at - 200), at + 200)
    if (different === 1)
      process.stderr.write(`  ${name} ${JSON.stringify(variables)} differs:\n  ${near(one)}\n  ${near(other)}\n`)
  }
  return { answers_compared: documents.length, answers_different: different }
}
