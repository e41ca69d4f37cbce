import { Picture } from '#app/ui/picture.tsx'
import styles from './find-in-store.module.css'

interface ShoeSummaryProps {
  readonly name: string
  /** "Camel" or "Camel, $169.95" */
  readonly colour: string | null
  readonly picture: string | null | undefined
  readonly ground: string
}

export function ShoeSummary({ name, colour, picture, ground }: ShoeSummaryProps) {
  return (
    <div className={styles.shoe}>
      {picture && (
        <span className={styles.picture} style={{ background: ground }}>
          <Picture src={picture} alt="" sizes="56px" maxWidthPx={160} />
        </span>
      )}
      <p>
        <strong>{name}</strong>
        <span className={styles.facts}>{colour}</span>
      </p>
    </div>
  )
}
