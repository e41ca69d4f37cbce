import type { FieldNode } from 'graphql'
import type { Context } from '../../platform/context.ts'

/** [R7.14] */
const MAX_AGE_SECONDS = 86_400

type CacheTag = 'cms' | 'search' | 'plp' | 'route'

/** Cacheable root fields with their tags. [R7.05-R7.21] */
const TAGS: Readonly<Record<string, readonly CacheTag[]>> = {
  storeConfig: [],
  availableStores: [],
  countries: [],
  country: [],
  currency: [],
  cmsPage: ['cms'],
  cmsPageVersion: ['cms'],
  cmsBlocks: ['cms'],
  homeBlocks: ['cms'],
  stories: ['cms'],
  automaticOffers: [],
  offers: [],
  serviceDesk: [],
  store: [],
  stores: [],
  collectionStores: [],
  sortOptions: ['search'],
  popularSearches: ['search'],
  brands: ['search'],
  customAttributeMetadata: ['search'],
  customAttributeMetadataV2: ['search'],
  reviewServiceConfig: ['search'],
  categories: ['plp'],
  categoryList: ['plp'],
  category: ['plp'],
  getFredhopperData: ['plp'],
  recommendations: ['plp'],
  categoryRecommendations: ['plp'],
  products: ['route', 'plp'],
  recentlyViewed: ['route', 'plp'],
  productReviews: ['route', 'plp'],
  route: ['route'],
  urlResolver: ['route'],
  __typename: [],
}

function tagsOfField(field: FieldNode): readonly CacheTag[] | undefined {
  const name = field.name.value
  if (name === 'getFredhopperData' && field.arguments?.some((argument) => argument.name.value === 'search'))
    return ['search', 'plp']
  return Object.hasOwn(TAGS, name) ? TAGS[name] : undefined
}

export function isCacheable(rootFields: readonly FieldNode[]): boolean {
  return rootFields.every((field) => tagsOfField(field) !== undefined)
}

const tagsByRootFields = new WeakMap<readonly FieldNode[], readonly CacheTag[]>()

function tagsOfFields(rootFields: readonly FieldNode[]): readonly CacheTag[] | undefined {
  const known = tagsByRootFields.get(rootFields)
  if (known || !isCacheable(rootFields)) return known
  const tags = [...new Set(rootFields.flatMap((field) => tagsOfField(field) ?? []))]
  tagsByRootFields.set(rootFields, tags)
  return tags
}

/** Does nothing unless all root fields are cacheable. */
export function allowCaching(
  { brand, response }: Pick<Context, 'brand' | 'response'>,
  rootFields: readonly FieldNode[],
): void {
  const tags = tagsOfFields(rootFields)
  if (tags) response.allowCaching([brand.storeCode, ...tags])
}

/** [decision 59] */
export function withSharedOffers(ctx: Context): Context {
  return { ...ctx, sharedLoads: ctx.sharedLoads?.withOffers() }
}

export function cacheHeaders(tags: readonly string[] | undefined): Record<string, string> {
  return tags
    ? {
        'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
        'x-magento-tags': tags.join(','),
        vary: 'Store, Accept-Encoding',
      }
    : { 'cache-control': 'private, no-store' }
}
