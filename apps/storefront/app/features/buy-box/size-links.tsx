import { type ComponentProps, Suspense, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { goTo, later } from '#app/ui/preloadable.ts'
import styles from './size-picker.module.css'

const SizeGuide = later(async () => (await import('../fit/size-guide.tsx')).SizeGuide, goTo('/size-guide'))

interface SizeLinksProps extends Pick<ComponentProps<typeof SizeGuide>, 'scale' | 'choices' | 'chosen'> {
  readonly sku: string
  readonly isCollectOffered: boolean
}

/** [R3.106] */
export function SizeLinks({ sku, isCollectOffered, ...shoe }: SizeLinksProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className={styles.links}>
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
        <a href={`/stock-alert?sku=${encodeURIComponent(sku)}`} rel="nofollow">
          My size isn’t here
        </a>
        {isCollectOffered && (
          <a href="/store-locator">
            <Icon name="store" sizePx={20} />
            Find in store
          </a>
        )}
      </p>
      <Suspense>{isOpen && <SizeGuide {...shoe} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
