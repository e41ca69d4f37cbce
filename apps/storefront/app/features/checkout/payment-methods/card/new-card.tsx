import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { CARD_BRANDS } from '#app/session/site/payment-methods.ts'
import { CheckField } from '#app/ui/field.tsx'
import styles from './card.module.css'
import { areValid, type CardEntry, type CardEntryRef, readGroups, stateOf } from './card-entry.ts'
import { codeHint } from './card-messages.ts'
import { SecuredField } from './secured-field.tsx'
import type { Checkout } from './secured-fields.ts'
import { useSecuredFields } from './use-secured-fields.ts'

export interface CardFieldsProps {
  readonly checkout: Checkout | undefined
  readonly entry: CardEntryRef
  /** Changes with each answered try: the security code is then emptied, as it may not be kept. */
  readonly tries: number
  readonly isRefused: boolean
  readonly onEnter: () => void
  readonly onReady: () => void
  /** All fields of a group are right; the last may be encrypted after the press. */
  readonly onValid: () => void
}

interface NewCardProps extends CardFieldsProps {
  readonly brands: readonly string[]
  readonly isSignedIn: boolean
}

interface CodeOptions extends Pick<CardFieldsProps, 'checkout' | 'tries' | 'onEnter' | 'onValid'> {
  /** Undefined while it is not known: three digits. */
  readonly brand: string | undefined
}

/** In its own group, so that it can be cleared alone. A new `key` means a new element for `root`. */
export function useCodeField({ checkout, brand, tries, ...on }: CodeOptions) {
  const root = useRef<HTMLDivElement>(null)
  const kind = brand === 'amex' ? 'amex' : 'visa'
  const key = `${kind} ${tries}`
  const { brands } = useMemo(() => ({ brands: [kind], key }), [kind, key])
  return { root, key, group: useSecuredFields(checkout, root, { brands, onEnter: on.onEnter, onValid: on.onValid }) }
}

/** Tells the pay button about the fields. */
export function useEntry({ entry, onReady }: Pick<CardFieldsProps, 'entry' | 'onReady'>, card: CardEntry): void {
  const { isReady } = card
  const latest = useRef(onReady)
  // Before the next press; a passive effect may run after it.
  useLayoutEffect(() => {
    entry.current = card
    latest.current = onReady
  })
  useEffect(() => {
    if (isReady) latest.current()
  }, [isReady])
}

export function NewCard({ brands, isSignedIn, isRefused, ...props }: NewCardProps) {
  const { checkout, onEnter, onValid } = props
  const root = useRef<HTMLDivElement>(null)
  const [isSaved, setSaved] = useState(false)
  const [brand, setBrand] = useState<string>()
  const [endDigits, setEndDigits] = useState<string>()
  // The list is new with each load of the page's data; the fields stay.
  const names = brands.join()
  const listed = useMemo(() => names.split(','), [names])
  const card = useSecuredFields(checkout, root, {
    brands: listed,
    onBrand: setBrand,
    onEndDigits: setEndDigits,
    onEnter,
    onValid,
  })
  const code = useCodeField({ ...props, brand })
  useEntry(props, {
    isReady: card.isReady && code.group.isReady,
    isValid: () => areValid([card, code.group]),
    read: () => {
      const groups = readGroups([card, code.group])
      return groups && stateOf(groups, isSaved ? { storePaymentMethod: true } : {}, brand ? { brand } : {})
    },
  })
  const name = brand ? (CARD_BRANDS[brand] ?? brand) : undefined
  const refusal = isRefused && endDigits ? `${name ?? 'Card'} ending ${endDigits} was not approved.` : undefined
  return (
    <div className={styles.fields}>
      <div ref={root} className={styles.group}>
        <SecuredField name="encryptedCardNumber" label="Card number" error={refusal} group={card} badge={name} />
        <SecuredField name="encryptedExpiryDate" label="Expiry date" hint="MM/YY" group={card} />
      </div>
      <div key={code.key} ref={code.root} className={styles.group}>
        <SecuredField name="encryptedSecurityCode" label="Security code" hint={codeHint(brand)} group={code.group} />
      </div>
      {isSignedIn ? (
        <div className={styles.save}>
          <CheckField
            label="Save this card for next time"
            hint="You can remove it in your account."
            checked={isSaved}
            onChange={({ target }) => setSaved(target.checked)}
          />
        </div>
      ) : null}
    </div>
  )
}
