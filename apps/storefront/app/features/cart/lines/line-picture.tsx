import { GiftCardFace } from '#app/features/gift-card/gift-card-face.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { CartLine } from '../cart-model.ts'
import styles from './lines.module.css'

export function LinePicture({
  line,
  sizes,
}: {
  readonly line: Pick<CartLine, 'imageUrl' | 'giftCard'>
  readonly sizes: string
}) {
  if (line.giftCard)
    return (
      <span className={styles.giftCard}>
        <GiftCardFace sizes={sizes} />
      </span>
    )
  return line.imageUrl ? <Picture src={line.imageUrl} alt="" sizes={sizes} maxWidthPx={320} /> : null
}
