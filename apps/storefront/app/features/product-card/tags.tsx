import type { ProductTag } from '../product/card-data.ts'
import styles from './tags.module.css'

/** [R3.53] */
export function Tags({ tags }: { readonly tags: readonly ProductTag[] }) {
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag.text} className={styles.tag} style={{ color: tag.text_colour, background: tag.background_colour }}>
          {tag.text}
        </li>
      ))}
    </ul>
  )
}
