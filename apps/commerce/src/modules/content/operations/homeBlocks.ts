import type { Context } from '#src/platform/context'
import { beginningTag } from '../cache-tags.ts'
import { blockModel } from '../models.ts'
import { listBlocks } from '../store.ts'

/** [R2.01] */
export async function homeBlocks(ctx: Context) {
  ctx.response.addTags(beginningTag('home'))
  const rows = await listBlocks(ctx.db, ctx.brand.websiteId, 'home-')
  return rows.map(blockModel)
}
