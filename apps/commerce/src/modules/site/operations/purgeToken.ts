import type { Context } from '#src/context'
import { fail } from '../errors.ts'
import { isServiceCall } from '../service-call.ts'

/** What the storefront's server needs to accept purge requests. @throws AppError NOT_AUTHORIZED without X-Service-Key @source R7.127, A81 */
export function purgeToken(_parent: unknown, _args: unknown, ctx: Context) {
  if (!isServiceCall(ctx)) throw fail('NOT_AUTHORIZED')
  return { token: ctx.config.purgeToken, tags: ['cms', 'search', 'plp', 'route', ctx.brand.storeCode] }
}
