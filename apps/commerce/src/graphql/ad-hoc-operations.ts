import type { CacheRegister } from '@welt/kit/cache/cache-register'
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import type { DocumentCache } from './document-cache.ts'
import { documentFacts } from './document-facts.ts'
import { isCacheable } from './persisted/cache-rules.ts'
import { areVariablesValid, compile, plainRun, type Run, withMessages } from './persisted/compiled.ts'
import { type KnownOperation, toOperation } from './persisted/operations.ts'
import type { GraphqlRequest } from './request-body.ts'

/** Executions before a cacheable read is compiled. */
const COMPILED_AFTER = 5
const COMPILED_SELECTIONS = 200
/** About 100 KB each. */
const MAX_COMPILED = 50
/** Pauses this many times as long after compiling: at most 5 % of the process. */
const REST_FACTOR = 20

const isTextOrNothing = (value: unknown) => value === undefined || value === null || typeof value === 'string'
const isObjectOrNothing = (value: unknown) =>
  value === undefined || (typeof value === 'object' && !Array.isArray(value))

function areParametersUsual(params: unknown): boolean {
  const { operationName, extensions } = params as Readonly<Record<string, unknown>>
  return isTextOrNothing(operationName) && isObjectOrNothing(extensions)
}

interface AdHocSettings {
  readonly schema: GraphQLSchema
  readonly caches: CacheRegister
  readonly documents: DocumentCache
  readonly isCompiled: boolean
}

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

/** Repeated ad-hoc queries run like persisted operations. [decision 59] */
export function createAdHocOperations(settings: AdHocSettings) {
  const { schema, documents, isCompiled } = settings
  const operations = new WeakMap<DocumentNode, KnownOperation>()
  const compiled = createCompiler(settings)

  function operationOf(document: DocumentNode, node: OperationDefinitionNode, text: string): KnownOperation {
    const known = operations.get(document)
    if (known) return known
    const plain = plainRun(schema, document)
    const { rootFields, selections, directives } = documentFacts(document)
    // Compiled, a field skipped in one place and selected in another keeps its first position.
    const isSimple = selections <= COMPILED_SELECTIONS && directives === 0
    const isRead = node.operation === 'query' && isCacheable(rootFields) && isSimple
    const operation = toOperation(document, node, text, isRead && isCompiled ? compiled(document, node, plain) : plain)
    operations.set(document, operation)
    return operation
  }

  return {
    /** Undefined for new documents and malformed requests. */
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
