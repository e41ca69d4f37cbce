import listStyles from '#app/features/account/account.module.css'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { dayText } from '../days.ts'
import { viewPath } from '../paths.ts'
import type { ReturnView } from './return-view.ts'
import { StateTexts } from './state-texts.tsx'
import { StepsList } from './steps-list.tsx'
import styles from './view.module.css'

export interface ReturnsPage {
  readonly returns: readonly ReturnView[]
  readonly total: number
  readonly page: number
  readonly pages: number
  /** Returns can be started. [R3.104] */
  readonly isOn: boolean
  readonly problem?: string
}

function ReturnCard({ view }: { readonly view: ReturnView }) {
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <h2>Return {view.number}</h2>
        <p className="mute">
          Order {view.orderNumber}, {dayText(view.createdOn)}
        </p>
      </div>
      <div className={styles.pictures}>
        {view.items.map(({ uid, image, name }) =>
          image ? <Picture key={uid} src={image} alt={name} sizes="72px" maxWidthPx={160} /> : null,
        )}
      </div>
      <StateTexts view={view} />
      <StepsList steps={view.steps} isRow />
      <ul className={styles.papers}>
        <li>
          <a href={viewPath(view.uid)}>
            View return<span className="visually-hidden"> {view.number}</span>
          </a>
        </li>
        {view.labelPath && view.isCancelable ? (
          <li>
            <a href={view.labelPath} target="_blank" rel="noopener">
              Label (PDF)<span className="visually-hidden"> of return {view.number}, opens in a new tab</span>
            </a>
          </li>
        ) : null}
        {view.comments.length > 0 ? (
          <li>
            <a href={`${viewPath(view.uid)}#messages`}>
              Messages, {view.comments.length}
              <span className="visually-hidden"> of return {view.number}</span>
            </a>
          </li>
        ) : null}
      </ul>
    </li>
  )
}

function Pages({ page, pages }: Pick<ReturnsPage, 'page' | 'pages'>) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pagination" className={styles.cardHead}>
      {page > 1 ? <a href={`/customer/returns?p=${page - 1}`}>Newer returns</a> : <span />}
      <span className="mute">
        Page {page} of {pages}
      </span>
      {page < pages ? <a href={`/customer/returns?p=${page + 1}`}>Older returns</a> : <span />}
    </nav>
  )
}

/** Newest first, 20 per page. [R2.23, R7.28, A96] */
export function ReturnsList({ returns, page, pages, isOn, problem }: ReturnsPage) {
  if (problem)
    return (
      <Notice tone="negative">
        {problem} <a href={`/customer/returns?p=${page}`}>Try again</a>
      </Notice>
    )
  if (returns.length === 0)
    return (
      <div className={listStyles.empty}>
        <h2>No returns</h2>
        {isOn ? (
          <>
            <p>Something doesn’t fit? Choose the order and tell us what comes back.</p>
            <ButtonLink href="/customer/orders">Start a return</ButtonLink>
          </>
        ) : (
          <>
            <p>Something wrong with your shoes? Read what we can do.</p>
            <ButtonLink href="/returns">Help with an order</ButtonLink>
          </>
        )}
      </div>
    )
  return (
    <>
      {isOn ? (
        <ButtonLink href="/customer/orders" className={styles.start}>
          <Icon name="return" sizePx={20} />
          Start a return
        </ButtonLink>
      ) : null}
      <ul className={listStyles.cards}>
        {returns.map((view) => (
          <ReturnCard key={view.uid} view={view} />
        ))}
      </ul>
      <Pages page={page} pages={pages} />
    </>
  )
}
