import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useShop } from '#app/session/site/shop.ts'
import { FieldError } from '#app/ui/field-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { CartIcon } from '../cart-icon.tsx'
import type { CartView } from '../cart-model.ts'
import { AppliedCodes } from './applied-codes.tsx'
import { GiftCardForm, PromoForm } from './code-forms.tsx'
import styles from './codes.module.css'
import type { CodeIntent, CodesAnswer } from './codes-answer.ts'
import { RewardList } from './reward-list.tsx'
import type { Rewards } from './rewards.ts'
import { type CodesForms, useCodes } from './use-codes.ts'
import { useKindsText } from './use-kinds.ts'

/** A disclosure on phones that remembers the shopper's choice; CSS keeps it open on wide screens. */
function Part({
  icon,
  title,
  isOpen,
  children,
}: {
  readonly icon: ReactNode
  readonly title: string
  readonly isOpen: boolean
  readonly children: ReactNode
}) {
  const [beginsOpen] = useState(isOpen)
  return (
    <details open={beginsOpen} className={styles.part}>
      <summary>
        {icon}
        <span>{title}</span>
      </summary>
      {children}
    </details>
  )
}

/** Moves focus to the panel when the removed element had it. */
function useFocusAfterRemoval({ answer }: CodesForms) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer?.intent.startsWith('remove') && document.activeElement === document.body) panel.current?.focus()
  }, [answer])
  return panel
}

/** [R1.23, R2.02] */
export function CodesPanel({
  cartView,
  action,
  answer,
  rewards,
}: {
  readonly cartView: CartView
  readonly action: '/cart' | '/checkout'
  /** Set without scripts. */
  readonly answer: CodesAnswer | undefined
  readonly rewards: Rewards
}) {
  const { flags } = useShop()
  const forms = useCodes(action, answer, cartView)
  const id = useId()
  const wasSent = (intent: CodeIntent) => action === '/checkout' || answer?.intent === intent
  const panel = useFocusAfterRemoval(forms)
  const problem = forms.answer?.isDone === false ? forms.answer.message : undefined
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      <AppliedCodes cartView={cartView} forms={forms} />
      <div role="alert">{problem ? <FieldError id={`${id}-problem`}>{problem}</FieldError> : null}</div>
      <Part icon={<CartIcon name="tag" sizePx={20} />} title="Promo code" isOpen>
        <PromoForm forms={forms} id={id} />
      </Part>
      {flags.giftCard ? (
        <Part icon={<Icon name="gift" sizePx={20} />} title="Gift card" isOpen={wasSent('apply-card')}>
          <GiftCardForm forms={forms} id={id} />
        </Part>
      ) : null}
      {rewards ? (
        <Part icon={<CartIcon name="star" sizePx={20} />} title="Rewards" isOpen={wasSent('use-reward')}>
          <RewardList rewards={rewards} forms={forms} />
        </Part>
      ) : null}
    </div>
  )
}

/** Collapsed on phones until a code is applied. */
export function CartCodes({ cartView, answer, rewards }: Omit<Parameters<typeof CodesPanel>[0], 'action'>) {
  const { add, all } = useKindsText()
  const isEmpty = cartView.codes.length + cartView.giftCards.length === 0
  const [isOpen, setOpen] = useState(!isEmpty || answer !== undefined)
  if (!isEmpty && !isOpen) setOpen(true)
  const heading = <h2>{isEmpty ? add : all}</h2>
  return (
    <section aria-label={all} className={styles.box}>
      <div className={styles.wide}>{heading}</div>
      <details open={isOpen}>
        <summary>{heading}</summary>
        <CodesPanel cartView={cartView} action="/cart" answer={answer} rewards={rewards} />
      </details>
    </section>
  )
}
