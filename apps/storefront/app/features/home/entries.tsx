import type { EntriesBlock, HomeEntry } from '@welt/brands'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import styles from './entries.module.css'

interface EntryTileProps {
  readonly entry: HomeEntry
  readonly look: EntriesBlock['look']
  readonly isEager: boolean
}

function EntryTile({ entry, look, isEager }: EntryTileProps) {
  const ground = look === 'cards' ? undefined : { background: `var(--${entry.ground ?? 'tile'})` }
  return (
    <a href={entry.href} className={styles.entry}>
      {entry.icon && <Icon name={entry.icon} sizePx={28} />}
      {entry.picture && (
        <span className={styles.picture} style={ground}>
          <Picture
            src={entry.picture.src}
            alt={entry.picture.alt}
            sizes="(min-width: 900px) 30vw, 60vw"
            maxWidthPx={800}
            isEager={isEager}
          />
        </span>
      )}
      <span className={styles.copy}>
        <span className={styles.title}>{entry.title}</span>
        {entry.text && <span className={styles.text}>{entry.text}</span>}
      </span>
    </a>
  )
}

/** Looks with plain titles. */
function PlainEntry({ entry, isEager }: Omit<EntryTileProps, 'look'>) {
  return (
    <a href={entry.href} style={entry.ground && { background: `var(--${entry.ground})` }}>
      <strong>{entry.title}</strong>
      {entry.text && <span>{entry.text}</span>}
      {entry.picture && (
        <Picture
          src={entry.picture.src}
          alt={entry.picture.alt}
          sizes="(min-width: 900px) 300px, 60vw"
          maxWidthPx={800}
          isEager={isEager}
        />
      )}
    </a>
  )
}

/** Looks that are one row of pictures; below a hero they are in the first view. */
const ROWS: ReadonlySet<EntriesBlock['look']> = new Set(['round', 'crops', 'trio'])

interface EntriesProps {
  readonly block: EntriesBlock
  readonly id: string
  readonly isNextToHero: boolean
}

export function Entries({ block, id, isNextToHero }: EntriesProps) {
  const { look } = block
  const isEager = isNextToHero && ROWS.has(look)
  return (
    <section className={`container section ${styles.entries}`} aria-labelledby={id}>
      <h2 id={id}>{block.heading}</h2>
      {look === 'bar' || look === 'trio' ? (
        <ul className={`entry-${look}`}>
          {block.entries.map((entry) => (
            <li key={entry.href}>
              <PlainEntry entry={entry} isEager={isEager} />
            </li>
          ))}
        </ul>
      ) : (
        <ul
          className={styles[look] ?? `entry-${look}`}
          style={{ '--entries': block.entries.length } as Record<string, number>}
        >
          {block.entries.map((entry) => (
            <li key={entry.href}>
              <EntryTile entry={entry} look={look} isEager={isEager} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
