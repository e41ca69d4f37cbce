import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { CartLine } from '../cart-model.ts'
import { lineId } from '../lines/line-id.ts'
import styles from './collection.module.css'
import { FindLink } from './find-link.tsx'

const insteadId = (uid: string) => `instead-${lineId(uid)}`

/** Next steps for a line that its store no longer has, inside the line's form. */
export function GoneWays({
  line: { uid, storeInstead },
  promise,
  onChoose,
}: {
  readonly line: CartLine
  readonly promise: string | undefined
  readonly onChoose: (way: CartLine['way']) => void
}) {
  return (
    <div className={styles.gone}>
      <input type="hidden" name="way" value="delivery" />
      {storeInstead ? (
        <Button look="secondary" isSmall form={insteadId(uid)} onClick={() => onChoose('clickncollect')}>
          {storeInstead.text}
        </Button>
      ) : null}
      <Button look="secondary" isSmall onClick={() => onChoose('delivery')}>
        {promise ? `Deliver, ${promise}` : 'Deliver it'}
      </Button>
      <FindLink lineUid={uid}>Find another store</FindLink>
    </div>
  )
}

/** The nearest store that has the line becomes the cart's store. [R2.66] */
export function InsteadForm({ line: { uid, isGoneFromStore, storeInstead } }: { readonly line: CartLine }) {
  if (!isGoneFromStore || !storeInstead) return null
  return (
    <Form id={insteadId(uid)} method="post" action="/cart" preventScrollReset hidden>
      <input type="hidden" name="intent" value="collect-at" />
      <input type="hidden" name="store" value={storeInstead.id} />
      <input type="hidden" name="line" value={uid} />
    </Form>
  )
}
