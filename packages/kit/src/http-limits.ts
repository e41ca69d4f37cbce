/**
 * What every server of ours takes of a client that is slow or sends much, for `createServer`. Node looks for those that are too slow every
 * 30 s unless it is told otherwise, which would let headers take 40 s.
 */
export const HTTP_LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 500,
} as const
