import type { Context } from '#src/platform/context'
import type { PurgeToken } from '#src/platform/contract/contract.generated'

/** Authenticates purge requests to the storefront. [R7.127, A81] */
export function purgeToken(ctx: Context): PurgeToken {
  return { token: ctx.config.purgeToken, tags: ['cms', 'search', 'plp', 'route', ctx.brand.storeCode] }
}
