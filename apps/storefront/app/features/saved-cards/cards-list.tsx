import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from '../account/account.module.css'
import cardStyles from './saved-cards.module.css'

/** Contains no payment credentials. [R3.45] */
export interface SavedCard {
  readonly id: string
  readonly brand: string
  readonly lastFour: string
  readonly holder: string
  readonly expiry: string
  readonly isExpired: boolean
}

/** Deleting a card requires confirmation. [R2.61, R7.49] */
export function CardsList({ cards }: { readonly cards: readonly SavedCard[] }) {
  if (cards.length === 0)
    return (
      <div className={styles.empty}>
        <h2>No saved cards</h2>
        <p>You enter your card when you pay. We never see or store the full number.</p>
        <ButtonLink href="/">Keep shopping</ButtonLink>
      </div>
    )
  return (
    <>
      <ul className={styles.cards} data-pair="">
        {cards.map((card) => (
          <li key={card.id} className={styles.card}>
            <h2>
              <Icon name="card" sizePx={20} className={cardStyles.inlineIcon} /> {card.brand} ending {card.lastFour}
            </h2>
            <p className="mute">
              {card.holder ? `${card.holder} · ` : ''}Expires {card.expiry}
            </p>
            {card.isExpired ? (
              <div className={styles.marks}>
                <span className={styles.mark}>Expired</span>
              </div>
            ) : null}
            <details className={styles.confirm}>
              <summary>Delete</summary>
              <Form method="post">
                <input type="hidden" name="token_id" value={card.id} />
                <p>
                  Delete {card.brand} ending {card.lastFour}?
                </p>
                <Button look="secondary" isSmall>
                  Delete card
                </Button>
              </Form>
            </details>
          </li>
        ))}
      </ul>
      <p className="mute" style={{ marginTop: 'var(--s4)' }}>
        We never see or store a card’s full number.
      </p>
    </>
  )
}
