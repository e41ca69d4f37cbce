import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import styles from './address.module.css'
import { CONFIRMED_PLACE, type PlaceDoubt } from './address-rules.ts'

/** [decision 76] */
export function PlaceQuestion({ doubt }: { readonly doubt: PlaceDoubt }) {
  const { prefix, typed, label, meant } = doubt
  return (
    <Notice tone="neutral" title={`Did you mean ${label}?`} answer={doubt}>
      <input type="hidden" name={CONFIRMED_PLACE} value={typed} />
      <div className={styles.choices}>
        <Button look="secondary">Keep what I typed</Button>
        <Button look="secondary" name={`${prefix}meant`} value={meant}>
          Use {label}
        </Button>
      </div>
    </Notice>
  )
}
