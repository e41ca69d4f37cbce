import { decodeNumericUid } from '@welt/kit/ids'
import type { Context } from '#src/platform/context'
import type { EntityUrl, QueryUrlResolverArgs } from '#src/platform/contract/contract.generated'
import { route } from './route.ts'

/** Older form of `route`. */
export async function urlResolver(ctx: Context, args: QueryUrlResolverArgs): Promise<EntityUrl | null> {
  const found = await route(ctx, args)
  if (!found) return null
  const { relative_url, redirect_code, type } = found
  const uid = 'uid' in found ? found.uid : null
  return {
    id: uid === null ? null : (decodeNumericUid(uid) ?? null),
    entity_uid: uid,
    canonical_url: relative_url ?? null,
    relative_url: relative_url ?? null,
    redirectCode: redirect_code,
    type: type ?? null,
  }
}
