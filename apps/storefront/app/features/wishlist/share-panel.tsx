import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { CartIcon } from '#app/features/cart/cart-icon.tsx'
import { useShop } from '#app/session/site/shop.ts'
import { Button } from '#app/ui/button.tsx'
import type { ListAnswer } from './answer.ts'
import type { ListView } from './list-view.ts'
import { useAnswer } from './use-answer.ts'
import styles from './wishlist.module.css'

/** Not rendered without scripts. */
function CopyButton({ link }: { readonly link: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(link)
    setCopied(true)
  }
  return (
    <Button type="button" isSmall className="with-scripts" onClick={() => void copy().catch(() => undefined)}>
      <CartIcon name="copy" /> {isCopied ? 'Copied' : 'Copy link'}
    </Button>
  )
}

interface SharePanelProps {
  readonly list: Pick<ListView, 'shareCode' | 'isOwnerNamed'>
  readonly action: string
  readonly isGuest: boolean
}

export function SharePanel({ list, action, isGuest }: SharePanelProps) {
  const shop = useShop()
  const sharing = useFetcher<ListAnswer>({ key: 'wishlist-share' })
  const answer = useAnswer(sharing)
  if (!list.shareCode) return answer?.problem ? <p role="alert">{answer.problem.message}</p> : null
  const link = `${shop.origin}/w/${list.shareCode}`
  const isBusy = sharing.state !== 'idle'
  return (
    <section className={styles.share} aria-labelledby="share-title">
      <div>
        <h2 id="share-title">Share this list</h2>
        <p className="small">Anyone with the link can look and shop. Only you can change the list.</p>
        {answer?.problem ? <p role="alert">{answer.problem.message}</p> : null}
      </div>
      <div className={styles.link}>
        <label htmlFor="share-link" className="visually-hidden">
          Link to this list
        </label>
        <input id="share-link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <CopyButton link={link} />
        <sharing.Form method="post" action={action}>
          <Button look="secondary" isSmall name="intent" value="stop-sharing" isBusy={isBusy}>
            Stop sharing
          </Button>
        </sharing.Form>
      </div>
      {isGuest ? null : (
        <sharing.Form method="post" action={action} className={styles.named}>
          <label>
            <input
              type="checkbox"
              name="named"
              value="1"
              key={String(list.isOwnerNamed)}
              defaultChecked={list.isOwnerNamed}
              onChange={(event) => event.currentTarget.form?.requestSubmit()}
            />{' '}
            Show my first name on the shared page
          </label>
          <input type="hidden" name="intent" value="share" />
          <Button look="secondary" isSmall className="without-scripts">
            Update
          </Button>
        </sharing.Form>
      )}
    </section>
  )
}

/** On phones; false where unsupported. */
function shareBySystem(url: string, title: string): boolean {
  if (typeof navigator.share !== 'function' || matchMedia('(min-width: 900px)').matches) return false
  // Closing the sheet rejects the promise.
  navigator.share({ url, title }).catch(() => undefined)
  return true
}

interface ShareButtonProps {
  readonly code: string | undefined
  readonly action: string
}

/** On phones, also opens the system's share sheet. */
export function ShareButton({ code, action }: ShareButtonProps) {
  const { origin, name } = useShop()
  const sharing = useFetcher<ListAnswer>({ key: 'wishlist-share' })
  const isWanted = useRef(false)
  const share = useEffectEvent((shared: string) => shareBySystem(`${origin}/w/${shared}`, `Wishlist, ${name}`))
  useEffect(() => {
    if (!code || !isWanted.current) return
    isWanted.current = false
    share(code)
  }, [code])
  const press = (event: FormEvent) => {
    isWanted.current = !code
    if (code && share(code)) event.preventDefault()
  }
  return (
    <sharing.Form method="post" action={action} onSubmit={press}>
      <Button look="secondary" name="intent" value="share" isBusy={sharing.state !== 'idle'}>
        <CartIcon name="share" sizePx={20} /> Share
      </Button>
    </sharing.Form>
  )
}
