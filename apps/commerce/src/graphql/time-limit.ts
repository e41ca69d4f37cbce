import { type ExecutionResult, GraphQLError, type OperationTypeNode } from 'graphql'

const QUERY_TIMEOUT_MS = 5000
/** A mutation may wait for the payment service. */
const MUTATION_TIMEOUT_MS = 30_000

function timeoutError(): GraphQLError {
  return new GraphQLError('The request took too long. Please try again.', {
    extensions: { code: 'TIMEOUT', http: { status: 503, headers: { 'retry-after': '5' } } },
  })
}

export function withTimeout(
  work: ExecutionResult | Promise<ExecutionResult>,
  kind: OperationTypeNode | undefined,
): Promise<ExecutionResult> {
  const { promise, resolve, reject } = Promise.withResolvers<ExecutionResult>()
  const milliseconds = kind === 'query' ? QUERY_TIMEOUT_MS : MUTATION_TIMEOUT_MS
  const timer = setTimeout(() => resolve({ errors: [timeoutError()] }), milliseconds)
  Promise.resolve(work).then(resolve, reject)
  return promise.finally(() => clearTimeout(timer))
}
