import { wordmarks } from '@welt/brands/wordmarks'
import type { ReactNode } from 'react'
import { useShop } from '#app/session/site/shop.ts'
import { Picture } from '#app/ui/picture.tsx'
import styles from './face.module.css'

/** The wordmark as plain text. */
function markOf(site: string, name: string): string {
  const pieces = Object.hasOwn(wordmarks, site) ? wordmarks[site as keyof typeof wordmarks] : [name]
  const texts = pieces.map((piece) =>
    typeof piece === 'string' ? piece : `${piece.as === 'place' ? ' ' : ''}${piece.text}`,
  )
  return texts.join('').replace('ı', 'i')
}

export function GiftCardFace({
  sizes,
  isMain = false,
  children,
}: {
  readonly sizes: string
  readonly isMain?: boolean
  readonly children?: ReactNode
}) {
  const { id, name, layout } = useShop()
  return (
    <div className={styles.card}>
      <span className={styles.disc} />
      <Picture
        src={layout.giftCardShoe}
        alt=""
        sizes={sizes}
        maxWidthPx={640}
        isMain={isMain}
        className={styles.shoe}
      />
      <div className={styles.texts}>
        <p className={styles.shop}>{markOf(id, name)}</p>
        {children}
      </div>
    </div>
  )
}
