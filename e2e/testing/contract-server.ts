import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildASTSchema, type FieldDefinitionNode, Kind, parse, validate, visit } from 'graphql'
import { commerceUrl } from './shop.ts'

/**
 * Another company's server: it speaks the contract and knows nothing of what ours adds to searching, cards and product
 * pages.
 */
export interface ContractServer {
  readonly endpoint: string
  /** Fields that were requested and refused. */
  readonly refused: ReadonlySet<string>
  readonly counts: () => { readonly answered: number; readonly refused: number }
  /** From now on answers are what `alter` makes of them. */
  answerWith(alter: (answer: string) => string): void
  stop(): Promise<void>
}

const SCHEMA = join(import.meta.dirname, '../../packages/contract/schema.graphql')
const ADDITIONS: ReadonlySet<string> = new Set([
  'hover_image',
  'search_reading',
  'popularSearches',
  'countSearches',
  'fit_facts',
  'kept_sizes',
  'delivery_promise',
])

function contractSchema() {
  const isAddition = (node: FieldDefinitionNode) => ADDITIONS.has(node.name.value)
  const own = visit(parse(readFileSync(SCHEMA, 'utf8')), { [Kind.FIELD_DEFINITION]: (node) => (isAddition(node) ? null : undefined) })
  return buildASTSchema(own, { assumeValidSDL: true })
}

/**
 * Validates each document against the contract, as every GraphQL server does, and has the shops' own server answer the
 * rest.
 */
export async function startContractServer(): Promise<ContractServer> {
  const schema = contractSchema()
  const refused = new Set<string>()
  let answered = 0
  let refusals = 0
  let altered = (answer: string) => answer
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8')
    const url = new URL(request.url ?? '/', commerceUrl)
    const { query = '' } = body ? (JSON.parse(body) as { query?: string }) : { query: url.searchParams.get('query') ?? '' }
    const errors = validate(schema, parse(query))
    response.setHeader('content-type', 'application/json')
    if (errors.length > 0) {
      refusals += 1
      for (const { message } of errors) refused.add(/"(\w+)"/.exec(message)?.[1] ?? message)
      return response.writeHead(400).end(JSON.stringify({ errors: errors.map(({ message }) => ({ message })) }))
    }
    answered += 1
    const headers = { 'content-type': 'application/json', store: String(request.headers.store) }
    const answer = await fetch(url, { method: request.method ?? 'GET', headers, ...(body ? { body } : {}) })
    response.writeHead(answer.status).end(altered(await answer.text()))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    refused,
    counts: () => ({ answered, refused: refusals }),
    answerWith(alter) {
      altered = alter
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
