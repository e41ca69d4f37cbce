import { type ExecutionResult, GraphQLError, type OperationTypeNode } from 'graphql'

/** A read that takes longer is cancelled. */
const QUERY_TIMEOUT_MS = 5000
/** A change may wait for the payment service; the request as a whole ends here. */
const MUTATION_TIMEOUT_MS = 30_000

function timeoutError(): GraphQLError {
  return new GraphQLError('The request took too long. Please try again.', {
    extensions: { code: 'TIMEOUT', http: { status: 503, headers: { 'retry-after': '5' } } },
  })
}

/** The work's result, or an error once its kind of operation has had its time. */
export function withTimeout(
  work: ExecutionResult | Promise<ExecutionResult>,
  kind: OperationTypeNode | undefined,
): Promise<ExecutionResult> {
  const { promise, resolve, reject } = Promise.withResolvers<ExecutionResult>()
  const timer = setTimeout(() => resolve({ errors: [timeoutError()] }), kind === 'query' ? QUERY_TIMEOUT_MS : MUTATION_TIMEOUT_MS)
  Promise.resolve(work).then(resolve, reject)
  return promise.finally(() => clearTimeout(timer))
}
