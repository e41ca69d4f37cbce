import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import styles from '../account/account.module.css'

/** A saved style that is still sold. */
export interface SavedStyle {
  readonly id: string
  readonly name: string
  /** Brand and colour. */
  readonly about: string
  readonly href: string
}

export interface SavedStyles {
  readonly styles: readonly SavedStyle[]
  /** All that are saved, also those that are sold no more. [R3.32] */
  readonly count: number
  readonly problem?: string
}

/** Saved styles by name, each a link to its page. [R2.18, R3.32] */
export function SavedStylesList({ saved, isGuest }: { readonly saved: SavedStyles; readonly isGuest: boolean }) {
  if (saved.problem)
    return (
      <Notice tone="negative">
        {saved.problem} <a href="/wishlist">Try again</a>
      </Notice>
    )
  const signIn = isGuest ? (
    <p className="mute">
      <a href="/customer/account/login?returnTo=%2Fwishlist">Sign in</a> to see what you saved in your account.
    </p>
  ) : null
  if (saved.count === 0)
    return (
      <div className={styles.empty}>
        <h2>Nothing saved yet</h2>
        <p>Press the heart on any shoe you like to save it here.</p>
        {signIn}
        <ButtonLink href="/">Keep shopping</ButtonLink>
      </div>
    )
  const gone = saved.count - saved.styles.length
  return (
    <>
      <p>{saved.count === 1 ? '1 style saved' : `${saved.count} styles saved`}</p>
      <ul className={styles.list}>
        {saved.styles.map(({ id, name, about, href }) => (
          <li key={id}>
            <div>
              <a href={href}>{name}</a>
              <p className="mute small">{about}</p>
            </div>
          </li>
        ))}
      </ul>
      {gone > 0 ? (
        <p className="mute">{gone === 1 ? '1 of them is no longer available.' : `${gone} of them are no longer available.`}</p>
      ) : null}
      {signIn}
    </>
  )
}
