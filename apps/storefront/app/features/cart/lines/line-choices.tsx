import { type RefObject, useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { CartLine } from '../cart-model.ts'
import { InsetSelect } from './inset-select.tsx'

/** Size and quantity of a line. CSS hides the no-script submit button, so nothing moves when scripts arrive. */
export function LineChoices({
  line,
  sizeField,
  onChoose,
}: {
  readonly line: CartLine
  readonly sizeField: RefObject<HTMLSelectElement | null>
  readonly onChoose: () => void
}) {
  const id = useId()
  return (
    <>
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="uid" value={line.uid} />
      <input type="hidden" name="sku" value={line.productSku} />
      <input type="hidden" name="from_size" value={line.sizeUid ?? ''} />
      {line.sizes.length > 0 ? (
        <InsetSelect ref={sizeField} id={`${id}-size`} label="Size" name="size" defaultValue={line.sizeUid} onChange={onChoose}>
          {line.sizes.map((size) => (
            <option key={size.uid} value={size.uid} disabled={!size.isInStock && size.uid !== line.sizeUid}>
              {size.label}
              {size.isInStock || (line.problem && size.uid === line.sizeUid) ? '' : ' (sold out)'}
            </option>
          ))}
        </InsetSelect>
      ) : null}
      <InsetSelect id={`${id}-quantity`} label="Quantity" short="Qty" name="quantity" defaultValue={line.quantity} onChange={onChoose}>
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
