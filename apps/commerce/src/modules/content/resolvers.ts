import { categoryBlock } from './category-block.ts'
import { cmsBlocks } from './operations/cmsBlocks.ts'
import { cmsPage } from './operations/cmsPage.ts'
import { homeBlocks } from './operations/homeBlocks.ts'
import { route } from './operations/route.ts'
import type { ContentResolvers } from './resolver-types.generated.ts'

export const resolvers = {
  Query: { cmsPage, cmsBlocks, route, homeBlocks },
  CategoryTree: { cms_block: categoryBlock },
} satisfies ContentResolvers
