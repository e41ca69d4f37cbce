import { type MouseEvent, Suspense, useState } from 'react'
import { useShop } from '#app/session/site/shop.ts'
import { goTo, later } from '#app/ui/preloadable.ts'
import { shortDay } from './day-texts.ts'
import styles from './line.module.css'
import type { GiftCardDetails } from './offer.ts'
import { detailsPath } from './paths.ts'

export function GiftCardFacts({
  details: { recipientName, recipientEmail, deliveryDate },
}: {
  readonly details: GiftCardDetails
}) {
  return (
    <p className={`mute small ${styles.facts}`}>
      <span>
        For <strong>{recipientName}</strong>, {recipientEmail}
      </span>
      <span>By email, {deliveryDate ? shortDay(deliveryDate) : 'straight after payment'}</span>
    </p>
  )
}

/** A page on phones and without scripts, else a dialog; renders nothing while gift cards are disabled. [R7.72] */
export function ChangeDetails({ uid, name }: { readonly uid: string; readonly name: string }) {
  const { flags } = useShop()
  const path = detailsPath(uid)
  const [isOpen, setOpen] = useState(false)
  const [Dialog] = useState(() => later(async () => (await import('./details-dialog.tsx')).DetailsDialog, goTo(path)))
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !matchMedia('(min-width: 600px)').matches) return
    event.preventDefault()
    setOpen(true)
  }
  if (!flags.giftCard) return null
  return (
    <>
      <a href={path} className={styles.change} onClick={open}>
        Change details<span className="visually-hidden"> of {name}</span>
      </a>
      {isOpen ? (
        <Suspense>
          <Dialog path={path} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
