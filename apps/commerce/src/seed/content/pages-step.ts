import { brands } from '@welt/brands'
import { sanitiseHtml } from '#modules/site'
import { storiesFor } from '../data/blog/index.ts'
import { pagesFor } from '../data/pages/index.ts'
import { fingerprintOf } from '../rows.ts'
import type { SeedStep } from '../step.ts'
import { writeUnedited } from './unedited.ts'

const COLUMNS = [
  'website_id',
  'identifier',
  'title',
  'content_heading',
  'content',
  'meta_description',
  'canonical_identifier',
  'shown_while',
  'data',
]

/** Keeps pages that were edited. [A07, decision 203] */
export function pagesStep(): SeedStep {
  const rows = brands.flatMap((brand) =>
    [...pagesFor(brand), ...storiesFor(brand)].map((page) => ({
      website_id: brand.websiteId,
      identifier: page.identifier,
      title: page.title,
      content_heading: page.contentHeading ?? page.title,
      content: sanitiseHtml(page.content),
      meta_description: page.metaDescription ?? null,
      canonical_identifier: page.canonicalIdentifier ?? null,
      shown_while: page.shownWhile ?? null,
      data: page.data ?? null,
    })),
  )
  return {
    name: 'pages and stories',
    unit: 'pages',
    fingerprint: () => fingerprintOf(rows),
    run: (client) => writeUnedited(client, { table: 'cms_page', columns: COLUMNS, rows }),
  }
}
