import { ONE_SIZE } from '@welt/brands/size-text'
import { type RefObject, useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import styles from '../cart.module.css'
import { type CartLine, lineText } from '../cart-model.ts'
import { InsetSelect } from './inset-select.tsx'
import { lineId } from './line-id.ts'
import lineStyles from './lines.module.css'
import type { LineSizes } from './use-line-sizes.ts'

interface LineChoicesProps {
  readonly line: CartLine
  readonly sizes: LineSizes
  readonly sizeField: RefObject<HTMLSelectElement | null>
  readonly onChoose: () => void
}

const LOADING = 'Loading sizes…'

/** Lists the sizes of a line without scripts. */
export const sizesPath = ({ uid }: CartLine) => `/cart?sizes=${encodeURIComponent(uid)}`

function SizeBox({ line, sizes, sizeField, onChoose }: LineChoicesProps) {
  const id = useId()
  const { list, isOpened } = sizes
  const own = { uid: line.sizeUid ?? '', label: line.fullSize ?? '', isInStock: true }
  const options = list?.some(({ uid }) => uid === own.uid) ? list : [own, ...(list ?? [])]
  return (
    <>
      {isOpened ? null : (
        <p className={`without-scripts ${styles.size}`}>
          Size <b>{own.label}</b>{' '}
          <a href={`${sizesPath(line)}#${lineId(line.uid)}`} aria-label={`Change size of ${lineText(line)}`}>
            Change size
          </a>
        </p>
      )}
      <div className={`${styles.sizeBox} ${isOpened ? '' : 'with-scripts'}`}>
        <InsetSelect
          ref={sizeField}
          id={id}
          label="Size"
          name="size"
          defaultValue={own.uid}
          onChange={onChoose}
          {...sizes.handlers}
        >
          {options.map(({ uid, label, isInStock }) => (
            <option key={uid} value={uid} disabled={!isInStock && uid !== own.uid}>
              {label}
              {isInStock || (line.problem && uid === own.uid) ? '' : ' (sold out)'}
            </option>
          ))}
          {list ? null : (
            <option value="" disabled>
              {LOADING}
            </option>
          )}
        </InsetSelect>
        <span role="status">{sizes.isWaiting ? LOADING : null}</span>
      </div>
    </>
  )
}

/** CSS hides the no-script submit button, so that hydration does not shift the layout. */
export function LineChoices(props: LineChoicesProps) {
  const { line, onChoose } = props
  const id = useId()
  return (
    <>
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="uid" value={line.uid} />
      <input type="hidden" name="sku" value={line.productSku} />
      <input type="hidden" name="from_size" value={line.sizeUid ?? ''} />
      {line.way ? <input type="hidden" name="way" value={line.way} /> : null}
      {line.sizeUid === undefined ? null : line.size === ONE_SIZE ? (
        <div className={lineStyles.oneSize}>{ONE_SIZE}</div>
      ) : (
        <SizeBox {...props} />
      )}
      <InsetSelect
        id={id}
        label="Quantity"
        short="Qty"
        name="quantity"
        defaultValue={line.quantity}
        onChange={onChoose}
      >
        {Array.from({ length: line.mostQuantity }, (_, at) => at + 1).map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </InsetSelect>
      <Button look="secondary" isSmall className="without-scripts">
        Update
      </Button>
    </>
  )
}
