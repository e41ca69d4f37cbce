// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../platform/contract/resolver-table.ts'
import type * as Fields from '../../platform/contract/resolver-types.generated.ts'

export type ContentResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'cmsPage' | 'cmsBlocks' | 'route' | 'homeBlocks' | 'cmsPageVersion' | 'stories' | 'urlResolver'>
  CmsPage: ModelFields<Fields.ResolversParentTypes['CmsPage'], Fields.CmsPageFields, 'relative_url' | 'redirect_code' | 'type' | 'identifier' | 'url_key' | 'title' | 'content_heading' | 'content' | 'page_layout' | 'canonical_url' | 'meta_title' | 'meta_description' | 'meta_keywords' | 'updated_on' | 'in_force_from' | 'version_note' | 'earlier_versions' | 'story'>
  CmsBlock: ModelFields<Fields.ResolversParentTypes['CmsBlock'], Fields.CmsBlockFields, 'identifier' | 'title' | 'content' | 'data'>
  CategoryTree: ModelFields<Fields.ResolversParentTypes['CategoryTree'], Fields.CategoryTreeFields, 'cms_block'>
}>
export type CmsBlocks = Fields.ResolversParentTypes['CmsBlocks']
