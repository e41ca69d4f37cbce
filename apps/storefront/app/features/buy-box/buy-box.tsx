import { Suspense, useRef, useState } from 'react'
import { FieldError } from '#app/ui/field-error.tsx'
import { goTo, later, nothing } from '#app/ui/preloadable.ts'
import { ServerIsland } from '#app/ui/server-island.tsx'
import { ExpressPlace } from '../express/express-place.tsx'
import type { ProductView, SizeInAddress } from '../product/product-view.ts'
import styles from './buy-box.module.css'
import { BarButton, BuyButtons } from './buy-buttons.tsx'
import { SizeLinks } from './size-links.tsx'
import { SizePicker } from './size-picker.tsx'
import { StickyBar } from './sticky-bar.tsx'
import { countMessage, useAddToCart } from './use-add-to-cart.ts'
import type { LiveProduct } from './use-live-product.ts'
import { useSizeCheck } from './use-size-check.ts'
import { useSizeChoice } from './use-size-choice.ts'

const StockAlert = later(async () => (await import('../stock-alert/stock-alert.tsx')).StockAlert, nothing)
const FindDialog = later(async () => (await import('./find-dialog.tsx')).FindDialog, goTo('/store-locator'))

interface BuyBoxProps {
  readonly view: ProductView
  readonly live: LiveProduct
  readonly onRefused: () => void
  readonly inAddress: SizeInAddress
}

/** [R2.79, R3.56] */
export function BuyBox({ view, live, onRefused, inAddress }: BuyBoxProps) {
  const sizes = useSizeChoice(view, live, inAddress)
  const { chosen, chosenLabel } = sizes
  const adding = useAddToCart(view.uid, chosen?.sku, onRefused)
  const [isFinding, setFinding] = useState(false)
  const [form, error, check] = useSizeCheck(chosen, adding.state, sizes.choose)
  const mainButtons = useRef<HTMLDivElement>(null)
  if (live.Withdrawn) return <live.Withdrawn path={view.path} />
  return (
    <>
      <adding.Form
        ref={form}
        id="add-to-cart"
        method="post"
        action="/cart/add"
        className={styles.form}
        onSubmit={check}
      >
        <input type="hidden" name="sku" value={view.sku} />
        <input type="hidden" name="quantity" value="1" />
        <input type="hidden" name="returnTo" value={view.path} />
        <SizePicker {...sizes} view={view} error={error} />
        <SizeLinks {...sizes} view={view} />
        <ServerIsland name="product-fit" html={view.html.fit} />
        <BuyButtons {...sizes} {...adding} view={view} area={mainButtons} />
        <p role="status" className="small">
          {live.problem && `${live.problem}. We’ll check stock again in your bag.`}
        </p>
        <div role="alert">{adding.error && <FieldError id="add-error">{adding.error}</FieldError>}</div>
        <p role="status" className="visually-hidden">
          {adding.isAdded && chosenLabel && `${view.name}, ${chosenLabel}, added to bag. ${countMessage(adding.data)}`}
        </p>
      </adding.Form>
      {view.expressCents !== undefined && !sizes.isGone && (
        <ExpressPlace
          goods={{ sku: view.sku, option: chosen?.optionUid ?? '', totalCents: view.expressCents, isDelivered: true }}
          onMissing={chosen ? undefined : () => form.current?.requestSubmit()}
        >
          <ServerIsland name="product-express" html={view.html.express} />
        </ExpressPlace>
      )}
      {chosen?.isInStock === false && (
        <Suspense>
          <StockAlert key={chosen.sku} sku={chosen.sku} size={chosenLabel} />
        </Suspense>
      )}
      {view.isCollectOffered && (
        <form
          id="find-in-store"
          action="/find-in-store"
          onSubmit={(event) => {
            event.preventDefault()
            setFinding(true)
          }}
        >
          <input type="hidden" name="sku" value={view.sku} />
        </form>
      )}
      <Suspense>
        {isFinding && (
          <FindDialog view={view} sizes={sizes} live={live} refresh={onRefused} onClose={() => setFinding(false)} />
        )}
      </Suspense>
      <StickyBar main={mainButtons}>
        <div className={styles.barFacts}>
          <ServerIsland name="product-price" html={view.html.price} />
          <span className="mute small">{[chosenLabel, view.colour].filter(Boolean).join(' · ')}</span>
        </div>
        <BarButton {...sizes} {...adding} view={view} />
      </StickyBar>
    </>
  )
}
