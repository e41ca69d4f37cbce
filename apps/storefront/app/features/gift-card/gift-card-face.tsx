import type { ReactNode } from 'react'
import { useShop } from '#app/session/site/shop.ts'
import { Picture } from '#app/ui/picture.tsx'
import styles from './face.module.css'

/** A gift card as it looks: the site's name, its colours and its shoe, with what stands on it. */
export function GiftCardFace({
  sizes,
  isMain = false,
  children,
}: {
  readonly sizes: string
  readonly isMain?: boolean
  readonly children?: ReactNode
}) {
  const { name, layout } = useShop()
  return (
    <div className={styles.card}>
      <span className={styles.disc} />
      <Picture src={layout.giftCardShoe} alt="" sizes={sizes} maxWidthPx={640} isMain={isMain} className={styles.shoe} />
      <div className={styles.texts}>
        <p className={styles.shop}>{name.toLowerCase()}</p>
        {children}
      </div>
    </div>
  )
}
