import type { Context } from '#src/platform/context'
import { settingsOfRequest } from '../settings/settings.ts'
import { ofSite } from '../site-value.ts'
import { ROOT_CATEGORY_ID } from '../store.ts'
import { storeConfigModel } from '../store-config.ts'

/** [R7.125] */
export async function storeConfig(ctx: Context) {
  const [settings, rootCategoryId] = await Promise.all([settingsOfRequest(ctx), ofSite(ctx, ROOT_CATEGORY_ID)])
  return storeConfigModel(ctx.brand, settings, ctx.config, rootCategoryId)
}
