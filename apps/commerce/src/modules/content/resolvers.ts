import { categoryBlock } from './category-block.ts'
import { cmsBlocks } from './operations/cmsBlocks.ts'
import { cmsPage } from './operations/cmsPage.ts'
import { cmsPageVersion } from './operations/cmsPageVersion.ts'
import { homeBlocks } from './operations/homeBlocks.ts'
import { route } from './operations/route.ts'
import { stories as storiesOfSite } from './operations/stories.ts'
import { urlResolver } from './operations/urlResolver.ts'
import type { ContentResolvers } from './resolver-types.generated.ts'

export const resolvers = {
  Query: {
    cmsPage: (_root, args, ctx) => cmsPage(ctx, args),
    cmsPageVersion: (_root, args, ctx) => cmsPageVersion(ctx, args),
    cmsBlocks: (_root, args, ctx) => cmsBlocks(ctx, args),
    route: (_root, args, ctx) => route(ctx, args),
    urlResolver: (_root, args, ctx) => urlResolver(ctx, args),
    homeBlocks: (_root, args, ctx) => homeBlocks(ctx, args),
    stories: (_root, _args, ctx) => storiesOfSite(ctx),
  },
  CategoryTree: { cms_block: (category, _args, ctx) => categoryBlock(ctx, category) },
} satisfies ContentResolvers
