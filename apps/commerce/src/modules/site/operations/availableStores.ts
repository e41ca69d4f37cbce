import type { Context } from '#src/composition/context'
import { storeConfig } from './storeConfig.ts'

/** The store views of the same website: the one there is. [R1.12] */
export async function availableStores(ctx: Context) {
  return [await storeConfig(ctx)]
}
