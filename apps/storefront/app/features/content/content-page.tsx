import type { ReactNode } from 'react'
import { Breadcrumbs, type TrailStep } from '#app/ui/breadcrumbs.tsx'
import type { ContentPageFragment } from './content.generated.ts'
import styles from './content-page.module.css'
import type { MoreChapters } from './contents.ts'
import { Information } from './information.tsx'
import { SanitisedHtml } from './sanitised-html.tsx'
import { EarlierText, WhatChanged } from './versions.tsx'

interface ContentPageProps {
  readonly page: ContentPageFragment
  readonly band?: ReactNode
  readonly head?: ReactNode
  readonly above?: ReactNode
  readonly below?: ReactNode
  readonly content?: string | undefined
  readonly isWide?: boolean
  readonly offers?: readonly string[]
  readonly chapters?: MoreChapters
  readonly question?: string
  /** Number of the earlier text to show. */
  readonly version?: number | undefined
}

// The style sheet that all pages load is full.
const WIDE = { maxWidth: 'none' } as const
/** Of text on wide pages. */
const LINES = { maxWidth: 'calc(68 * var(--ch-text))' } as const

/** With contents, whom to ask and the last update. */
const INFORMATION: ReadonlySet<string> = new Set([
  ...['terms', 'privacy-policy', 'privacy', 'delivery', 'returns'],
  ...['affiliates', 'affiliate-terms', 'product-information', 'accessibility'],
])

const HELP: TrailStep = { name: 'Help', path: '/help-hub' }
const PARENTS: Readonly<Record<string, TrailStep>> = {
  ...{ delivery: HELP, returns: HELP, faq: HELP, contact: HELP, 'payments-promotions': HELP },
  ...{ 'size-guide': HELP, 'shoe-sizes': HELP, 'kids-shoe-size-chart': HELP, 'product-information': HELP },
  ...{ 'click-and-collect': HELP, 'affiliate-terms': { name: 'Affiliates', path: '/affiliates' } },
}

function trailOf({ identifier, title, content_heading }: ContentPageFragment): readonly TrailStep[] {
  const parent = PARENTS[identifier ?? '']
  return [...(parent ? [parent] : []), { name: title ?? content_heading ?? '' }]
}

function OffersWithoutCode({ offers }: { readonly offers: readonly string[] }) {
  if (offers.length === 0) return null
  return (
    <section id="offers" className={styles.content}>
      <h2>Offers without a code</h2>
      <ul>
        {offers.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <p>
        Codes and terms are under <a href="/promotions">offers now</a>.
      </p>
    </section>
  )
}

function Text({ page, content, isWide }: Pick<ContentPageProps, 'page' | 'content' | 'isWide'>) {
  const html = content ?? page.content ?? ''
  if (html === '') return null
  const text = <SanitisedHtml className={styles.content} html={html} />
  if (INFORMATION.has(page.identifier ?? ''))
    return (
      <Information html={html} updatedOn={page.updated_on ?? null}>
        {text}
      </Information>
    )
  return <div style={isWide ? LINES : undefined}>{text}</div>
}

/** Whose ways and offers are chapters beside those of the stored text. */
function WithChapters({ page, above, below, offers = [], chapters, question }: ContentPageProps) {
  const html = page.content ?? ''
  return (
    <Information html={html} updatedOn={page.updated_on ?? null} more={chapters} question={question}>
      {above}
      <SanitisedHtml className={styles.content} html={html} />
      <OffersWithoutCode offers={offers} />
      {below && <div className={styles.below}>{below}</div>}
    </Information>
  )
}

/** Pages that list their earlier texts. */
const hasVersions = (identifier: string) => INFORMATION.has(identifier) || identifier === 'payments-promotions'

function Versions({ page, version }: Pick<ContentPageProps, 'page' | 'version'>) {
  if (version !== undefined) return <EarlierText page={page} version={version} />
  return hasVersions(page.identifier ?? '') ? <WhatChanged page={page} /> : null
}

function Body({ page, above, below, content, isWide = false, offers = [] }: ContentPageProps) {
  return (
    <>
      {above}
      <Text page={page} content={content} isWide={isWide} />
      {below && <div className={styles.below}>{below}</div>}
      <OffersWithoutCode offers={offers} />
    </>
  )
}

export function ContentPage(props: ContentPageProps) {
  const { page, band, head, isWide = false, chapters } = props
  const trail = <Breadcrumbs trail={trailOf(page)} />
  const heading = <h1 tabIndex={-1}>{page.content_heading ?? page.title ?? ''}</h1>
  const isHeaded = band != null || head != null
  const isWhole = isWide || chapters !== undefined || INFORMATION.has(page.identifier ?? '')
  return (
    <>
      {head}
      {band ? (
        <div className="help-band">
          <div className="container">
            {trail}
            {heading}
            {band}
          </div>
        </div>
      ) : null}
      <div className="container">
        {isHeaded ? null : trail}
        <article className={styles.page} style={isWhole ? WIDE : undefined}>
          {isHeaded ? null : heading}
          <Versions {...props} />
          {chapters ? <WithChapters {...props} /> : <Body {...props} />}
        </article>
      </div>
    </>
  )
}
