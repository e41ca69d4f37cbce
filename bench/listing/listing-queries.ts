import type { SiteIndex } from '../../apps/commerce/src/modules/search/engine/index/site-index.ts'
import { facetsOfSite, listSite } from '../../apps/commerce/src/modules/search/engine/list.ts'
import { chances, pick } from '../../apps/commerce/src/modules/search/engine/testing/generated-documents.ts'
import type { ListingFilter, ListingQuery, SortCode } from '../../apps/commerce/src/modules/search/ports.ts'
import { WHOLE_SITE } from '../measure/system.ts'

const PAGE = 20
/** Common filters appear repeatedly. */
const ATTRIBUTES = [
  'size',
  'size',
  'size',
  'colour',
  'colour',
  'brand',
  'brand',
  'price',
  'price',
  'category_uid',
  'category_uid',
].concat(['heel_height', 'web_fabric', 'occasion', 'style_filter_st_mf', 'width', 'sale'])
const OTHER_SORTS: readonly SortCode[] = ['newest', 'price_asc', 'price_desc', 'biggest_saving', 'best_rated']

/**
 * Most listings have a category and one to three filters of one to three values, some a price; two in three use the
 * Recommended order, two in three are first pages.
 */
export function chooseQueries(index: SiteIndex, count: number): ListingQuery[] {
  const chance = chances(20_260)
  const facets = facetsOfSite(index)
  const valuesOf = (code: string) =>
    facets.find((facet) => facet.attribute_code === code)?.options.map(({ value }) => value) ?? []
  const paths = [...index.categoryIdByPath.keys()].filter(
    (path) =>
      listSite(index, {
        websiteId: WHOLE_SITE.websiteId,
        filters: [inPlace(path)],
        sort: 'newest',
        offset: 0,
        limit: 1,
      }).totalCount > 0,
  )
  const spelled = (size: string) => {
    const kind = chance()
    return kind < 0.6 ? size : kind < 0.8 ? size.slice(size.indexOf(':') + 1) : `EU:${36 + Math.floor(chance() * 8)}`
  }
  function filterBy(attribute: string): ListingFilter {
    if (attribute === 'price') {
      const from = 10 * Math.floor(chance() * 20)
      const kind = chance()
      return { attribute, type: 'range', from: kind < 0.4 ? undefined : from, to: kind > 0.8 ? undefined : from + 60 }
    }
    const values = Array.from({ length: 1 + Math.floor(chance() * chance() * 4) }, () =>
      pick(valuesOf(attribute), chance),
    )
    return { attribute, type: 'include', values: [...new Set(attribute === 'size' ? values.map(spelled) : values)] }
  }
  return Array.from({ length: count }, () => {
    const attributes = new Set(Array.from({ length: 1 + Math.floor(chance() * 3) }, () => pick(ATTRIBUTES, chance)))
    const filters = [...(chance() < 0.7 ? [inPlace(pick(paths, chance))] : []), ...[...attributes].map(filterBy)]
    const query = {
      websiteId: WHOLE_SITE.websiteId,
      filters,
      sort: chance() < 0.67 ? 'fh_default' : pick(OTHER_SORTS, chance),
      offset: 0,
      limit: PAGE,
    } as const
    const pages = Math.ceil(listSite(index, query).totalCount / PAGE)
    return { ...query, offset: chance() < 0.67 ? 0 : PAGE * Math.floor(chance() * chance() * pages) }
  })
}

function inPlace(path: string): ListingFilter {
  return { attribute: 'category_url_path', type: 'equal', values: [path] }
}
