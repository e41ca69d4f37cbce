import styles from './card.module.css'
import { areValid, readGroups, stateOf } from './card-entry.ts'
import { codeHint } from './card-messages.ts'
import { type CardFieldsProps, useCodeField, useEntry } from './new-card.tsx'
import { SecuredField } from './secured-field.tsx'

interface SavedCardProps extends CardFieldsProps {
  readonly id: string
  readonly brand: string
  readonly name: string
}

/** Only the security code is asked. [R3.46] */
export function SavedCard({ id, brand, name, isRefused, ...props }: SavedCardProps) {
  const { root, key, group } = useCodeField({ ...props, brand })
  useEntry(props, {
    isReady: group.isReady,
    isValid: () => areValid([group]),
    read: () => {
      const groups = readGroups([group])
      return groups && stateOf(groups, {}, { storedPaymentMethodId: id, brand })
    },
  })
  return (
    <div key={key} ref={root} className={styles.code}>
      <SecuredField
        name="encryptedSecurityCode"
        label="Security code"
        hint={codeHint(brand)}
        error={isRefused ? `${name} was not approved.` : undefined}
        group={group}
      />
    </div>
  )
}
