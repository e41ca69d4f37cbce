import { REVIEWS_BEFORE_AVERAGE } from '@welt/kit/constants'
import type { ReviewSort } from '#app/contract.generated.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { Icon } from '#app/ui/icon.tsx'
import { REVIEW_SORTS, type ReviewView, reviewsPath } from './review-address.ts'
import styles from './review-list.module.css'
import type { ReviewFragment, ReviewPageFragment } from './reviews.generated.ts'
import { Stars } from './stars.tsx'

interface ReviewListProps {
  readonly urlKey: string
  readonly timeZone: string
  readonly reviews: ReviewPageFragment
  readonly view: ReviewView
  /** Uid of the review that was just voted helpful. */
  readonly voted?: string | undefined
}

const SORT_LABELS: Readonly<Record<ReviewSort, string>> = {
  NEWEST: 'Newest',
  MOST_HELPFUL: 'Most helpful',
  HIGHEST: 'Highest',
  LOWEST: 'Lowest',
}
const FIT_LABELS = { TOO_SMALL: 'too small', TRUE_TO_SIZE: 'true to size', TOO_LARGE: 'too large' } as const
const WIDTH_LABELS = { TOO_NARROW: 'too narrow', RIGHT: 'right width', TOO_WIDE: 'too wide' } as const

const counted = (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`

function Summary({ urlKey, reviews: { summary }, view }: ReviewListProps) {
  const isAverageShown = summary.review_count >= REVIEWS_BEFORE_AVERAGE
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        {isAverageShown && <p className={styles.figure}>{summary.average.toFixed(1)}</p>}
        <p>
          {isAverageShown && <Stars rating={summary.average} />}
          <span className="small mute">{counted(summary.review_count)}</span>
        </p>
        {isAverageShown && summary.recommended_percent !== null && (
          <p className="small">{summary.recommended_percent}% recommend this style</p>
        )}
      </div>
      <ul aria-label="Reviews by stars">
        {summary.histogram.map(({ stars, count }) => {
          const share = { '--share': `${(100 * count) / Math.max(1, summary.review_count)}%` } as Record<string, string>
          const label = `${stars} ${stars === 1 ? 'star' : 'stars'}`
          return (
            <li key={stars}>
              {count === 0 ? (
                <span className={styles.bar} style={share}>
                  {label} <span>0</span>
                </span>
              ) : (
                <a
                  className={styles.bar}
                  style={share}
                  rel="nofollow"
                  href={reviewsPath(urlKey, { sort: view.sort, stars: view.stars === stars ? undefined : stars })}
                  aria-current={view.stars === stars ? 'true' : undefined}
                >
                  {label}
                  <span>
                    {count}
                    <span className="visually-hidden"> {count === 1 ? 'review' : 'reviews'}</span>
                  </span>
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Controls({ urlKey, reviews, view }: ReviewListProps) {
  return (
    <div className={styles.controls}>
      <p role="status" tabIndex={-1} data-reviews-status>
        {view.stars ? (
          <>
            {counted(reviews.total_count)} with {view.stars} {view.stars === 1 ? 'star' : 'stars'}.{' '}
            <a rel="nofollow" href={reviewsPath(urlKey, { sort: view.sort })}>
              Show all
            </a>
          </>
        ) : (
          counted(reviews.total_count)
        )}
      </p>
      {reviews.total_count > 1 && (
        <ul className={styles.sorts} aria-label="Sort reviews by">
          {REVIEW_SORTS.map((sort) => (
            <li key={sort}>
              <a
                rel="nofollow"
                href={reviewsPath(urlKey, { ...view, sort, page: 1 })}
                aria-current={sort === view.sort ? 'true' : undefined}
              >
                {SORT_LABELS[sort]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type ItemProps = {
  readonly review: ReviewFragment
  readonly isVoted: boolean
  readonly days: Intl.DateTimeFormat
} & Pick<ReviewListProps, 'urlKey' | 'view'>

function Helpful({ urlKey, review, isVoted, view }: ItemProps) {
  return (
    <form method="post" action={reviewsPath(urlKey, view)} className={styles.helpful}>
      <input type="hidden" name="review" value={review.uid} />
      {isVoted ? (
        <p role="status">Thanks. {review.helpful_count} found this helpful.</p>
      ) : (
        <button type="submit">
          Helpful<span className="visually-hidden">: review by {review.nickname}</span> ({review.helpful_count})
        </button>
      )}
    </form>
  )
}

function ReviewItem(props: ItemProps) {
  const { review, days } = props
  const fit = [review.fit && FIT_LABELS[review.fit], review.width && WIDTH_LABELS[review.width]]
    .filter(Boolean)
    .join(', ')
  const facts = [fit && `Fit: ${fit}`, review.is_recommended && 'Recommends this style'].filter(Boolean).join(' · ')
  return (
    <li id={`review-${review.uid}`} className={styles.review}>
      <article aria-labelledby={`said-${review.uid}`}>
        <Stars rating={review.rating} />
        <h3 id={`said-${review.uid}`}>{review.summary}</h3>
        <p className="small mute">
          {review.nickname},{' '}
          <time dateTime={review.created_at.slice(0, 10)}>{days.format(new Date(review.created_at))}</time>
          {review.is_verified_purchase && (
            <span className={styles.verified}>
              <Icon name="tick" sizePx={14} /> Bought here
            </span>
          )}
        </p>
        <p className={styles.text}>{review.text}</p>
        {facts && <p className="small mute">{facts}</p>}
        <Helpful {...props} />
      </article>
    </li>
  )
}

function Paging({ urlKey, reviews: { page_info }, view }: ReviewListProps) {
  const page = page_info.current_page ?? 1
  const pages = page_info.total_pages ?? 1
  if (pages < 2) return null
  return (
    <nav aria-label="Pages of reviews" className={styles.paging}>
      {page > 1 && (
        <a rel="nofollow" href={reviewsPath(urlKey, { ...view, page: page - 1 })}>
          Previous
        </a>
      )}
      <span className="small mute">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <a rel="nofollow" href={reviewsPath(urlKey, { ...view, page: page + 1 })}>
          Next
        </a>
      )}
    </nav>
  )
}

/** Plain links and forms; `reviews-in-place` enhances them to update without a page load. [R1.17] */
export function ReviewList(props: ReviewListProps) {
  const { urlKey, timeZone, reviews, view, voted } = props
  const write = `/${urlKey}/reviews/write`
  if (reviews.summary.review_count === 0)
    return (
      <div className={styles.none}>
        <p>No reviews yet. If you have worn this style, your words help the next person choose.</p>
        <a href={write}>Write the first review</a>
      </div>
    )
  const days = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone })
  return (
    <div className={styles.reviews}>
      <Summary {...props} />
      <a href={write} className={styles.write}>
        Write a review
      </a>
      <Controls {...props} />
      <ul>
        {withoutNulls(reviews.items).map((review) => (
          <ReviewItem
            key={review.uid}
            urlKey={urlKey}
            days={days}
            view={view}
            review={review}
            isVoted={review.uid === voted}
          />
        ))}
      </ul>
      <Paging {...props} />
    </div>
  )
}
