import { brands } from '@welt/brands'
import { findInstant } from '@welt/kit/time'
import { sanitiseHtml } from '#modules/site'
import { storiesFor } from '../data/blog/index.ts'
import { pagesFor } from '../data/pages/index.ts'
import { affiliateTermsPage, EARLIER_PARTNER_TERMS } from '../data/pages/partners.ts'
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

/** Edited pages stay as they are. [A07, decision 203] */
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
    run: (client) => writeUnedited(client, { table: 'cms_page', columns: COLUMNS, rows, formerStep: 'pages' }),
  }
}

const WRITE = `
  insert into content_version
    (website_id, kind, identifier, fields, is_draft, starts_local, ends_local, starts_at, ends_at, note)
  select r.website_id, 'page', r.identifier, r.fields, false, r.starts_local, r.ends_local, r.starts_at, r.ends_at,
    r.note
  from json_populate_recordset(null::content_version, $1::json) r
  where not exists (select from content_version v
    where v.website_id = r.website_id and v.kind = 'page' and v.identifier = r.identifier)`

/** Writes earlier texts of pages that have no version yet. [decision 201] */
export function pageVersionsStep(): SeedStep {
  const { terms, from, to, note } = EARLIER_PARTNER_TERMS
  const rows = brands.map((brand) => {
    const { identifier, content } = affiliateTermsPage(brand, terms)
    return {
      website_id: brand.websiteId,
      identifier,
      fields: { content: sanitiseHtml(content) },
      starts_local: from,
      ends_local: to,
      starts_at: findInstant(from, brand.timeZone, 'start'),
      ends_at: findInstant(to, brand.timeZone, 'start'),
      note,
    }
  })
  return {
    name: 'page versions',
    unit: 'versions',
    fingerprint: () => fingerprintOf(rows),
    async run(client) {
      await client.query(WRITE, [JSON.stringify(rows)])
      return rows.length
    },
  }
}
