import { shopOfMatches } from '#app/session/site/shop.ts'

/** With noindex. */
export function privateMeta(title: string, matches: Parameters<typeof shopOfMatches>[0]) {
  return [{ title: `${title} | ${shopOfMatches(matches)?.name ?? ''}` }, { name: 'robots', content: 'noindex' }]
}
