import type { Context } from '#src/platform/context'
import type { Story } from '#src/platform/contract/contract.generated'
import { beginningTag } from '../cache-tags.ts'
import { filledPage, isPageShown } from '../fill-amounts.ts'
import { listPages } from '../store.ts'
import { STORIES, storyModel } from '../stories.ts'

/** Newest first; none while the blog is off. [R1.21, R2.34] */
export async function stories(ctx: Context): Promise<Story[]> {
  ctx.response.addTags(beginningTag('blog'))
  if (!(await isPageShown(ctx, 'blog'))) return []
  const rows = await listPages(ctx.db, ctx.brand.websiteId, STORIES)
  const texts = await Promise.all(rows.map((row) => filledPage(ctx, row)))
  const all = texts.map(storyModel).filter((story) => story !== undefined)
  return all.sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : a.path < b.path ? -1 : 1))
}
