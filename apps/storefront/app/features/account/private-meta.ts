import { shopOfMatches } from '#app/session/site/shop.ts'

/** Title of a page made for one visitor; search engines leave it out. */
export function privateMeta(title: string, matches: Parameters<typeof shopOfMatches>[0]) {
  return [{ title: `${title} | ${shopOfMatches(matches)?.name ?? ''}` }, { name: 'robots', content: 'noindex' }]
}
