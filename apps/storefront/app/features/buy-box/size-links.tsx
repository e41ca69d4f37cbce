import { Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { goTo, later } from '#app/ui/preloadable.ts'
import type { ProductView } from '../product/product-view.ts'
import type { SizeChoice } from '../product/sizes.ts'
import styles from './size-picker.module.css'

const SizeGuide = later(async () => (await import('../fit/size-guide.tsx')).SizeGuide, goTo('/size-guide'))

interface SizeLinksProps {
  readonly view: ProductView
  readonly choices: readonly SizeChoice[]
  readonly chosen: SizeChoice | undefined
}

/** [R3.106] */
export function SizeLinks({ view, choices, chosen }: SizeLinksProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className={styles.links}>
        {view.scale && (
          <a
            href="/size-guide"
            onClick={(event) => {
              event.preventDefault()
              setOpen(true)
            }}
          >
            <Icon name="ruler" sizePx={20} />
            Size guide
          </a>
        )}
        {view.scale && (
          <a href={`/stock-alert?sku=${encodeURIComponent(view.sku)}`} rel="nofollow">
            My size isn’t here
          </a>
        )}
        {view.isCollectOffered && (
          <Button look="quiet" form="find-in-store">
            <Icon name="store" sizePx={20} />
            Find in store
          </Button>
        )}
      </p>
      <Suspense>
        {isOpen && (
          <SizeGuide scale={view.scale?.code} choices={choices} chosen={chosen} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
