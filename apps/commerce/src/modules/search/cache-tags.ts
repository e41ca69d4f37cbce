import { decodeNumericUid } from '@welt/kit/ids'
import { brandListingTag, LISTING_TAG, listingTag } from '#modules/catalogue'
import type { Change } from '#src/change-log/change'
import type { ListingFilter } from './ports.ts'

export function tagsOfListing(filters: readonly ListingFilter[], search: string | undefined): readonly string[] {
  if (search) return [LISTING_TAG]
  const tags = filters.flatMap((filter) => {
    if (filter.type === 'range') return []
    if (filter.attribute === 'category_url_path') return filter.values.map(listingTag)
    if (filter.attribute === 'category_uid') return filter.values.map((uid) => listingTag(decodeNumericUid(uid) ?? uid))
    return filter.attribute === 'brand' ? filter.values.map(brandListingTag) : []
  })
  return tags.length > 0 ? tags : [LISTING_TAG]
}

export const tagsOfChange = ({ table }: Change): readonly string[] =>
  table === 'search_synonym' || table === 'search_redirect' ? [LISTING_TAG] : []
