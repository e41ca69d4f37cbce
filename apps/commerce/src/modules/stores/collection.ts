import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import { fail } from './errors.ts'

/** @throws AppError COLLECTION_OFF [R3.106] */
export async function requireCollection(ctx: Pick<Context, 'db' | 'brand' | 'memo' | 'sharedLoads'>): Promise<void> {
  if (!(await settingsOfRequest(ctx)).isClickAndCollectEnabled) throw fail('COLLECTION_OFF')
}
