import type { IncomingMessage } from 'node:http'
import { FORM_PLACES, PRIVATE_PLACES } from '@welt/kit/screens'
import type { PlainAnswer } from '#server/http/respond.ts'

/** Private pages, those with effects, and files. Searches are counted. */
const EXCLUDED = [
  ...`${PRIVATE_PLACES}|${FORM_PLACES}|search|stock-alert|media|assets|feeds`.split('|'),
  'blog/rss.xml',
  'llms.txt',
].flatMap((place) => [`/${place}`, `/${place}/*`])

/** Listings with filters are rarely cached. */
const WITH_QUERY = '/*\\?(.+)'

/**
 * Links that scripts open in place are candidates once the pointer rests on them, which marks them; before that, a
 * quick press would load both. [decision 158]
 */
const RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [...EXCLUDED, '/*.xml', WITH_QUERY] } },
          { selector_matches: 'a[data-next]' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

export function speculationRules({ headers }: Pick<IncomingMessage, 'headers'>): PlainAnswer {
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400',
      Vary: 'Save-Data',
    },
    body: headers['save-data'] === 'on' ? '{}' : RULES,
  }
}
