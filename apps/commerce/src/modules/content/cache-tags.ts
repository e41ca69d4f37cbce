import { urlTag } from '#modules/site'
import { type Change, factsNamed, isOfMany } from '#src/change-log/change'

export const pageTag = (identifier: string): string => `page:${identifier}`
export const blockTag = (identifier: string): string => `block:${identifier}`
/** Pages and blocks whose identifier begins with this word, up to the first hyphen or slash. */
export const beginningTag = (prefix: string): string => `beginning:${prefix}`

const GROUPS = ['cms', 'route']
const tagOf = { cms_page: pageTag, cms_block: blockTag }

function contentTables({ table }: Change): readonly (keyof typeof tagOf)[] {
  if (table === 'content_version') return ['cms_page', 'cms_block']
  return table === 'cms_page' || table === 'cms_block' ? [table] : []
}

export function tagsOfChange(change: Change): readonly string[] {
  if (change.table === 'redirect')
    return isOfMany(change) ? GROUPS : factsNamed<string>(change, 'from_path').map(urlTag)
  const tables = contentTables(change)
  if (tables.length === 0) return []
  if (isOfMany(change)) return GROUPS
  return factsNamed<string>(change, 'identifier').flatMap((identifier) => [
    ...tables.map((table) => tagOf[table](identifier)),
    urlTag(identifier),
    beginningTag(identifier.split(/[-/]/, 1)[0] ?? ''),
  ])
}
