import type { DoorsBlock, HomeDoor } from '@welt/brands'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import styles from './doors.module.css'

function Door({ door, look }: { readonly door: HomeDoor; readonly look: DoorsBlock['look'] }) {
  const ground = look === 'cards' ? undefined : { background: `var(--${door.ground ?? 'tile'})` }
  return (
    <a href={door.href} className={styles.door}>
      {door.icon && <Icon name={door.icon} sizePx={28} />}
      {door.picture && (
        <span className={styles.picture} style={ground}>
          <Picture src={door.picture.src} alt={door.picture.alt} sizes="(min-width: 900px) 30vw, 60vw" maxWidthPx={800} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>{door.title}</span>
        {door.text && <span className={styles.text}>{door.text}</span>}
      </span>
    </a>
  )
}

/** Ways into the shop. @source ux §4 */
export function Doors({ block, id }: { readonly block: DoorsBlock; readonly id: string }) {
  return (
    <section className={`container section ${styles.doors}`} aria-labelledby={id}>
      <h2 id={id}>{block.heading}</h2>
      <ul className={styles[block.look]} style={{ '--doors': block.doors.length } as Record<string, number>}>
        {block.doors.map((door) => (
          <li key={door.href}>
            <Door door={door} look={block.look} />
          </li>
        ))}
      </ul>
    </section>
  )
}
