import type { HeroBlock } from '@welt/brands'
import { Picture } from '#app/ui/picture.tsx'
import styles from '../hero.module.css'
import { HeroLinks } from './hero-links.tsx'

/** A shoe in an arch. */
export function ArchHero({ block }: { readonly block: HeroBlock }) {
  return (
    <section className="arch" style={{ background: `var(--${block.ground ?? 'tile'})` }}>
      <div className="arch-copy">
        <h1>{block.heading}</h1>
        {block.text && <p className={styles.text}>{block.text}</p>}
        <p className={styles.links}>
          <HeroLinks links={block.links} />
        </p>
      </div>
      <div className="arch-pictures">
        {block.pictures.map((picture, index) => (
          <div key={picture.src} className="arch-picture">
            <Picture
              src={picture.src}
              alt={picture.alt}
              sizes="(min-width: 900px) 560px, 90vw"
              isMain={index === 0}
              isEager
            />
          </div>
        ))}
      </div>
    </section>
  )
}
