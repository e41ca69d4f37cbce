import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from '../../composition/context.ts'

export type Variables = Readonly<Record<string, unknown>>
/** Executes a document. Errors are raw: not yet translated. */
export type Run = (variables: Variables, ctx: Context) => ExecutionResult | Promise<ExecutionResult>

/** Executes a document as graphql-js does. */
export function plainRun(schema: GraphQLSchema, document: DocumentNode): Run {
  return (variableValues, contextValue) => execute({ schema, document, variableValues, contextValue }) as ReturnType<Run>
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

interface Compilation {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  readonly node: OperationDefinitionNode
  /** Whether scalars and enums are converted to their types; else they are sent as resolvers give them. */
  readonly isConverted: boolean
}

/** Compiles a read; undefined where its answers could differ from those of graphql-js. [decision 11] */
export function compileRead({ schema, document, node, isConverted }: Compilation): Run | undefined {
  if (hasNullableCondition(document, node)) return undefined
  const result = compileQuery(schema, document, undefined, { disableLeafSerialization: !isConverted })
  return isCompiledQuery(result) ? (variables, ctx) => result.query({}, ctx, { ...variables }) : undefined
}

/** Whether graphql-js takes the variables as they are; of those that it does not, only it words the errors. */
export function areVariablesValid(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): boolean {
  return getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 }).errors === undefined
}
