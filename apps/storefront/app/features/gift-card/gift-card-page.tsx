import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { setCartCount } from '#app/session/browser/cart-count.ts'
import { showAdded } from '#app/session/browser/cart-drawer.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { type GiftCardAnswer, GiftCardForm } from './form/gift-card-form.tsx'
import { GiftCardPreview, usePreview } from './gift-card-preview.tsx'
import { emptyFields } from './gift-card-rules.ts'
import { MailIcon } from './mail-icon.tsx'
import type { GiftCardOffer } from './offer.ts'
import styles from './page.module.css'
import { GIFT_CARD_PATH } from './paths.ts'

/** "3 years" for whole years, else days. */
function lifetimeText(days: number): string {
  const years = Math.round(days / 365.25)
  return years > 0 && Math.abs(days - years * 365.25) <= 2
    ? `${years} ${years === 1 ? 'year' : 'years'}`
    : `${days} days`
}

function Fact({ icon, children }: { readonly icon: IconName | 'mail'; readonly children: React.ReactNode }) {
  return (
    <li>
      {icon === 'mail' ? <MailIcon /> : <Icon name={icon} sizePx={20} />}
      <p>{children}</p>
    </li>
  )
}

function Facts({ lifetimeDays }: Pick<GiftCardOffer, 'lifetimeDays'>) {
  return (
    <ul className={styles.facts} aria-label="About gift cards">
      <Fact icon="mail">No delivery charge. You can change the details in your bag until you pay.</Fact>
      <Fact icon="return">
        Gift cards cannot be returned.
        {lifetimeDays > 0 ? ` Good for ${lifetimeText(lifetimeDays)} from the day it is bought.` : ''}
      </Fact>
      <Fact icon="card">
        Have one already? <a href="/gift-card/balance">Check its balance</a>
      </Fact>
    </ul>
  )
}

/** [R4.52] */
function useAnnounced(answer: GiftCardAnswer | undefined, sku: string): void {
  useEffect(() => {
    if (!answer?.isDone) return
    setCartCount(answer.count ?? 0)
    showAdded({ sku })
  }, [answer, sku])
}

/** [R2.41, R3.23] */
export function GiftCardPage({
  offer,
  answer,
}: {
  readonly offer: GiftCardOffer
  readonly answer: GiftCardAnswer | undefined
}) {
  const fetcher = useFetcher<GiftCardAnswer>({ key: 'add-gift-card' })
  const initial = answer?.fields ?? emptyFields(offer)
  const { onFields, onLeave, ...shown } = usePreview(initial)
  useAnnounced(fetcher.data, offer.sku)
  return (
    <div className="container">
      <Breadcrumbs trail={[{ name: offer.name }]} />
      <div className={styles.columns}>
        <div className={`tile ${styles.stage}`}>
          <GiftCardPreview {...shown} />
        </div>
        <div className={styles.buy}>
          <div>
            <h1 tabIndex={-1}>{offer.name}</h1>
            <p className="mute">{offer.lead}</p>
          </div>
          <GiftCardForm
            {...{ offer, initial, onFields, onLeave, fetcher }}
            fields={shown.fields}
            action={GIFT_CARD_PATH}
            answer={fetcher.data ?? answer}
            label="Add to bag"
          />
          <p role="status" className="visually-hidden">
            {fetcher.data?.isDone ? `${offer.name} added to bag.` : ''}
          </p>
        </div>
        <Facts lifetimeDays={offer.lifetimeDays} />
      </div>
    </div>
  )
}
