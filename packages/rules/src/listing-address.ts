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

const STORIES_PER_PRESS = 6
/** The lead story and one set of cards. */
const FIRST_STORIES = 1 + STORIES_PER_PRESS
const MOST_STORIES = 600

/** Undefined unless a page of the blog can show so many. */
export function parseStoryCount(text: string): number | undefined {
  const count = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0
  return count >= FIRST_STORIES && count <= MOST_STORIES ? count : undefined
}

/** How many stories the address asks for. */
export const shownCount = (search: URLSearchParams): number =>
  parseStoryCount(search.get('show') ?? '') ?? FIRST_STORIES

/** How many a further press adds; 0 when all are shown. */
export const moreCount = (shown: number, total: number): number =>
  Math.max(0, Math.min(STORIES_PER_PRESS, total - shown))
