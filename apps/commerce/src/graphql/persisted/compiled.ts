import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type FieldNode,
  type GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from '../../platform/context.ts'
import { documentFacts } from '../document-facts.ts'
import { NEVER_ANSWERED } from '../schema/never-answered.generated.ts'

export type Variables = Readonly<Record<string, unknown>>
/** Errors are not yet translated. */
export type Run = (variables: Variables, ctx: Context) => ExecutionResult | Promise<ExecutionResult>

export function plainRun(schema: GraphQLSchema, document: DocumentNode): Run {
  return (variableValues, contextValue) =>
    execute({ schema, document, variableValues, contextValue }) as ReturnType<Run>
}

/** graphql-js rejects null for a nullable variable in a condition; compiled code would treat it as false. */
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

const leanSchemas = new WeakMap<GraphQLSchema, GraphQLSchema>()

/** Compiled code grows with every type of an interface, at every level. */
function leanSchemaOf(schema: GraphQLSchema): GraphQLSchema {
  const known = leanSchemas.get(schema)
  if (known) return known
  const getPossibleTypes: GraphQLSchema['getPossibleTypes'] = (type) =>
    schema.getPossibleTypes(type).filter(({ name }) => !NEVER_ANSWERED.has(name))
  const lean: GraphQLSchema = Object.create(schema, { getPossibleTypes: { value: getPossibleTypes } })
  leanSchemas.set(schema, lean)
  return lean
}

interface Compilation {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  readonly node: OperationDefinitionNode
  /** Whether scalars and enums are serialised. */
  readonly isConverted: boolean
}

/** Undefined when the result could differ from that of graphql-js. [decision 11] */
export function compile({ schema, document, node, isConverted }: Compilation): Run | undefined {
  if (hasNullableCondition(document, node)) return undefined
  const result = compileQuery(leanSchemaOf(schema), document, undefined, { disableLeafSerialization: !isConverted })
  return isCompiledQuery(result) ? (variables, ctx) => result.query({}, ctx, { ...variables }) : undefined
}

/**
 * Whether the order of root errors is deterministic: a failed non-null mutation field stops later ones, and in a query
 * the first to fail wins.
 */
function areRootsIndependent(
  schema: GraphQLSchema,
  { operation }: OperationDefinitionNode,
  rootFields: readonly FieldNode[],
): boolean {
  if (rootFields.length <= 1) return true
  const fields = schema.getQueryType()?.getFields() ?? {}
  return operation === 'query' && rootFields.every(({ name }) => !isNonNullType(fields[name.value]?.type))
}

/** For operations that are not cacheable. Invalid variables and conditions are left to graphql-js. [decision 85] */
export function compilePrivate(
  { schema, document, node }: Omit<Compilation, 'isConverted'>,
  plain: Run,
): Run | undefined {
  const { directives, rootFields } = documentFacts(document)
  if (directives > 0 || !areRootsIndependent(schema, node, rootFields)) return undefined
  const query = compile({ schema, document, node, isConverted: true })
  return (
    query &&
    ((variables, ctx) => {
      const { coerced } = getVariableValues(schema, node.variableDefinitions ?? [], variables, { maxErrors: 1 })
      return coerced ? query(coerced, ctx) : plain(variables, ctx)
    })
  )
}

export function areVariablesValid(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): boolean {
  return getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 }).errors === undefined
}

const rootOf = ({ path }: GraphQLError) => String(path?.[0])

/** Takes error messages from graphql-js in the order of the compiled run. [decision 85] */
export async function withMessages(
  failed: ExecutionResult,
  again: ExecutionResult | Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const order = [...new Set((failed.errors ?? []).map(rootOf))]
  const { errors = [], ...result } = await again
  if (order.length < 2 || errors.length < 2) return again
  return { errors: errors.toSorted((a, b) => order.indexOf(rootOf(a)) - order.indexOf(rootOf(b))), ...result }
}
