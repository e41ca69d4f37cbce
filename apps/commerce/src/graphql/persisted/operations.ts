import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type FieldNode,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
  visit,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from '../../composition/context.ts'
import { documentFacts, enforceCost, findBrokenLimit, withTimeout } from '../document-limits.ts'
import { isCacheable } from './cache-rules.ts'

/** A document that the storefront was built with: understood and checked once. */
export interface PersistedOperation {
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

export type Variables = Readonly<Record<string, unknown>>
export type PersistedOperations = ReadonlyMap<string, PersistedOperation>

interface Registration {
  readonly schema: GraphQLSchema
  readonly texts: readonly string[]
  /** Whether cacheable reads are compiled by graphql-jit. */
  readonly isCompiled: boolean
}

type Run = (variables: Variables, ctx: Context) => ExecutionResult | Promise<ExecutionResult>

/**
 * Compiles a read at its first use. An answer with an error is worked out again by graphql-js, whose words clients see;
 * scalars and enums are sent as resolvers give them. [decision 11]
 */
function compiled(schema: GraphQLSchema, document: DocumentNode, plain: Run): Run {
  let query: Run | undefined
  return async (variables, ctx) => {
    if (!query) {
      const result = compileQuery(schema, document, undefined, { disableLeafSerialization: true })
      query = isCompiledQuery(result) ? (values, context) => result.query({}, context, { ...values }) : plain
    }
    const answer = await query(variables, ctx)
    return answer.errors?.length ? plain(variables, ctx) : answer
  }
}

/**
 * Whether a condition hangs on a variable that may be null: graphql-js refuses the null, compiled it is taken for false
 * without an error.
 */
function hasNullableCondition(document: DocumentNode, { variableDefinitions = [] }: OperationDefinitionNode): boolean {
  const required = new Set(
    variableDefinitions.flatMap(({ variable, type }) => (type.kind === Kind.NON_NULL_TYPE ? variable.name.value : [])),
  )
  let isFound = false
  visit(document, {
    Directive({ arguments: given = [] }) {
      isFound ||= given.some(({ value }) => value.kind === Kind.VARIABLE && !required.has(value.name.value))
    },
  })
  return isFound
}

function register({ schema, isCompiled }: Registration, text: string): PersistedOperation | undefined {
  const document = parse(text)
  const facts = documentFacts(document)
  const [node] = facts.operations
  if (!node || findBrokenLimit(document) || validate(schema, document).length > 0) return undefined
  const isRead = node.operation === 'query' && isCacheable(facts.rootFields)
  const plain: Run = (variableValues, contextValue) => execute({ schema, document, variableValues, contextValue }) as ReturnType<Run>
  const run = isRead && isCompiled && !hasNullableCondition(document, node) ? compiled(schema, document, plain) : plain
  return {
    hash: createHash('sha256').update(text).digest('hex'),
    node,
    rootFields: facts.rootFields,
    isCacheable: isRead,
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
