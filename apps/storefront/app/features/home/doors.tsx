import type { DoorsBlock, HomeDoor } from '@welt/brands'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import styles from './doors.module.css'

interface DoorProps {
  readonly door: HomeDoor
  readonly look: DoorsBlock['look']
  readonly isEager: boolean
}

function Door({ door, look, isEager }: DoorProps) {
  const ground = look === 'cards' ? undefined : { background: `var(--${door.ground ?? 'tile'})` }
  return (
    <a href={door.href} className={styles.door}>
      {door.icon && <Icon name={door.icon} sizePx={28} />}
      {door.picture && (
        <span className={styles.picture} style={ground}>
          <Picture src={door.picture.src} alt={door.picture.alt} sizes="(min-width: 900px) 30vw, 60vw" maxWidthPx={800} isEager={isEager} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>{door.title}</span>
        {door.text && <span className={styles.text}>{door.text}</span>}
      </span>
    </a>
  )
}

/** Looks whose pictures stand in one row at the top; under a hero they begin in the first view. */
const ROWS: ReadonlySet<DoorsBlock['look']> = new Set(['round', 'crops'])

interface DoorsProps {
  readonly block: DoorsBlock
  readonly id: string
  readonly isNextToHero: boolean
}

/** Ways into the shop. */
export function Doors({ block, id, isNextToHero }: DoorsProps) {
  const isEager = isNextToHero && ROWS.has(block.look)
  return (
    <section className={`container section ${styles.doors}`} aria-labelledby={id}>
      <h2 id={id}>{block.heading}</h2>
      <ul className={styles[block.look]} style={{ '--doors': block.doors.length } as Record<string, number>}>
        {block.doors.map((door) => (
          <li key={door.href}>
            <Door door={door} look={block.look} isEager={isEager} />
          </li>
        ))}
      </ul>
    </section>
  )
}
