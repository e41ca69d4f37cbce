import type { SlabBlock } from '@welt/brands'
import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { loadingGround } from './loading-ground.ts'
import styles from './slab.module.css'

export function Slab({ block, id }: { readonly block: SlabBlock; readonly id: string }) {
  const isCampaign = block.look === 'campaign'
  return (
    <section
      className={styles[block.look]}
      data-tone={block.tone}
      data-subject={block.subjectSide}
      aria-labelledby={id}
      style={isCampaign ? { background: block.backdrop } : { background: `var(--${block.ground ?? 'tint'})` }}
    >
      <Picture
        className={styles.picture}
        src={block.picture.src}
        alt={block.picture.alt}
        sizes={isCampaign ? '(min-width: 900px) 100vw, 180vw' : '(min-width: 900px) 50vw, 100vw'}
        width={isCampaign ? 2000 : 1000}
        height={isCampaign ? 1100 : 1000}
        maxWidthPx={isCampaign ? 1600 : 1200}
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
