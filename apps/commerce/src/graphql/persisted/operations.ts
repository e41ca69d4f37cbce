import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql'
import type { Context } from '../../platform/context.ts'
import { enforceCost } from '../document-cost.ts'
import { documentFacts } from '../document-facts.ts'
import { findBrokenLimit } from '../document-limits.ts'
import { withTimeout } from '../time-limit.ts'
import { isCacheable } from './cache-rules.ts'
import { compile, compilePrivate, plainRun, type Run, type Variables, withMessages } from './compiled.ts'

export interface KnownOperation {
  /** SHA-256 of the text. */
  readonly hash: string
  readonly node: OperationDefinitionNode
  readonly rootFields: readonly FieldNode[]
  readonly isCacheable: boolean
  readonly variableNames: readonly string[]
  /** Errors are not yet translated. */
  run(variables: Variables, ctx: Context): Promise<ExecutionResult>
}

export type PersistedOperations = ReadonlyMap<string, KnownOperation>

interface Registration {
  readonly schema: GraphQLSchema
  readonly texts: readonly string[]
  readonly isCompiled: boolean
}

export function toOperation(
  document: DocumentNode,
  node: OperationDefinitionNode,
  text: string,
  run: Run,
): KnownOperation {
  const { rootFields } = documentFacts(document)
  return {
    hash: createHash('sha256').update(text).digest('hex'),
    node,
    rootFields,
    isCacheable: node.operation === 'query' && isCacheable(rootFields),
    variableNames: (node.variableDefinitions ?? []).map(({ variable }) => variable.name.value),
    async run(variables, ctx) {
      try {
        enforceCost(document, variables)
      } catch (error) {
        return { errors: [error as GraphQLError] }
      }
      return withTimeout(run(variables, ctx), node.operation)
    },
  }
}

/** On errors graphql-js executes again for its messages; memoised root fields repeat no change. [decisions 11, 85] */
function compiledAtFirstUse(make: () => Run | undefined, plain: Run): Run {
  let query: Run | undefined
  return async (variables, ctx) => {
    query ??= make() ?? plain
    const answer = await query(variables, ctx)
    return answer.errors?.length && query !== plain ? withMessages(answer, plain(variables, ctx)) : answer
  }
}

function register({ schema, isCompiled }: Registration, text: string): KnownOperation | undefined {
  const document = parse(text)
  const { operations, rootFields } = documentFacts(document)
  const [node] = operations
  if (!node || findBrokenLimit(document) || validate(schema, document).length > 0) return undefined
  const plain = plainRun(schema, document)
  const isRead = node.operation === 'query' && isCacheable(rootFields)
  const make = () =>
    isRead ? compile({ schema, document, node, isConverted: false }) : compilePrivate({ schema, document, node }, plain)
  return toOperation(document, node, text, isCompiled ? compiledAtFirstUse(make, plain) : plain)
}

/** @throws Error when the file can't be read */
export async function readOperations(file: string | undefined): Promise<readonly string[]> {
  if (!file) return []
  const list: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (!Array.isArray(list)) throw new Error(`${file} holds no list of operations.`)
  return list.flatMap((entry: { readonly text?: unknown }) => (typeof entry.text === 'string' ? [entry.text] : []))
}

/** Reports documents that do not fit the schema to `onProblem`. */
export function persistOperations(registration: Registration, onProblem: (text: string) => void): PersistedOperations {
  return new Map(
    registration.texts.flatMap((text) => {
      const operation = register(registration, text)
      if (!operation) onProblem(text)
      return operation ? [[text, operation] as const] : []
    }),
  )
}
