import type { ReactNode } from 'react'
import { useShop } from '#app/session/site/shop.ts'
import { CARD_SIZES, Picture } from '#app/ui/picture.tsx'
import { tileGround } from '../product/tint.ts'
import type { StyleView } from './list-view.ts'
import styles from './wishlist.module.css'

function StylePrice({ price: { now, was, isAdvertised } }: Pick<StyleView, 'price'>) {
  if (!was)
    return (
      <p className={styles.price}>
        {isAdvertised ? 'Now ' : ''}
        {now}
      </p>
    )
  return (
    <p className={styles.price}>
      <span className={styles.reduced}>
        {isAdvertised ? 'Now ' : <span className="visually-hidden">Now </span>}
        {now}
      </span>{' '}
      <s>
        <span className="visually-hidden">Was </span>
        {was}
      </s>
    </p>
  )
}

interface StyleTileProps {
  readonly style: StyleView
  /** At most one badge over the picture. */
  readonly mark?: ReactNode
  readonly children: ReactNode
}

/** Separate from listing cards, which need their own scripts. */
export function StyleTile({ style, mark, children }: StyleTileProps) {
  const shop = useShop()
  return (
    <li className={styles.tile}>
      <a href={style.href} className={styles.shoe}>
        <span className={styles.picture} style={{ background: tileGround(style.uid, shop.tintCount) }}>
          {style.imageUrl ? <Picture src={style.imageUrl} alt="" sizes={CARD_SIZES} maxWidthPx={800} /> : null}
          {mark}
        </span>
        <span className={styles.name}>{style.name}</span>
      </a>
      {style.colour ? <p className="mute small">{style.colour}</p> : null}
      <StylePrice price={style.price} />
      {children}
    </li>
  )
}
