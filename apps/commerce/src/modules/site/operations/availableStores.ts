import type { Context } from '#src/platform/context'
import { storeConfig } from './storeConfig.ts'

/** [R1.12] */
export async function availableStores(ctx: Context) {
  return [await storeConfig(ctx)]
}
