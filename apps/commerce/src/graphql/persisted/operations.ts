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
import type { Context } from '../../composition/context.ts'
import { documentFacts, enforceCost, findBrokenLimit, withTimeout } from '../document-limits.ts'
import { isCacheable } from './cache-rules.ts'
import { compile, compilePrivate, plainRun, type Run, type Variables, withMessages } from './compiled.ts'

/** A document that is understood and checked already, as those that the storefront was built with. */
export interface KnownOperation {
  /** SHA-256 of its text; part of the keys of cached answers. */
  readonly hash: string
  readonly node: OperationDefinitionNode
  readonly rootFields: readonly FieldNode[]
  /** A query whose root fields are all cacheable. */
  readonly isCacheable: boolean
  /** Names of the variables it declares; others that are sent mean nothing. */
  readonly variableNames: readonly string[]
  /** Executes it. Errors are raw: not yet translated. */
  run(variables: Variables, ctx: Context): Promise<ExecutionResult>
}

export type PersistedOperations = ReadonlyMap<string, KnownOperation>

interface Registration {
  readonly schema: GraphQLSchema
  readonly texts: readonly string[]
  readonly isCompiled: boolean
}

/** A document that fits the schema and its limits, ready to be sent again and again. */
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

/**
 * Compiles an operation at its first use. When the result has errors, graphql-js executes it again and words them; root
 * fields are memoised, so nothing is changed or counted twice. [decisions 11, 85]
 */
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

/**
 * The documents in the file that the storefront's build wrote; none when there is no such setting. @throws Error when
 * the file cannot be read.
 */
export async function readOperations(file: string | undefined): Promise<readonly string[]> {
  if (!file) return []
  const list: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (!Array.isArray(list)) throw new Error(`${file} holds no list of operations.`)
  return list.flatMap((entry: { readonly text?: unknown }) => (typeof entry.text === 'string' ? [entry.text] : []))
}

/**
 * The persisted operations by their text. One that does not fit this schema is left out and reported to `onProblem`.
 */
export function persistOperations(registration: Registration, onProblem: (text: string) => void): PersistedOperations {
  return new Map(
    registration.texts.flatMap((text) => {
      const operation = register(registration, text)
      if (!operation) onProblem(text)
      return operation ? [[text, operation] as const] : []
    }),
  )
}
