import type { Context } from '#src/composition/context'
import { storeConfig } from './storeConfig.ts'

/** The store views of the same website: the one there is. [R1.12] */
export async function availableStores(parent: unknown, args: unknown, ctx: Context) {
  return [await storeConfig(parent, args, ctx)]
}
