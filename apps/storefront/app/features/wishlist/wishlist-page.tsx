import { formatCents } from '@welt/kit/money'
import { useEffect, useRef } from 'react'
import { Link, useFetcher, useNavigation } from 'react-router'
import { notify } from '#app/session/browser/notify.ts'
import { useShop } from '#app/session/site/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { StartLink } from '#app/ui/empty/start-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { ListAnswer } from './answer.ts'
import type { ListView } from './list-view.ts'
import type { Problem } from './problem.ts'
import { ShareButton, SharePanel } from './share-panel.tsx'
import { REMOVAL, SavedTile } from './tile.tsx'
import { type Removed, UndoBar } from './undo-bar.tsx'
import { useAnswer } from './use-answer.ts'
import { useHearts } from './use-hearts.ts'
import styles from './wishlist.module.css'

/** Avoids a layout shift. */
function Blanks({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, at) => at).map((at) => (
    <li key={at} className={`${styles.tile} ${styles.blank}`} aria-hidden="true">
      <span className={styles.shoe}>
        <span className={styles.picture} />
        <span className={styles.name}>&nbsp;</span>
      </span>
      <p className="small">&nbsp;</p>
      <p className={styles.price}>&nbsp;</p>
      <div className={styles.choice}>
        <div className={styles.blankControls} />
      </div>
    </li>
  ))
}

function NothingSaved({ isGuest }: { readonly isGuest: boolean }) {
  const { emptyWishlist } = useShop().voice
  return (
    <div className={styles.empty}>
      <div className={styles.emptyPicture}>
        <Icon name="heart" sizePx={40} />
      </div>
      <h2>Nothing saved yet</h2>
      <p>{emptyWishlist}</p>
      <StartLink />
      {isGuest ? (
        <p className="mute small">
          Saved some before? <a href="/customer/account/login?returnTo=%2Fwishlist">Sign in</a> to see them.
        </p>
      ) : null}
    </div>
  )
}

function AddAll({ list: { addable }, action }: { readonly list: ListView; readonly action: string }) {
  const fetcher = useFetcher<ListAnswer>({ key: 'wishlist-add-all' })
  const answer = useAnswer(fetcher)
  const cents = addable.reduce((sum, item) => sum + item.cents, 0)
  return (
    <>
      {addable.length > 0 ? (
        <fetcher.Form method="post" action={action}>
          <Button name="intent" value="add-all" isBusy={fetcher.state !== 'idle'}>
            Add {addable.length} to bag, {formatCents(cents)}
          </Button>
        </fetcher.Form>
      ) : null}
      {answer?.problem ? (
        <p role="alert" className={styles.failure}>
          {answer.problem.message}
        </p>
      ) : null}
    </>
  )
}

export interface WishlistPageProps {
  readonly list: ListView
  readonly problem: Problem | undefined
  readonly pages: number
  readonly isGuest: boolean
  /** Set without scripts. */
  readonly answer: ListAnswer | undefined
  readonly removed: Removed | undefined
}

/** Hides a tile while its removal is pending; it reappears on failure. */
function useTiles({ tiles }: ListView) {
  const removal = useFetcher<ListAnswer>({ key: REMOVAL })
  const answer = useAnswer(removal)
  const leaving = removal.formData?.get('id')
  const place = useRef<HTMLUListElement>(null)
  const at = useRef(0)
  useEffect(() => {
    if (!leaving) return
    at.current = Math.max(
      0,
      tiles.findIndex(({ id }) => id === leaving),
    )
    const { children } = place.current ?? { children: [] }
    const link = (children[at.current] ?? children[at.current - 1])?.firstElementChild
    if (link instanceof HTMLElement) link.focus({ preventScroll: true })
  }, [leaving, tiles])
  return { shown: tiles.filter(({ id }) => id !== leaving), answer, place }
}

function Head({ list, action }: { readonly list: ListView; readonly action: string }) {
  const { count } = list
  return (
    <div className={styles.head}>
      <h1>
        Wishlist{' '}
        {count > 0 ? <span className={styles.count}>{count === 1 ? '1 style' : `${count} styles`}</span> : null}
      </h1>
      {count > 0 ? (
        <div className={styles.actions}>
          <AddAll list={list} action={action} />
          <ShareButton code={list.shareCode} action={action} />
        </div>
      ) : null}
    </div>
  )
}

function SignInHint() {
  return (
    <p className={styles.signIn}>
      <Icon name="heart" sizePx={20} />
      <span>
        <a href="/customer/account/login?returnTo=%2Fwishlist">Sign in</a> to keep this list on every device.
      </span>
    </p>
  )
}

function Foot({ list, pages }: { readonly list: ListView; readonly pages: number }) {
  const rest = list.soldCount - list.tiles.length
  const gone = list.count - list.soldCount
  return (
    <>
      {rest > 0 ? (
        <p className={styles.more}>
          <Link to={`/wishlist?show=${pages + 1}`} preventScrollReset>
            Show {Math.min(8, rest)} more
          </Link>
        </p>
      ) : null}
      {gone > 0 ? (
        <p className="mute">
          {gone === 1 ? '1 saved style is no longer available.' : `${gone} saved styles are no longer available.`}
        </p>
      ) : null}
    </>
  )
}

/** Of a list's form, without scripts. A tile shows its own failure, if it is still rendered. */
function problemOfList({ tiles }: ListView, answer: ListAnswer | undefined): Problem | undefined {
  const isAtTile = answer?.intent !== 'remove' && tiles.some(({ id }) => id === answer?.id)
  return isAtTile ? undefined : answer?.problem
}

/** [R1.30, R2.18, R2.76, R7.55, R9.07, R9.20] */
export function WishlistPage({ list, problem, pages, isGuest, answer, removed }: WishlistPageProps) {
  const { shown, answer: removal, place } = useTiles(list)
  const isLoading = useNavigation().location?.pathname === '/wishlist'
  const action = pages > 1 ? `/wishlist?show=${pages}` : '/wishlist'
  const rest = list.soldCount - list.tiles.length
  useHearts(list, !problem)
  useEffect(() => {
    if (problem) notify({ tone: 'negative', ...problem.notice })
  }, [problem])
  const failure = removal?.problem ?? problemOfList(list, answer)
  const justRemoved = removal?.removed ?? removed
  return (
    <>
      <Head list={list} action={action} />
      {problem ? (
        <Notice tone="negative">
          {problem.message} <a href="/wishlist">Try again</a>
        </Notice>
      ) : null}
      {failure ? <Notice tone="negative">{failure.message}</Notice> : null}
      <SharePanel list={list} action={action} isGuest={isGuest} />
      {isGuest && list.count > 0 ? <SignInHint /> : null}
      {list.count === 0 && !problem ? <NothingSaved isGuest={isGuest} /> : null}
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers lose their role in some readers */}
      <ul ref={place} role="list" aria-label="Saved styles" className={styles.tiles} aria-busy={isLoading}>
        {shown.map((tile) => (
          <SavedTile key={tile.id} tile={tile} action={action} answer={answer} />
        ))}
        {isLoading && rest > 0 ? <Blanks count={Math.min(8, rest)} /> : null}
      </ul>
      <Foot list={list} pages={pages} />
      {justRemoved ? (
        <UndoBar
          key={`${justRemoved.sku} ${justRemoved.option}`}
          removed={justRemoved}
          action={action}
          isTimed={removal?.removed !== undefined}
        />
      ) : null}
    </>
  )
}
