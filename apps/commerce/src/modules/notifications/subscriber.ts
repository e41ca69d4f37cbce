import { ownAddressOf } from '#src/platform/account-email'
import type { Context } from '#src/platform/context'
import { fail } from './errors.ts'
import type { Addressee } from './store.ts'

/** @throws AppError NOT_AUTHORIZED [R6.08] */
export function requireAddressee(ctx: Pick<Context, 'viewer' | 'brand'>): Addressee {
  const address = ownAddressOf(ctx)
  if (!address) throw fail('NOT_AUTHORIZED')
  return { websiteId: ctx.brand.websiteId, ...address }
}
