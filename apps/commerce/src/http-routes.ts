import type { Context } from './context.ts'
import type { HttpRoute } from './graphql/server.ts'
import { handleWebhook } from './webhooks/index.ts'

/** Paths of the server beside GraphQL and health. @source reliability §2 Webhooks */
export function httpRoutes(deps: Pick<Context, 'db' | 'config'>): Readonly<Record<string, HttpRoute>> {
  return { '/webhooks/adyen': (req, res) => handleWebhook(req, res, deps) }
}
