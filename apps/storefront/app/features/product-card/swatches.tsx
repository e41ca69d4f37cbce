import type { CardFragment } from '#app/features/product/card.generated.ts'
import styles from './swatches.module.css'

const MAX_SWATCHES = 4

/** At most four colours, then the number of further ones. */
export function Swatches({
  colours,
}: {
  readonly colours: readonly Pick<CardFragment, 'url_key' | 'colour' | 'colour_swatch'>[]
}) {
  const rest = colours.length - MAX_SWATCHES
  return (
    <ul className={styles.swatches} aria-label="Colours">
      {colours.slice(0, MAX_SWATCHES).map((colour) => (
        <li
          key={colour.url_key}
          className={styles.swatch}
          style={{ background: colour.colour_swatch?.value ?? undefined }}
        >
          <span className="visually-hidden">{colour.colour}</span>
        </li>
      ))}
      {rest > 0 && (
        <li className={styles.more}>
          +{rest}
          <span className="visually-hidden"> more</span>
        </li>
      )}
    </ul>
  )
}
