import type { Context } from '#src/composition/context'
import { storeConfig } from './storeConfig.ts'

/** A website has one store view. [R1.12] */
export async function availableStores(ctx: Context) {
  return [await storeConfig(ctx)]
}
