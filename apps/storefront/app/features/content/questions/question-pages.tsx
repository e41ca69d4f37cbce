import { useShop } from '#app/session/site/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { DeskNow } from '../contact/desk-now.tsx'
import contentStyles from '../content-page.module.css'
import styles from '../extras.module.css'
import { SanitisedHtml } from '../sanitised-html.tsx'
import { type FoundQuestions, MAX_QUESTION_LENGTH } from './question-search.ts'

/** [R2.26, R2.35] */
export function QuestionSearch({ query }: { readonly query: string }) {
  return (
    <search className={styles.search}>
      <form action="/faq" method="get" className={styles.row}>
        <label htmlFor="faq-search" className="visually-hidden">
          Search help
        </label>
        <input
          id="faq-search"
          name="q"
          type="search"
          defaultValue={query}
          maxLength={MAX_QUESTION_LENGTH}
          placeholder="Search help, like “change size”"
        />
        <Button>
          <Icon name="search" sizePx={18} /> Search
        </Button>
      </form>
    </search>
  )
}

/** A page of the shop with all terms. */
export interface FoundPage {
  readonly path: string
  readonly title: string
  readonly description: string
}

interface QuestionResultsProps {
  readonly query: string
  readonly found: FoundQuestions
  readonly pages: readonly FoundPage[]
}

function Topics({ found: { count, topics } }: Pick<QuestionResultsProps, 'found'>) {
  return (
    <nav aria-label="Topics">
      <ul className="found-topics">
        <li>
          <a href="#answers">
            <span>All answers</span> <span>{count}</span>
          </a>
        </li>
        {topics.map((topic) => {
          const facts = (
            <>
              <SanitisedHtml html={topic.heading} /> <span>{topic.count}</span>
            </>
          )
          return (
            <li key={topic.id}>
              {topic.count > 0 ? <a href={`#${topic.id}`}>{facts}</a> : <div className="mute">{facts}</div>}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Status({ query, found }: Pick<QuestionResultsProps, 'query' | 'found'>) {
  return (
    <p role="status" id="answers">
      {found.count === 0 ? (
        <>
          <strong>No answer for “{query}”.</strong> <a href="/contact">Ask us</a> · <a href="/faq">All questions</a>
        </>
      ) : (
        <>
          <strong>
            {found.count} {found.count === 1 ? 'answer' : 'answers'} for “{query}”
          </strong>{' '}
          · <a href="/faq">All questions</a>
        </>
      )}
    </p>
  )
}

function Pages({ pages }: Pick<QuestionResultsProps, 'pages'>) {
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="found-pages">
      <h2 id="found-pages">Pages</h2>
      <ul className="help-rows">
        {pages.map(({ path, title, description }) => (
          <li key={path}>
            <a href={path}>
              <span>
                {title}
                <br />
                <span className="mute small">{description}</span>
              </span>
              <Icon name="chevron-right" sizePx={20} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whom to ask, and whether they can be reached now. */
export function NotAnswered() {
  const { helpPhone, helpPhoneUrl } = useShop()
  return (
    <div className="found-help">
      <p>
        <strong>Not answered?</strong> Call <a href={helpPhoneUrl}>{helpPhone}</a>, or{' '}
        <a href="/contact">write to us</a>.
      </p>
      <DeskNow />
    </div>
  )
}

/** Other answers are left out until the field is cleared. [R2.26] */
export function QuestionResults({ query, found, pages }: QuestionResultsProps) {
  return (
    <div className="found">
      <Topics found={found} />
      <div className="found-answers">
        <Status query={query} found={found} />
        {found.topics.map(({ id, heading, count, html }) =>
          count > 0 ? (
            <section key={id} id={id} className={contentStyles.content}>
              <SanitisedHtml html={`<h2>${heading}</h2>${html}`} />
            </section>
          ) : null,
        )}
        <Pages pages={pages} />
        <NotAnswered />
      </div>
    </div>
  )
}
