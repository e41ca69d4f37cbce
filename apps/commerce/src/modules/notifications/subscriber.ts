import type { Context } from '#src/composition/context'
import { fail } from './errors.ts'
import type { Addressee } from './store.ts'

/** The address of who is signed in. @throws AppError NOT_AUTHORIZED [R6.08] */
export function requireAddressee({ viewer, brand }: Pick<Context, 'viewer' | 'brand'>): Addressee {
  if (!viewer.session) throw fail('NOT_AUTHORIZED')
  return { websiteId: brand.websiteId, email: viewer.session.email, by: viewer.session }
}
