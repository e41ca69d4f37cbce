import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import members from '@welt/contract/members.json' with { type: 'json' }
import {
  buildASTSchema,
  type InterfaceTypeDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  validate,
  visit,
} from 'graphql'
import { commerceUrl } from './shop.ts'

/** Lacks our additions to the contract. */
export interface ContractServer {
  readonly endpoint: string
  readonly refused: ReadonlySet<string>
  readonly counts: () => { readonly answered: number; readonly refused: number }
  answerWith(alter: (answer: string) => string): void
  stop(): Promise<void>
}

const SCHEMA = join(import.meta.dirname, '../../packages/contract/schema.graphql')

function contractSchema() {
  const prune = <Node extends ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode>(node: Node): Node | undefined => {
    const type = node.name.value
    if (!Object.hasOwn(members, type)) return undefined
    const fields = node.fields?.filter(({ name }) => Object.hasOwn(members, `${type}.${name.value}`)) ?? []
    return fields.length > 0 ? { ...node, fields } : undefined
  }
  const own = visit(parse(readFileSync(SCHEMA, 'utf8')), {
    [Kind.OBJECT_TYPE_DEFINITION]: prune,
    [Kind.INTERFACE_TYPE_DEFINITION]: prune,
  })
  return buildASTSchema(own, { assumeValid: true, assumeValidSDL: true })
}

/** Rejects documents outside the contract, forwards the others. */
export async function startContractServer(): Promise<ContractServer> {
  const schema = contractSchema()
  const refused = new Set<string>()
  let answered = 0
  let refusals = 0
  let altered = (answer: string) => answer
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8')
    const url = new URL(request.url ?? '/', commerceUrl)
    const { query = '' } = body
      ? (JSON.parse(body) as { query?: string })
      : { query: url.searchParams.get('query') ?? '' }
    const errors = validate(schema, parse(query))
    response.setHeader('content-type', 'application/json')
    if (errors.length > 0) {
      refusals += 1
      for (const { message } of errors) refused.add(/"(\w+)"/.exec(message)?.[1] ?? message)
      return response.writeHead(400).end(JSON.stringify({ errors: errors.map(({ message }) => ({ message })) }))
    }
    answered += 1
    const { store, authorization } = request.headers
    const headers = {
      'content-type': 'application/json',
      store: String(store),
      ...(authorization ? { authorization } : {}),
    }
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
