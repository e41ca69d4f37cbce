import { formatCents } from '@welt/kit/money'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { CartIcon } from '../cart-icon.tsx'
import type { CartView } from '../cart-model.ts'
import { cardName } from './code-rules.ts'
import styles from './codes.module.css'
import type { CodesForms } from './use-codes.ts'

function Applied({
  icon,
  name,
  about,
  cents,
  forms,
  fields,
}: {
  readonly icon: ReactNode
  readonly name: string
  readonly about: string
  readonly cents: number | undefined
  readonly forms: CodesForms
  readonly fields: Readonly<Record<string, string>>
}) {
  const { fetcher, action } = forms
  return (
    <div className={styles.applied}>
      {icon}
      <p>
        <strong>{name}</strong>
        <span>{about}</span>
      </p>
      <p className={styles.amount}>{cents === undefined ? null : formatCents(-cents)}</p>
      <fetcher.Form method="post" action={action}>
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <Button look="icon" aria-label={`Remove ${name}`}>
          <Icon name="close" sizePx={18} />
        </Button>
      </fetcher.Form>
    </div>
  )
}

interface AppliedProps {
  readonly cartView: CartView
  readonly forms: CodesForms
}

export function AppliedGiftCards({ cartView: { giftCards }, forms }: AppliedProps) {
  return giftCards.map(({ code, appliedCents, balanceCents, problem }) => (
    <Applied
      key={code}
      icon={<Icon name="gift" sizePx={20} />}
      name={cardName(code)}
      about={problem ?? `${formatCents(appliedCents)} used, ${formatCents(balanceCents - appliedCents)} left`}
      cents={problem ? undefined : appliedCents}
      forms={forms}
      fields={{ intent: 'remove-card', card: code }}
    />
  ))
}

export function AppliedCodes({ cartView, forms }: AppliedProps) {
  const { codes, giftCards } = cartView
  const { fetcher, action } = forms
  return (
    <>
      {codes.map(({ code, label, cents, isReward }) => (
        <Applied
          key={code}
          icon={<CartIcon name={isReward ? 'star' : 'tag'} sizePx={20} />}
          name={isReward ? label : code}
          about={isReward ? 'Reward' : label}
          cents={cents}
          forms={forms}
          fields={{ intent: 'remove-code', code }}
        />
      ))}
      <AppliedGiftCards cartView={cartView} forms={forms} />
      {giftCards.length > 1 ? (
        <fetcher.Form method="post" action={action}>
          <input type="hidden" name="intent" value="remove-cards" />
          <Button look="quiet" isSmall className={styles.all}>
            Remove all gift cards
          </Button>
        </fetcher.Form>
      ) : null}
    </>
  )
}
