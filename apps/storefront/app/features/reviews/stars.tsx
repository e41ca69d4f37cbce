import styles from './stars.module.css'

/** Screen readers announce "4.7 out of 5 stars". */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span
      role="img"
      aria-label={`${rating} out of 5 stars`}
      className={styles.stars}
      style={{ '--filled': `${rating * 20}%` } as Record<string, string>}
    />
  )
}
