import { useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { focusField } from '#app/ui/errors/focus-field.ts'
import { FieldError } from '#app/ui/field-error.tsx'
import { ALERT_TEXT } from '../find-in-store/delivered.tsx'
import styles from '../find-in-store/find-in-store.module.css'
import { FindPanel } from '../find-in-store/find-panel.tsx'
import { findMessages } from '../find-in-store/messages.ts'
import { ShoeSummary } from '../find-in-store/shoe-summary.tsx'
import type { ProductView } from '../product/product-view.ts'
import { sizeLabel } from '../product/sizes.ts'
import { SizePicker } from './size-picker.tsx'
import type { LiveProduct } from './use-live-product.ts'
import type { SizeState } from './use-size-choice.ts'

interface FindDialogProps {
  readonly view: ProductView
  readonly sizes: SizeState
  readonly live: LiveProduct
  /** Loads the stock again. */
  readonly refresh: () => void
  readonly onClose: () => void
}

/** The size is that of the page. [R2.65, A18] */
export function FindDialog({ view, sizes, live, refresh, onClose }: FindDialogProps) {
  const { chosen, chosenLabel, scale } = sizes
  const [isOpen, setOpen] = useState(true)
  const [isSizeMissing, setSizeMissing] = useState(false)
  const picker = useRef<HTMLDivElement>(null)
  // Closing returns the focus; unmounting alone would lose it.
  const close = () => setOpen(false)
  const showMissing = () => {
    setSizeMissing(true)
    focusField(picker.current, 'option')
  }
  const isSoldOut = chosen?.isInStock === false
  const name = [view.name, chosen && sizeLabel(chosen, scale)].filter(Boolean).join(', ')
  return (
    <Dialog title="Find in store" size="medium" isOpen={isOpen} onClose={onClose}>
      <FindPanel
        searchFor={chosen && `sku=${encodeURIComponent(chosen.sku)}`}
        onMissing={showMissing}
        wantedOf={() => (chosen ? [{ sku: chosen.sku, quantity: 1, name, size: chosen.size }] : [])}
        wantedText={chosenLabel}
        startsInStockOnly
        promise={live.delivery?.arrives}
        isSoldOut={isSoldOut}
        deliverText={isSoldOut ? ALERT_TEXT : 'Get it delivered'}
        onDeliver={close}
        onChosen={close}
      >
        <ShoeSummary name={view.name} colour={view.colour} picture={view.pictures[0]?.url} ground={view.ground} />
        {live.problem && (
          <div role="alert">
            <FieldError id="find-stock-error">{live.problem}</FieldError>
            <Button type="button" look="quiet" onClick={refresh}>
              Retry
            </Button>
          </div>
        )}
        <div ref={picker} className={styles.picker}>
          <SizePicker
            {...sizes}
            view={view}
            id="find-size"
            error={isSizeMissing && !chosen ? findMessages.size : undefined}
          />
        </div>
      </FindPanel>
    </Dialog>
  )
}
