import type { CartLine } from '#app/features/cart/cart-model.ts'
import { lineId } from '#app/features/cart/lines/line-id.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import styles from '../checkout.module.css'
import { ChooseStoreForm } from './choose-store-form.tsx'

const insteadId = ({ uid }: CartLine) => `instead-${lineId(uid)}`
const deliverId = ({ uid }: CartLine) => `deliver-${lineId(uid)}`

/** Lines that their store no longer has, with the next steps; `GoneForms` has the forms of the buttons. */
export function GoneLines({ lines }: { readonly lines: readonly CartLine[] }) {
  return lines
    .filter(({ isGoneFromStore }) => isGoneFromStore)
    .map((line) => (
      <Notice key={line.uid} tone="negative" title={line.name}>
        {line.problem}
        <div className={styles.goneWays}>
          {line.storeInstead ? (
            <Button look="secondary" isSmall form={insteadId(line)}>
              {line.storeInstead.text}
            </Button>
          ) : null}
          <Button look="secondary" isSmall form={deliverId(line)}>
            Deliver it
          </Button>
        </div>
      </Notice>
    ))
}

/** Outside the forms of the steps. */
export function GoneForms({ lines }: { readonly lines: readonly CartLine[] }) {
  return lines
    .filter(({ isGoneFromStore }) => isGoneFromStore)
    .map((line) => (
      <div key={line.uid} hidden>
        {line.storeInstead ? (
          <ChooseStoreForm id={insteadId(line)} uids={[line.uid]} storeId={line.storeInstead.id} />
        ) : null}
        <ChooseStoreForm id={deliverId(line)} uids={[line.uid]} />
      </div>
    ))
}
