import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
} from 'graphql'
import { createYoga, type GraphQLParams, type Plugin, type YogaServerInstance } from 'graphql-yoga'
import type { Context } from '../platform/context.ts'
import type { DocumentCache } from './document-cache.ts'
import { enforceCost } from './document-cost.ts'
import { documentFacts } from './document-facts.ts'
import { DOCUMENT_BYTES, DOCUMENT_TOKENS, findBrokenLimit } from './document-limits.ts'
import { allowCaching, isCacheable } from './persisted/cache-rules.ts'
import { withTimeout } from './time-limit.ts'
import { translateResult } from './translate-errors.ts'

export interface Exchange {
  readonly isGet: boolean
  /** Already parsed, to avoid copying the body. */
  readonly params: unknown
  /** Documents that can't be parsed are answered with 400. */
  isUnparsable: boolean
}

export type ServerContext = Context & { readonly exchange: Exchange }

export const MUTATION_BY_GET = 'Mutation requests allowed only for POST requests'

function refuseLargeDocument(source: unknown): void {
  if (Buffer.byteLength(String(source)) > DOCUMENT_BYTES)
    throw new GraphQLError(`The document is larger than ${DOCUMENT_BYTES / 1024} KiB.`)
}

/** Removes hints at fields that introspection would hide. */
export function withCategory(error: GraphQLError, areHintsShown: boolean): GraphQLError {
  const message = areHintsShown ? error.message : error.message.replace(/ Did you mean .*\?$/s, '')
  const { nodes, source, positions, path } = error
  const extensions = { category: 'graphql-input', ...error.extensions }
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    path: path ?? null,
    extensions,
  })
}

/** Caches only documents within every limit, so that a flood of refused ones evicts no good ones. */
function ourRules(documents: DocumentCache, isIntrospectionOn: boolean): Plugin<ServerContext> {
  const known = new WeakSet<DocumentNode>()
  return {
    onRequestParse({ serverContext, setRequestParser }) {
      const { params } = (serverContext as unknown as ServerContext).exchange
      setRequestParser(() => params as GraphQLParams)
    },
    onParse({ params, setParseFn, setParsedDocument }) {
      refuseLargeDocument(params.source)
      const document = documents.get(String(params.source))
      if (document) setParsedDocument(document)
      else setParseFn(((source: string) => parse(source, { maxTokens: DOCUMENT_TOKENS })) as typeof parse)
      return ({ result, context }) => {
        const { exchange } = context as ServerContext
        if (result instanceof Error || !result) return
        exchange.isUnparsable = false
        const isMutation = documentFacts(result).operations.some((operation) => operation.operation !== 'query')
        if (isMutation && exchange.isGet)
          throw new GraphQLError(MUTATION_BY_GET, { extensions: { category: 'graphql-input', http: { status: 200 } } })
      }
    },
    onValidate({ params, addValidationRule, setResult }) {
      if (known.has(params.documentAST)) return setResult([])
      if (!isIntrospectionOn) addValidationRule(NoSchemaIntrospectionCustomRule)
      const broken = findBrokenLimit(params.documentAST)
      if (broken) setResult([broken])
    },
    onExecutionResult({ result, setResult }) {
      if (!result || !('errors' in result) || !result.errors) return
      setResult({ ...result, errors: result.errors.map((error) => withCategory(error, isIntrospectionOn)) })
    },
    onExecute({ args, executeFn, extendContext, setExecuteFn, setResultAndStopExecution }) {
      const { contextValue, document, variableValues } = args as ExecutionArgs
      const ctx = contextValue as ServerContext
      const { operations, rootFields } = documentFacts(document)
      const kind = operations[0]?.operation
      try {
        enforceCost(document, variableValues ?? {})
      } catch (error) {
        setResultAndStopExecution({ errors: [error as GraphQLError] })
        return undefined
      }
      if (!known.has(document) && document.loc) documents.set(document.loc.source.body, document)
      known.add(document)
      if (kind === 'query' && isCacheable(rootFields)) extendContext({ sharedLoads: ctx.sharedLoads?.withOffers() })
      setExecuteFn((given: ExecutionArgs) => withTimeout(executeFn(given), kind))
      return {
        onExecuteDone({ result, setResult }) {
          const answer = translateResult(result as ExecutionResult, ctx)
          if (kind === 'query' && !answer.errors) allowCaching(ctx, rootFields)
          setResult(answer)
        },
      }
    },
  }
}

export function createGraphql(
  schema: GraphQLSchema,
  documents: DocumentCache,
  isIntrospectionOn: boolean,
): YogaServerInstance<ServerContext, object> {
  return createYoga<ServerContext>({
    schema,
    plugins: [ourRules(documents, isIntrospectionOn)],
    parserAndValidationCache: false, // it would cache refused documents
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
    maskedErrors: { errorMessage: 'Internal server error', isDev: false },
  })
}
