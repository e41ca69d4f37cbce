import type { HeroBlock } from '@welt/brands'
import { Picture } from '#app/ui/picture.tsx'
import styles from '../hero.module.css'
import { HeroLinks } from './hero-links.tsx'

/** A shoe over its own name, set huge. */
export function NameHero({ block }: { readonly block: HeroBlock }) {
  const picture = block.pictures[0]
  return (
    <section className="name" style={{ background: `var(--${block.ground ?? 'tile'})` }}>
      <p
        className="name-huge"
        aria-hidden="true"
        style={{ '--letters': block.name?.length ?? 6 } as Record<string, number>}
      >
        {block.name}
      </p>
      {picture && (
        <Picture
          className="name-shoe"
          src={picture.src}
          alt={picture.alt}
          sizes="(min-width: 900px) 760px, 110vw"
          maxWidthPx={1200}
          isMain
        />
      )}
      <div className="name-text">
        <h1>{block.heading}</h1>
        <p className={styles.links}>
          <HeroLinks links={block.links} />
        </p>
      </div>
    </section>
  )
}
