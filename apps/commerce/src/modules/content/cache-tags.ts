import { urlTag } from '#modules/site'
import { type Change, factsNamed, isOfMany } from '#src/change-log/change'

export const pageTag = (identifier: string): string => `page:${identifier}`
export const blockTag = (identifier: string): string => `block:${identifier}`
/** Blocks whose identifier begins with this word, up to the first hyphen. */
export const beginningTag = (prefix: string): string => `beginning:${prefix}`

const GROUPS = ['cms', 'route']
const tagOf = { cms_page: pageTag, cms_block: blockTag }

export function tagsOfChange(change: Change): readonly string[] {
  if (change.table === 'redirect')
    return isOfMany(change) ? GROUPS : factsNamed<string>(change, 'from_path').map(urlTag)
  if (change.table !== 'cms_page' && change.table !== 'cms_block') return []
  if (isOfMany(change)) return GROUPS
  const own = tagOf[change.table]
  return factsNamed<string>(change, 'identifier').flatMap((identifier) => [
    own(identifier),
    urlTag(identifier),
    beginningTag(identifier.split('-', 1)[0] ?? ''),
  ])
}
