import { shopOfMatches } from '#app/session/site/shop.ts'

/** Title of a personal page, with noindex. */
export function privateMeta(title: string, matches: Parameters<typeof shopOfMatches>[0]) {
  return [{ title: `${title} | ${shopOfMatches(matches)?.name ?? ''}` }, { name: 'robots', content: 'noindex' }]
}
