import type { Context } from '#src/composition/context'
import { settingsOfRequest } from '../settings.ts'
import { findRootCategoryId } from '../store.ts'
import { storeConfigModel } from '../store-config.ts'

/** Configuration of the requested site. [R7.125] */
export async function storeConfig(ctx: Context) {
  const [settings, rootCategoryId] = await Promise.all([settingsOfRequest(ctx), findRootCategoryId(ctx.db, ctx.brand.websiteId)])
  return storeConfigModel(ctx.brand, settings, ctx.config, rootCategoryId)
}
