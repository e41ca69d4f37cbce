import type { SlabBlock } from '@welt/brands'
import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { loadingGround } from './loading-ground.ts'
import styles from './slab.module.css'

/** Looks of one shop have plain class names. [decision 126] */
export function Slab({ block, id }: { readonly block: SlabBlock; readonly id: string }) {
  const isCampaign = block.look === 'campaign'
  return (
    <section
      className={isCampaign ? styles.campaign : `slab-${block.look}`}
      data-tone={block.tone}
      data-subject={block.subjectSide}
      aria-labelledby={id}
      style={isCampaign ? { background: block.backdrop } : undefined}
    >
      <Picture
        className={styles.picture}
        src={block.picture.src}
        alt={block.picture.alt}
        sizes="(min-width: 900px) 100vw, 180vw"
        width={2000}
        height={1100}
        maxWidthPx={1600}
        style={loadingGround(block.picture)}
      />
      <div className={styles.copy}>
        <h2 id={id}>{block.heading}</h2>
        <p>{block.text}</p>
        <ButtonLink href={block.link.href}>{block.link.text}</ButtonLink>
      </div>
    </section>
  )
}
