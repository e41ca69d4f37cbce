/**
 * Limits of every server of ours for slow clients and large requests, for `createServer`. By default Node looks for
 * slow ones every 30 s, which would let headers take 40 s.
 */
export const HTTP_LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 500,
} as const
