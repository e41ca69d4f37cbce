import type { ReactNode } from 'react'
import { useShop } from '#app/session/site/shop.ts'
import { PathIcon } from '#app/ui/icon.tsx'
import { DeskNow } from './contact/desk-now.tsx'
import { type Chapter, chaptersOf, type MoreChapters } from './contents.ts'
import { dayText } from './day-text.ts'
import { SanitisedHtml } from './sanitised-html.tsx'

function Chapters({ chapters }: { readonly chapters: readonly Chapter[] }) {
  return (
    <ol>
      {chapters.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <SanitisedHtml html={heading} />
          </a>
        </li>
      ))}
    </ol>
  )
}

type ContactBoxProps = Pick<InformationProps, 'updatedOn' | 'question'>

function ContactBox({ updatedOn, question }: ContactBoxProps) {
  const { helpPhone, helpPhoneUrl, locale } = useShop()
  return (
    <aside className="chapters-contact" aria-label="Questions and last update">
      {question ? <h2>{question}</h2> : null}
      <p>
        {question ? null : 'Questions? '}Call <a href={helpPhoneUrl}>{helpPhone}</a>, or{' '}
        <a href="/contact">write to us</a>.
      </p>
      <DeskNow />
      {updatedOn ? (
        <p className="mute small">
          Last updated <time dateTime={updatedOn}>{dayText(updatedOn, locale)}</time>
        </p>
      ) : null}
    </aside>
  )
}

const PRINTER = 'M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7Z'

/** Hidden until scripts run. */
function Print() {
  return (
    <button type="button" className="chapters-print" data-print="" hidden>
      <PathIcon path={PRINTER} sizePx={20} /> Print
    </button>
  )
}

interface InformationProps {
  readonly html: string
  /** `YYYY-MM-DD`. */
  readonly updatedOn: string | null
  readonly more?: MoreChapters | undefined
  /** Heading of the contact box. */
  readonly question?: string | undefined
  readonly children: ReactNode
}

/** Contents beside the text, or folded above it on a phone; whom to ask and the last update below. */
export function Information({ html, updatedOn, more, question, children }: InformationProps) {
  const chapters = chaptersOf(html, more)
  return (
    <div className={chapters.length > 0 ? 'chapters' : undefined}>
      {chapters.length > 0 ? (
        <nav aria-label="On this page" className="chapters-list">
          <Chapters chapters={chapters} />
          <details>
            <summary>On this page ({chapters.length})</summary>
            <Chapters chapters={chapters} />
          </details>
          <Print />
        </nav>
      ) : null}
      <div className="chapters-text">
        {children}
        <ContactBox updatedOn={updatedOn} question={question} />
      </div>
    </div>
  )
}
