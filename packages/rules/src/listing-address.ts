import { MAX_SEARCH_FIELD_LENGTH } from './limits.ts'

/** Names of filters in the URL of a listing, in the order of the sidebar. */
export const FILTER_ATTRIBUTES = [
  'size',
  'width',
  'colour',
  'category_uid',
  'brand',
  'heel_height',
  'web_fabric',
  'occasion',
  'style_filter_st_mf',
  'sale',
] as const

/** As typed into a search field or an address. */
export const searchTextOf = (typed: string | null) =>
  (typed ?? '').normalize('NFC').trim().slice(0, MAX_SEARCH_FIELD_LENGTH)
