import type { CacheRegister } from '@welt/kit/cache/cache-register'
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import type { DocumentCache } from './document-cache.ts'
import { documentFacts } from './document-limits.ts'
import { isCacheable } from './persisted/cache-rules.ts'
import { areVariablesValid, compile, plainRun, type Run, withMessages } from './persisted/compiled.ts'
import { type KnownOperation, toOperation } from './persisted/operations.ts'
import type { GraphqlRequest } from './request-body.ts'

/** A cacheable read that has been sent more often than this is compiled, if it is not larger than the next number. */
const COMPILED_AFTER = 5
const COMPILED_SELECTIONS = 200
/** Compiled reads at a time, of about 100 KB each. */
const MAX_COMPILED = 50
/** After compiling, nothing is compiled for so many times as long: a flood of documents gets 5 % of the process. */
const REST_FACTOR = 20

const isTextOrNothing = (value: unknown) => value === undefined || value === null || typeof value === 'string'
const isObjectOrNothing = (value: unknown) =>
  value === undefined || (typeof value === 'object' && !Array.isArray(value))

/** Whether the parameters have valid types; Yoga reports invalid ones. */
function areParametersUsual(params: unknown): boolean {
  const { operationName, extensions } = params as Readonly<Record<string, unknown>>
  return isTextOrNothing(operationName) && isObjectOrNothing(extensions)
}

interface AdHocSettings {
  readonly schema: GraphQLSchema
  readonly caches: CacheRegister
  /** Documents that Yoga has parsed, validated and executed. */
  readonly documents: DocumentCache
  readonly isCompiled: boolean
}

/** Compiles the reads that are sent most, within its bounds. */
function createCompiler({ schema, caches }: AdHocSettings) {
  const runs = caches.recent<DocumentNode, Run>({
    name: 'compiled ad-hoc reads',
    purgedBy: 'nothing: a document means the same while the process runs',
    max: { entries: MAX_COMPILED },
  })
  let restsUntilMs = 0

  function compileWithin(document: DocumentNode, node: OperationDefinitionNode): Run | undefined {
    const startedAtMs = performance.now()
    if (startedAtMs < restsUntilMs) return undefined
    const run = compile({ schema, document, node, isConverted: true }) ?? plainRun(schema, document)
    const endedAtMs = performance.now()
    restsUntilMs = endedAtMs + REST_FACTOR * (endedAtMs - startedAtMs)
    runs.set(document, run)
    return run
  }

  /** Executes a read, compiled once it has been sent often; wrong variables and errors are left to graphql-js. */
  return (document: DocumentNode, node: OperationDefinitionNode, plain: Run): Run => {
    let uses = 0
    return async (variables, ctx) => {
      uses += 1
      const run = uses > COMPILED_AFTER ? (runs.get(document) ?? compileWithin(document, node)) : undefined
      if (!run || !areVariablesValid(schema, node, variables)) return plain(variables, ctx)
      const answer = await run(variables, ctx)
      if (!answer.errors?.length) return answer
      uses = 0
      return withMessages(answer, plain(variables, ctx))
    }
  }
}

/** Ad-hoc queries that were answered before: from then on they are answered as persisted operations are. [decision 59] */
export function createAdHocOperations(settings: AdHocSettings) {
  const { schema, documents, isCompiled } = settings
  const operations = new WeakMap<DocumentNode, KnownOperation>()
  const compiled = createCompiler(settings)

  function operationOf(document: DocumentNode, node: OperationDefinitionNode, text: string): KnownOperation {
    const known = operations.get(document)
    if (known) return known
    const plain = plainRun(schema, document)
    const { rootFields, selections, directives } = documentFacts(document)
    // Compiled, a field that is left out in one place and selected in another keeps the first place.
    const isSimple = selections <= COMPILED_SELECTIONS && directives === 0
    const isRead = node.operation === 'query' && isCacheable(rootFields) && isSimple
    const operation = toOperation(document, node, text, isRead && isCompiled ? compiled(document, node, plain) : plain)
    operations.set(document, operation)
    return operation
  }

  return {
    /** The operation of a request whose document was answered before, if nothing about the request is unusual. */
    find({ text, operationName, variables, params }: GraphqlRequest): KnownOperation | undefined {
      const document = text === undefined || !variables ? undefined : documents.get(text)
      const [node] = document ? documentFacts(document).operations : []
      if (!document || !node || text === undefined || !areParametersUsual(params)) return undefined
      return operationName === undefined || operationName === node.name?.value
        ? operationOf(document, node, text)
        : undefined
    },
  }
}
